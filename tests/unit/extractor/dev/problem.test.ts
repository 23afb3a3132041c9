import { expect, test } from 'vitest';
import { getProblems, makeProblem } from '../../../../extractor/dev/problem.ts';
import { WrapdocsError } from '../../../../extractor/errors.ts';
import type { Finding } from '../../../../extractor/diagnostics/finding.ts';
import { makeDiagnostic } from '../support/contract.ts';

function makeFinding(options: Parameters<typeof makeDiagnostic>[0]): Finding {
  return { package: 'shop', ...makeDiagnostic(options) };
}

test('of the findings, only errors prevent something from being shown', () => {
  const findings = [
    makeFinding({ severity: 'warning' }),
    makeFinding({ severity: 'note' }),
    makeFinding({ severity: 'error', code: 'WD101', message: 'Broken.', hint: 'Fix it.' }),
  ];
  expect(getProblems(findings)).toMatchObject([
    { code: 'WD101', message: 'Broken.', hint: 'Fix it.' },
  ]);
});

test.each([
  [{ file: 'shop/a.py', line: 3, column: 5 }, 'shop/a.py:3:5'],
  [{ file: 'shop/a.py', line: 3 }, 'shop/a.py:3'],
])('a location is written in the format of editors: %o', (location, place) => {
  expect(getProblems([makeFinding({ severity: 'error', location })])).toMatchObject([{ place }]);
});

test('an error says what happened, and what to do if it knows', () => {
  const error = { code: 'USAGE', message: 'No.', hint: 'Yes.' } as const;
  expect(makeProblem(new WrapdocsError(error))).toEqual({ message: 'No.', hint: 'Yes.' });
  expect(makeProblem(new TypeError('oh'))).toEqual({ message: 'TypeError: oh' });
});
