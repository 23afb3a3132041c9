/**
 * How many programs a test kills: as many as CI has time for, or as `WRAPDOCS_TEST_KILLS` says.
 *
 * @param usual the number without the variable
 */
export function countKills(usual: number): number {
  return Number(process.env['WRAPDOCS_TEST_KILLS'] ?? usual);
}
