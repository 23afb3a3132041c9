import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatYaml } from '../../../../extractor/output/yaml.ts';

const STRANGE = {
  paths: { '/a\tb': 1, '\t': 2, '/\u007F': 3, '/\u0085x': 4, '/\u2028': 5, '/\uFEFF': 6 },
  text: 'one\n\ttwo\n',
  values: ['\u0001', '\u009F', 'no', '1:20', '0o7', '~', '<<', '=', 'a: b #c', '\uFFFF'],
};

test('every text is read as it was written', () => {
  expect(parse(formatYaml(STRANGE), { version: '1.1' })).toEqual(STRANGE);
  expect(parse(formatYaml(STRANGE))).toEqual(STRANGE);
});

test('what PyYAML refuses is escaped', () => {
  expect(formatYaml(STRANGE)).not.toMatch(/[^\n\u0020-\u007E]/);
});

test('an object that occurs twice is written twice', () => {
  const schema = { type: 'string' };
  expect(formatYaml({ a: schema, b: schema })).toBe('a:\n  type: string\nb:\n  type: string\n');
});
