import { execa } from 'execa';
import { expect, test } from 'vitest';
import { formatYaml } from '../../extractor/output/yaml.ts';
import { ensurePythonTools, findTestPython } from '../tools/python.ts';

const STRANGE = {
  openapi: '3.1.0',
  paths: { '/a\tb': 1, '\t': 2, '/\u007F': 3, '/\u0085x': 4, '/\u2028': 5, '/\uFEFF': 6 },
  text: 'one\n\ttwo\n',
  values: ['\u0001', '\u009F', 'no', '1:20', '0o7', '0x1F', '~', '<<', '=', 'a: b #c', '\uFFFF'],
};
const READ = `
import json, sys
sys.path.insert(0, sys.argv[1])
import yaml
print(json.dumps(yaml.safe_load(sys.stdin)))
`;

test('PyYAML reads what is exported, with any character in a path', async () => {
  const tools = await ensurePythonTools('tests/wrapper/openapi-validator.txt');
  const { stdout } = await execa(await findTestPython(), ['-I', '-X', 'utf8', '-c', READ, tools], {
    input: formatYaml(STRANGE),
  });
  expect(JSON.parse(stdout)).toEqual(STRANGE);
});
