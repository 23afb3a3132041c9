import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeClientExample } from '../../astro-site/src/code/client-call.ts';
import type { Package } from '../../extractor/contract/package.ts';
import { createPackageView } from '../../extractor/contract/view/package-view.ts';
import { exportExamples, type ExportedExample } from '../packages/live/examples.ts';
import { findFaults, runPython } from './examples.ts';
import { listGoldens, readExpected } from './goldens.ts';

interface Outcome {
  sent: { method: string; url: string; key: string }[];
  error: string | null;
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const CLIENTS = 'requests-examples';

async function readPackage(name: string): Promise<Package> {
  return JSON.parse(await readExpected(name)) as Package;
}

test('the example of every operation compiles, and imports what it names', async () => {
  const packages = await Promise.all(listGoldens().map(readPackage));
  const examples = packages.map(createPackageView).flatMap((view) =>
    view.operations.map((operation) => makeClientExample(operation, view).code),
  );
  expect(examples.length).toBeGreaterThan(700);
  expect(await findFaults(examples)).toEqual([]);
});

test('a program with a fault is found', async () => {
  const programs = ['import os', 'print(x)', 'await f()', 'def f(a):\n    return a'];
  const faults = await runPython<string[][]>('check_examples.py', programs);
  expect(faults.map((one) => one.join().replace(/ \(.*/, ''))).toEqual([
    'imported and not used: os',
    'undefined: x',
    "SyntaxError: 'await' outside function",
    '',
  ]);
});

describe('the examples of clients of every style', () => {
  let examples: ExportedExample[];
  let outcomes: Outcome[];
  beforeAll(async () => {
    examples = exportExamples(await readPackage(CLIENTS));
    outcomes = await runPython('run_examples.py', examples, `${FOLDER}/${CLIENTS}/input`);
  });

  test('run, and send the request above them with the credentials', () => {
    const wrong = examples.flatMap(({ id, method, path, base = '', code }, index) => {
      const { sent = [], error = 'not run' } = outcomes[index] ?? {};
      const last = sent.findLast((one) => one.method === method && fits(one.url, base + path));
      const isRight = error === null && last?.key.includes('made-up-') === true;
      return isRight ? [] : [{ id, code, sent, error }];
    });
    expect(examples.length).toBeGreaterThan(15);
    expect(wrong).toEqual([]);
  });
});

/** Whether an address is that of a path; the server of a client may be the reader's own. */
function fits(url: string, path: string): boolean {
  const pattern = path
    .replace(/^.*(?=https:)/, '')
    .replaceAll(/[.?+*]/g, String.raw`\$&`)
    .replaceAll(/\{.*?\}/g, '[^/{}]+');
  return new RegExp(`${path.startsWith('/') ? '^https://example.com' : '^'}${pattern}$`).test(url);
}
