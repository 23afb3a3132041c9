import { expect, test } from 'vitest';
import { splitAccepted } from '../../../../extractor/diagnostics/split-accepted.ts';
import { makeDiagnostic } from '../support/contract.ts';

const inMain = makeDiagnostic({ location: { file: 'shop/api/main.py', line: 3 } });
const inModels = makeDiagnostic({ location: { file: 'shop/models.py', line: 3 } });
const nowhere = makeDiagnostic();
const another = makeDiagnostic({ code: 'WD403' });
const reason = 'Known.';

test('a row accepts its code, everywhere or in the files that it names', () => {
  const all = [inMain, inModels, nowhere, another];
  expect(splitAccepted(all, [{ code: 'WD201', reason }])).toEqual({
    open: [another],
    accepted: 3,
    unused: [],
  });
  expect(splitAccepted(all, [{ code: 'WD201', file: 'shop/api/**', reason }]).open).toEqual([
    inModels,
    nowhere,
    another,
  ]);
  expect(splitAccepted(all, [{ code: 'WD201', file: 'shop/*.py', reason }]).open).toEqual([
    inMain,
    nowhere,
    another,
  ]);
});

test('a row that matches nothing is named, so that it does not outlive its reason', () => {
  const row = { code: 'WD403', file: 'shop/api/**', reason };
  expect(splitAccepted([inMain], [row])).toEqual({ open: [inMain], accepted: 0, unused: [row] });
});
