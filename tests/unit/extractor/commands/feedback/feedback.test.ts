import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { readAll, readBytes } from '../../feedback/support/read-all.ts';
import { makeFeedback, runFeedback } from '../../feedback/support/run-feedback.ts';
import { catchError } from '../../support/catch-error.ts';
import { runCli } from '../../support/cli.ts';

const KEYS = {
  first: '11111111-0000-4000-8000-000000000001',
  second: '22222222-0000-4000-8000-000000000002',
  third: '22222222-0000-4000-8000-000000000003',
  fourth: '44444444-0000-4000-8000-000000000004',
};

const ANSWERS = [
  { key: KEYS.first, at: '2026-01-01T10:00Z', page: '/a/', answer: 'yes' as const },
  {
    key: KEYS.second,
    at: '2026-01-02T10:00Z',
    page: '/a/',
    answer: 'no' as const,
    details: 'Where is\nthe "key", please?',
    email: 'ann@example.com',
  },
  {
    key: KEYS.third,
    at: '2026-01-03T10:00Z',
    page: '/b/',
    answer: 'no' as const,
    details: '=HYPERLINK("https://evil.example")',
  },
  { key: KEYS.fourth, at: '2026-01-04T10:00Z', page: '/b/', answer: 'yes' as const },
];

/** Moves the cursor, sets the title of the window, turns the direction of text. */
const HOSTILE = '\u001B[2J\u001B]0;pwned\u0007 \u009B31m \u202Egnp.exe\u0000';
const CONTROLS = /[\p{Cc}\u202E]/u;

function getPages(output: string): string[] {
  return (JSON.parse(output) as { page: string }[]).map(({ page }) => page);
}

describe('feedback list', () => {
  test('shows the newest first, without addresses', async () => {
    const { folder } = makeFeedback(ANSWERS);
    expect(await runFeedback(folder, 'list')).toEqual({
      err: '',
      out: [
        'RECEIVED (UTC)    KEY       ANSWER  PAGE  DETAILS',
        '2026-01-04 10:00  44444444  yes     /b/',
        '2026-01-03 10:00  22222222  no      /b/   =HYPERLINK("https://evil.example")',
        '2026-01-02 10:00  22222222  no      /a/   Where is the "key", please?',
        '2026-01-01 10:00  11111111  yes     /a/',
        '',
      ].join('\n'),
    });
  });

  test('shows addresses on request', async () => {
    const { folder } = makeFeedback(ANSWERS);
    const plain = await runFeedback(folder, 'list', '--format', 'json');
    expect(plain.out).not.toMatch(/email|ann@/);
    const { out } = await runFeedback(folder, 'list', '--emails', '--format', 'json');
    expect((JSON.parse(out) as unknown[])[2]).toEqual({
      key: KEYS.second,
      received: '2026-01-02T10:00:00.000Z',
      page: '/a/',
      answer: 'no',
      details: 'Where is\nthe "key", please?',
      email: 'ann@example.com',
    });
    expect((await runFeedback(folder, 'list', '--emails')).out).toMatch(
      / {2}E-MAIL\n.+ann@example/s,
    );
  });

  test.each([
    [
      ['--page', '/a/'],
      ['/a/', '/a/'],
    ],
    [
      ['--page', '/a'],
      ['/a/', '/a/'],
    ],
    [['--page', '/'], []],
    [
      ['--answer', 'no'],
      ['/b/', '/a/'],
    ],
    [
      ['--since', '2026-01-03'],
      ['/b/', '/b/'],
    ],
    [['--since', '2026-01-03T12:00+01:00'], ['/b/']],
    [['--page', '/b/', '--answer', 'yes'], ['/b/']],
    [['--limit', '1'], ['/b/']],
    [['--limit', '0'], []],
  ])('narrows down by %j', async (args, pages) => {
    const { folder } = makeFeedback(ANSWERS);
    const { out } = await runFeedback(folder, 'list', ...args, '--format', 'json');
    expect(getPages(out)).toEqual(pages);
  });

  test('says how many it leaves out, and when there are none', async () => {
    const { folder } = makeFeedback(ANSWERS);
    const { err } = await runFeedback(folder, 'list', '--limit', '3');
    expect(err).toBe('Showing the newest 3 of 4. To see more, use --limit.\n');
    expect(await runFeedback(folder, 'list', '--page', '/c/')).toEqual({
      out: '',
      err: 'No answers.\n',
    });
    expect((await runFeedback(folder, 'list', '--limit', '3', '--quiet')).err).toBe('');
  });
});

describe('feedback summary', () => {
  const votes = (page: string, yes: number, no: number) =>
    Array.from({ length: yes + no }, (_, index) => ({
      at: `2026-02-01T00:00:${String(index).padStart(2, '0')}Z`,
      page,
      answer: index < yes ? ('yes' as const) : ('no' as const),
    }));

  test('ranks pages by the share of "no", and shows the newest comments', async () => {
    const given = [...ANSWERS, ...votes('/a/', 0, 3), ...votes('/b/', 4, 1), ...votes('/c/', 0, 2)];
    const { folder } = makeFeedback(given);
    const { out, err } = await runFeedback(folder, 'summary');
    expect(out).toBe(
      [
        '"NO"  ANSWERS  COMMENTS  PAGE',
        '80 %  4 of 5   1         /a/',
        '29 %  2 of 7   1         /b/',
        '',
        '2026-01-03 10:00  no  /b/',
        '  =HYPERLINK("https://evil.example")',
        '',
        '2026-01-02 10:00  no  /a/',
        '  Where is',
        '  the "key", please?',
        '',
      ].join('\n'),
    );
    expect(err).toBe(
      'Not shown: 1 page with fewer than 3 answers. To see all pages, use --minimum 1.\n',
    );
  });

  test('ranks more answers higher if the share is the same', async () => {
    const { folder } = makeFeedback([...votes('/a/', 1, 1), ...votes('/b/', 2, 2)]);
    const { out } = await runFeedback(folder, 'summary', '--minimum', '1', '--format', 'json');
    expect(JSON.parse(out)).toEqual({
      pages: [
        { page: '/b/', answers: 4, no: 2, comments: 0, share: 0.5 },
        { page: '/a/', answers: 2, no: 1, comments: 0, share: 0.5 },
      ],
      comments: [],
    });
  });

  test('filters, and never shows an address', async () => {
    const { folder } = makeFeedback(ANSWERS);
    const args = ['--since', '2026-01-02', '--page', '/a/', '--minimum', '1', '--format', 'json'];
    const { out } = await runFeedback(folder, 'summary', ...args);
    expect(JSON.parse(out)).toMatchObject({ pages: [{ page: '/a/', answers: 1, no: 1 }] });
    expect(out).not.toContain('ann@');
    const { out: none } = await runFeedback(folder, 'summary', '--comments', '1');
    expect(none).not.toContain('please');
    expect(await runFeedback(folder, 'summary', '--page', '/c/')).toEqual({
      out: '',
      err: 'No answers.\n',
    });
  });
});

describe('feedback export', () => {
  test('writes CSV that no spreadsheet runs', async () => {
    const { folder } = makeFeedback([
      ...ANSWERS,
      ...['+1', '-1', '@SUM(A1)'].map((details, index) => ({
        key: `99999999-0000-4000-8000-00000000000${index}`,
        at: '2025-01-01T00:00Z',
        details,
      })),
    ]);
    const { out, err } = await runFeedback(folder, 'export');
    expect(out.split('\r\n')).toEqual([
      'key,received,page,answer,details',
      `${KEYS.fourth},2026-01-04T10:00:00.000Z,/b/,yes,`,
      `${KEYS.third},2026-01-03T10:00:00.000Z,/b/,no,"'=HYPERLINK(""https://evil.example"")"`,
      `${KEYS.second},2026-01-02T10:00:00.000Z,/a/,no,"Where is\nthe ""key"", please?"`,
      `${KEYS.first},2026-01-01T10:00:00.000Z,/a/,yes,`,
      `99999999-0000-4000-8000-000000000000,2025-01-01T00:00:00.000Z,/concepts/,yes,'+1`,
      `99999999-0000-4000-8000-000000000001,2025-01-01T00:00:00.000Z,/concepts/,yes,'-1`,
      `99999999-0000-4000-8000-000000000002,2025-01-01T00:00:00.000Z,/concepts/,yes,'@SUM(A1)`,
      '',
    ]);
    expect(err).toBe('7 answers exported.\n');
  });

  test('writes addresses on request, to a file that only its owner can read', async () => {
    const { folder } = makeFeedback(ANSWERS);
    const args = ['--emails', '--page', '/a/', '--out', 'feedback.csv'];
    const { out, err } = await runFeedback(folder, 'export', ...args);
    const file = path.join(folder, 'feedback.csv');
    expect([out, err]).toEqual(['', '2 answers exported to feedback.csv.\n']);
    expect(readFileSync(file, 'utf8')).toMatch(/^key,.+,email\r\n.+,ann@example\.com\r\n.+,\r\n$/s);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('writes all of them as JSON, however many', async () => {
    const at = '2026-01-01T00:00Z';
    const { folder } = makeFeedback(Array.from({ length: 100 }, () => ({ at })));
    const { out } = await runFeedback(folder, 'export', '--format', 'json');
    expect(JSON.parse(out)).toHaveLength(100);
    expect(out.endsWith(']\n')).toBe(true);
  });

  test('says which file it cannot write', async () => {
    const { folder } = makeFeedback(ANSWERS);
    const error = await catchError(() => runFeedback(folder, 'export', '--out', 'no/feedback.csv'));
    expect(error).toMatchObject({ code: 'OUTPUT_FAILED', hint: 'Choose another file with --out.' });
  });
});

describe('answers cannot control a terminal', () => {
  const given = [{ at: '2026-01-01T00:00Z', details: HOSTILE, email: 'a\u202E@b.example' }];

  test.each([
    ['list', ['list', '--emails']],
    ['list as JSON', ['list', '--emails', '--format', 'json']],
    ['summary', ['summary', '--minimum', '1']],
    ['summary as JSON', ['summary', '--format', 'json']],
    ['export as JSON', ['export', '--emails', '--format', 'json']],
  ])('%s', async (_what, args) => {
    const { folder } = makeFeedback(given);
    const { out } = await runFeedback(folder, ...args);
    expect(out.replaceAll('\n', '')).not.toMatch(CONTROLS);
    expect(out).toContain('gnp.exe');
  });

  test('export as CSV, which keeps the lines and tabs of a text', async () => {
    const details = `a\tb\r\n${HOSTILE}`;
    const { folder } = makeFeedback([{ at: '2026-01-01T00:00Z', details }]);
    const { out } = await runFeedback(folder, 'export');
    expect(out).toContain('a\tb\r\n\\u{1b}[2J\\u{1b}]0;pwned\\u{7} \\u{9b}31m ');
    expect(out.replace(/[\r\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
  });

  test('and JSON preserves it', async () => {
    const { folder } = makeFeedback(given);
    const { out } = await runFeedback(folder, 'export', '--format', 'json');
    expect(JSON.parse(out)).toMatchObject([{ details: HOSTILE }]);
  });
});

describe('feedback delete', () => {
  test.each([
    [['--key', KEYS.first], [KEYS.first]],
    [['--key', '44444444'], [KEYS.fourth]],
    [['--key', KEYS.third.toUpperCase()], [KEYS.third]],
    [
      ['--page', '/a'],
      [KEYS.second, KEYS.first],
    ],
    [['--email', 'Ann@example.com'], [KEYS.second]],
    [['--before', '2026-01-02'], [KEYS.first]],
    [['--page', '/b/', '--before', '2026-01-04'], [KEYS.third]],
    [['--all'], [KEYS.fourth, KEYS.third, KEYS.second, KEYS.first]],
  ])('%j deletes matching answers, with every byte, after a confirmation', async (args, taken) => {
    const { file, folder } = makeFeedback(ANSWERS);
    const refused = await catchError(() => runFeedback(folder, 'delete', ...args));
    expect(refused).toMatchObject({ code: 'USAGE', hint: 'To delete, add --yes.' });
    expect(refused.message).toMatch(`Nothing was deleted. ${taken.length} answer`);
    expect(readAll(file)).toHaveLength(4);
    await runFeedback(folder, 'delete', ...args, '--yes');
    const bytes = readBytes(file);
    const remaining = readAll(file).map(({ key }) => key);
    expect(
      Object.values(KEYS)
        .filter((key) => !remaining.includes(key))
        .reverse(),
    ).toEqual(taken);
    expect(taken.filter((key) => bytes.includes(key))).toEqual([]);
    expect(bytes.includes('ann@example.com')).toBe(remaining.includes(KEYS.second));
  });

  test('says what it deleted', async () => {
    const { folder } = makeFeedback(ANSWERS);
    expect(await runFeedback(folder, 'delete', '--before', '2026-01-04', '--yes')).toEqual({
      out: 'ANSWERS  E-MAILS  PAGE\n2        1        /a/\n1        0        /b/\n',
      err: 'Deleted 3 answers, 1 of them with an e-mail address.\n',
    });
    const { out } = await runFeedback(folder, 'delete', '--before', '2026-01-04', '--yes');
    expect(out).toBe('No answers match, so nothing was deleted.\n');
  });

  test.each([
    [
      [],
      'You have not specified which answers to delete.',
      /--key, --page, --email or --before, or use --all/,
    ],
    [['--all', '--page', '/a/'], '--all cannot be combined with other filters.', /^Select answers/],
    [['--key', 'x'], '`x` is not a key.', /`wrapdocs feedback list` shows/],
    [['--key', '222222%'], '`222222%` is not a key.', /whole key/],
    [
      ['--key', '22222222'],
      '2 keys begin with `22222222`.',
      /list --format json` shows the whole keys/,
    ],
  ])('%j is refused', async (args, message, hint) => {
    const { file, folder } = makeFeedback(ANSWERS);
    const error = await catchError(() => runFeedback(folder, 'delete', ...args, '--yes'));
    expect(error).toMatchObject({ code: 'USAGE', exitCode: 1, message });
    expect(error.hint).toMatch(hint);
    expect(readAll(file)).toHaveLength(4);
  });
});

describe('a database that cannot be read is explained:', () => {
  test.each(['list', 'summary', 'export', 'delete'])('none yet, for %s', async (command) => {
    const { file, folder } = makeFeedback();
    const args = command === 'delete' ? ['--all', '--yes'] : [];
    const error = await catchError(() => runFeedback(folder, command, ...args));
    expect(error).toMatchObject({
      code: 'FEEDBACK_NOT_FOUND',
      exitCode: 1,
      message: `There is no feedback yet: ${file} does not exist.`,
    });
    expect(error.hint).toMatch(/^`wrapdocs serve` creates it/);
  });

  test('no feedback in the configuration', async () => {
    const { folder } = makeFeedback([], {});
    const error = await catchError(() => runFeedback(folder, 'list'));
    expect(error.message).toBe(
      `Feedback is not enabled in ${path.join(folder, 'wrapdocs.config.mjs')}.`,
    );
    expect(error.hint).toContain('Add `feedback: {}` to the configuration');
  });

  test('another file', async () => {
    const { file, folder } = makeFeedback(ANSWERS);
    writeFileSync(file, 'A letter.\n'.repeat(500));
    const error = await catchError(() => runFeedback(folder, 'list'));
    expect(error.message).toBe(`${file} is not an SQLite database.`);
  });

  test('a damaged one', async () => {
    const { file, folder } = makeFeedback(ANSWERS);
    truncateSync(file, 8192);
    const error = await catchError(() => runFeedback(folder, 'list'));
    expect(error.code).toBe('FEEDBACK_UNREADABLE');
    expect(error.message).toMatch(/feedback\.sqlite is damaged: /);
  });

  test('one of a newer wrapdocs', async () => {
    const { file, folder } = makeFeedback(ANSWERS);
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 9');
    database.close();
    const error = await catchError(() => runFeedback(folder, 'list'));
    expect(error.message).toMatch(
      /was created by a newer version of wrapdocs \(schema 9; this version supports 1\)\.$/,
    );
    expect(error.hint).toBe('Update wrapdocs.');
  });

  test('one that is locked', async () => {
    const { file, folder } = makeFeedback(ANSWERS);
    const database = new DatabaseSync(file);
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    const error = await catchError(() => runFeedback(folder, 'delete', '--all', '--yes'));
    database.close();
    expect(error).toMatchObject({
      code: 'FEEDBACK_LOCKED',
      message: `${file} is in use by another program.`,
    });
    expect(readAll(file)).toHaveLength(4);
  });
});

describe('the command line', () => {
  const project = () => ({ ...makeFeedback(ANSWERS), env: {} as never });

  test.each(['list', 'summary', 'export', 'delete'])('%s has help with examples', async (name) => {
    const { exitCode, stdout } = await runCli(['feedback', name, '--help'], project());
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/\nExamples:\n {2}\$ wrapdocs feedback /);
    expect(stdout).toContain('--quiet');
  });

  test.each([
    [['lst'], /Did you mean list\?/],
    [['list', '--answer', 'maybe'], /Allowed choices are yes, no/],
    [['list', '--limit', '-1'], /argument '-1' is invalid\. Enter a whole number/],
    [['list', '--since', '2026-02-30'], /Enter a day such as 2026-01-31/],
    [['delete', '--before', 'yesterday'], /Enter a day such as 2026-01-31/],
    [['export', '--format', 'xml'], /Allowed choices are csv, json/],
    [['delete'], /^Error: You have not specified which answers to delete\.\n→ Select answers/],
  ])('answers %j with a hint and code 1', async (args, expected) => {
    const { exitCode, stdout, stderr } = await runCli(['feedback', ...args], project());
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(expected);
  });
});
