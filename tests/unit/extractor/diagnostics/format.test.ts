import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFindings } from '../../../../extractor/diagnostics/format.ts';
import { makePrintable } from '../../../../extractor/terminal/printable.ts';
import { countFindings, makeFindings } from '../../../../extractor/diagnostics/finding.ts';
import { formatError } from '../../../../extractor/diagnostics/format-error.ts';
import { WrapdocsError } from '../../../../extractor/errors.ts';
import { makeDiagnostic } from '../support/contract.ts';
import { FINDINGS } from '../support/findings.ts';

const plain = (_style: unknown, text: string) => text;

describe('text', () => {
  test('groups by file and closes with the counts', () => {
    expect(formatFindings(FINDINGS, 'text', plain)).toMatchInlineSnapshot(`
      "src/shop/main.py:12:5  warning  WD201 placeholder-without-parameter
        The path /a/{b} contains {b}, but read does not have this parameter.
        → Add a function parameter.
      src/shop/main.py:40  note  WD401 undocumented-operation
        read has no docstring.
        → Say in one line what it does.

      src/shop/a,b: ü\\u{1b}.py:1  error  WD101 file-not-parsed
        a\\u{1b}[2Jb\\u{d}\\u{a}::error::c\\u{202e}d <script>100%
        → Fix\\u{a}it.

      shop  warning  WD104 empty-package
        Nothing.
        → Look.

      1 error, 2 warnings, 1 note in shop"
    `);
  });

  test('says that there is nothing', () => {
    expect(formatFindings([], 'text', plain)).toBe('no findings');
  });

  test('paints the severity', () => {
    const painted = formatFindings(
      FINDINGS.slice(0, 1),
      'text',
      (style, text) => `<${String(style)}>${text}</>`,
    );
    expect(painted).toContain('<yellow,bold>warning</>');
    expect(painted).toMatch(/<yellow>1 warning in shop<\/>$/);
  });
});

describe('github', () => {
  test('is one command per line, whatever the text contains', () => {
    expect(formatFindings(FINDINGS, 'github', plain)).toMatchInlineSnapshot(`
      "::warning file=src/shop/main.py,line=12,endLine=14,col=5,title=WD201 placeholder-without-parameter::The path /a/{b} contains {b}, but read does not have this parameter.%0AAdd a function parameter.
      ::notice file=src/shop/main.py,line=40,title=WD401 undocumented-operation::read has no docstring.%0ASay in one line what it does.
      ::error file=src/shop/a%2Cb%3A ü\\u{1b}.py,line=1,title=WD101 file-not-parsed::a\\u{1b}[2Jb\\u{d}%0A::error::c\\u{202e}d <script>100%25%0AFix%0Ait.
      ::warning title=WD104 empty-package::Nothing.%0ALook."
    `);
  });

  test('property: no text of a finding begins a line or ends a property', () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', ':', ',', '%', '\r', '\n', '=', '\u001B'),
    });
    fc.assert(
      fc.property(texts, texts, texts, (file, rule, message) => {
        const finding = {
          package: 'shop',
          ...makeDiagnostic({ rule, message, location: { file, line: 3 } }),
        };
        const line = formatFindings([finding], 'github', plain);
        const match = /^::warning file=([^,:\r\n]*),line=3,title=([^,:\r\n]*)::([^\r\n]*)$/.exec(
          line,
        );
        const decode = (part = '') => decodeURIComponent(part);
        const show = (part: string) =>
          part.replaceAll('\r', '\\u{d}').replaceAll('\u001B', '\\u{1b}');
        expect(decode(match?.[1])).toBe(show(file));
        expect(decode(match?.[2])).toBe(`WD201 ${show(rule)}`);
        expect(decode(match?.[3])).toBe(`${show(message)}\nAdd a function parameter.`);
      }),
    );
  });
});

describe('json', () => {
  test('is the findings', () => {
    expect(JSON.parse(formatFindings(FINDINGS, 'json', plain))).toEqual(FINDINGS);
    expect(formatFindings([], 'json', plain)).toBe('[]');
  });
});

interface SarifLog {
  $schema: string;
  version: string;
  runs: {
    tool: { driver: { name: string; rules: { id: string; name: string }[] } };
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      message: { text: string };
      locations: {
        physicalLocation?: {
          artifactLocation: { uri: string };
          region: { startLine: number; startColumn?: number; endLine?: number };
        };
        logicalLocations: { fullyQualifiedName: string }[];
      }[];
    }[];
  }[];
}

describe('sarif', () => {
  const log = JSON.parse(formatFindings(FINDINGS, 'sarif', plain)) as SarifLog;
  const [run] = log.runs;

  test('is a log of version 2.1.0 with one run', () => {
    expect(log.version).toBe('2.1.0');
    expect(log.$schema).toContain('sarif-2.1.0');
    expect(log.runs).toHaveLength(1);
    expect(run?.tool.driver.name).toBe('wrapdocs');
  });

  test('lists each rule once, and each result points to its rule', () => {
    const rules = run?.tool.driver.rules ?? [];
    expect(rules.map(({ id }) => id)).toEqual(['WD101', 'WD104', 'WD201', 'WD401']);
    for (const result of run?.results ?? []) {
      expect(rules[result.ruleIndex]?.id).toBe(result.ruleId);
      expect(['error', 'warning', 'note']).toContain(result.level);
    }
  });

  test('writes locations as valid URI references', () => {
    const places = run?.results.map(({ locations }) => locations[0]?.physicalLocation);
    expect(places?.[0]).toEqual({
      artifactLocation: { uri: 'src/shop/main.py' },
      region: { startLine: 12, startColumn: 5, endLine: 14 },
    });
    expect(places?.[2]?.artifactLocation.uri).toBe('src/shop/a%2Cb%3A%20%C3%BC%1B.py');
    expect(places?.[3]).toBeUndefined();
  });

  test('names the item, or the package', () => {
    const names = run?.results.map(({ locations }) => locations[0]?.logicalLocations[0]);
    expect(names?.map((name) => name?.fullyQualifiedName)).toEqual([
      'shop',
      'shop.main.read',
      'shop',
      'shop',
    ]);
  });

  test('of no findings is still a log', () => {
    expect(JSON.parse(formatFindings([], 'sarif', plain))).toMatchObject({
      runs: [{ results: [] }],
    });
  });
});

describe('findings', () => {
  test('lead to their files from the current folder', () => {
    const diagnostic = makeDiagnostic({ location: { file: 'shop/main.py', line: 3 } });
    const source = {
      root: '/project/src',
      package: 'shop',
      only: [],
      origin: { kind: 'path', locator: 'src/shop' } as const,
      warnings: [],
    };
    const origin = { package: 'shop', source, cwd: '/project' };
    expect(makeFindings([diagnostic], origin)[0]?.location?.file).toBe('src/shop/main.py');
    expect(makeFindings([diagnostic], { ...origin, cwd: '/project/docs' })[0]?.location?.file).toBe(
      '../src/shop/main.py',
    );
    expect(makeFindings([makeDiagnostic()], origin)[0]).not.toHaveProperty('location');
  });

  test('are counted in words', () => {
    expect(countFindings(FINDINGS)).toBe('1 error, 2 warnings, 1 note');
    expect(countFindings([])).toBe('no findings');
  });
});

test('property: printable text moves no cursor and turns no text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(makePrintable(text)).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u);
    }),
  );
  expect(makePrintable('naïve 名前 → “x” 🚀')).toBe('naïve 名前 → “x” 🚀');
});

describe('formatError', () => {
  test('says what happened and what to do', () => {
    const error = new WrapdocsError({
      code: 'SOURCE_NOT_FOUND',
      message: 'There is no `a\u001B[31m`.\n  really',
      hint: 'Look again.',
    });
    expect(formatError(error, plain)).toBe(
      'Error: There is no `a\\u{1b}[31m`.\n  really\n→ Look again.',
    );
  });

  test('reports unexpected errors as bugs, with their stack', () => {
    const text = formatError(new TypeError('x is not a function'), plain);
    expect(text).toMatch(
      /^Error: wrapdocs failed unexpectedly\.\nTypeError: x is not a function\n\s+at /,
    );
    expect(text).toMatch(/→ This is a bug in wrapdocs\. Please report it with the lines above\.$/);
    expect(formatError('thrown text', plain)).toContain('thrown text');
  });
});
