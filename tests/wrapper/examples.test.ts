import { expect, test } from 'vitest';
import { makeClientExample } from '../../astro-site/src/code/client-call.ts';
import { createPackageView } from '../../extractor/contract/view/package-view.ts';
import { findFaults } from '../golden/examples.ts';
import { extractWrapper } from './wrapper.ts';

test('the call of every function of the wrapper compiles, and imports what it names', async () => {
  const view = createPackageView(await extractWrapper());
  const examples = view.operations.map((operation) => makeClientExample(operation, view).code);
  expect(examples.length).toBeGreaterThan(50);
  expect(await findFaults(examples)).toEqual([]);
}, 120_000);
