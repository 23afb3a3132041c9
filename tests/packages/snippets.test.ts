import { execa } from 'execa';
import { expect, test } from 'vitest';
import { readPages } from '../content/pages.ts';
import { ensurePythonTools, findTestPython } from '../tools/python.ts';

/** What blocks need that cannot run here: drivers of databases, tools, and servers. */
const NOT_INSTALLED =
  /: needs (?:grai_source_(?!openlineage)\w+|jwt|dagster|openlineage|pydot|a server)$/;

test('the Python of the narrative pages runs, against a client that sends nothing', async () => {
  const python = await findTestPython();
  const tools = await ensurePythonTools('tests/packages/narrative.txt');
  const results: string[] = [];
  for (const { snippets } of readPages()) {
    const blocks = snippets.filter(({ language }) => language === 'python');
    if (blocks.length === 0) continue;
    const { stdout } = await execa(python, ['tests/packages/run_snippets.py'], {
      input: JSON.stringify(blocks),
      env: { PYTHONPATH: tools, PYTHONDONTWRITEBYTECODE: '1' },
    });
    results.push(...stdout.split('\n').map((line) => line.replace(' (python) ', ': ')));
  }
  const ran = results.filter((line) => line.endsWith(': ran'));
  const others = results.filter((line) => !ran.includes(line) && !NOT_INSTALLED.test(line));
  expect(others).toEqual([]);
  expect(ran.length).toBeGreaterThan(14);
});
