import { beforeAll, describe, expect, test } from 'vitest';
import { comparePackages } from '../../../../extractor/changes/compare.ts';
import { HTTP_RULES } from './http/http-rules.ts';
import type { Package } from '../../../../extractor/contract/package.ts';
import { PYTHON_RULES } from '../../../../extractor/changes/python/python-rules.ts';
import {
  describeFixture,
  extractFixtures,
  listFixtures,
  readExpected,
  writeExpected,
  type ExtractedFixtures,
} from './fixtures.ts';

const RULES = [...Object.values(PYTHON_RULES), ...HTTP_RULES];
const isUpdate = process.env['UPDATE_GOLDENS'] === '1';
const names = listFixtures();
let fixtures: ExtractedFixtures;

beforeAll(async () => {
  fixtures = await extractFixtures();
});

describe('a fixture gives exactly the expected changes', () => {
  test.for(names)('%s', async (name) => {
    const text = describeFixture(name, fixtures);
    if (isUpdate) await writeExpected(name, text);
    expect(text).toBe(await readExpected(name));
  });
});

describe('every rule has a fixture of its own name', () => {
  test.for(RULES)('$code', ({ code, severity }) => {
    expect(describeFixture(code, fixtures)).toContain(`${severity} ${code}\n`);
  });
});

test('every fixture belongs to a rule, to a case of several, or to one without changes', () => {
  const codes = new Set(RULES.map(({ code }) => code));
  expect(codes.size).toBe(RULES.length);
  const others = names.filter((name) => !codes.has(name) && !name.startsWith('case-'));
  expect(others.filter((name) => !name.startsWith('silence-'))).toEqual([]);
  for (const name of others) expect(describeFixture(name, fixtures)).toBe('');
});

test.for(names)('nothing has changed where nothing has changed: %s', (name) => {
  const { before, after } = fixtures;
  expect(comparePackages(before(name), before(name))).toEqual([]);
  expect(comparePackages(after(name), after(name))).toEqual([]);
});

test.for(names)('rules ask for facts of models, not for names of flavours: %s', (name) => {
  const rename = (document: Package): Package =>
    JSON.parse(JSON.stringify(document).replaceAll('"flavor":"', '"flavor":"new-')) as Package;
  const [before, after] = [fixtures.before(name), fixtures.after(name)];
  const changes = comparePackages(before, after);
  expect(comparePackages(rename(before), rename(after))).toEqual(changes);
});
