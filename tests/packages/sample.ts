/** Whether the suite runs beside the others, with a limit on its time (`tests/runner/suites.ts`). */
const isSample = process.env['WRAPDOCS_TEST_SAMPLE'] === '1';

/**
 * Every n-th of the inputs that each take up to minutes, if all suites run; all of them if only this
 * suite runs (`npm run test:packages`), as it must before a change of what clients are read.
 */
export function takeSample<Input>(inputs: readonly Input[], every: number): Input[] {
  return isSample ? inputs.filter((_, index) => (index + 1) % every === 0) : [...inputs];
}
