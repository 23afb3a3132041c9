import { readFileSync } from 'node:fs';

const SAMPLES = new URL('../../tests/packages/live/samples.md', import.meta.url);

/** A disagreement that was looked up by hand. */
interface Sample {
  verdict: string;
  atFault: string;
}

/** Says of how many disagreements, which were looked up by hand, wrapdocs is at fault. */
export function describeSamples(text = readFileSync(SAMPLES, 'utf8')): string {
  const samples = readSamples(text);
  const count = (verdict: string): [number, number] => {
    const its = samples.filter((one) => one.verdict === verdict);
    return [its.length, its.filter(({ atFault }) => atFault === 'wrapdocs').length];
  };
  const [wrong, mistakes] = count('wrong');
  const [named, gaps] = count('named');
  return [
    `On 26 November 2026, ${String(samples.length)} disagreements of known and`,
    `  blind clients were looked up by hand. Of ${String(wrong)} wrong ones, ${String(mistakes)} were mistakes of wrapdocs; of ${String(named)} named`,
    `  ones, the source said of ${String(gaps)} what wrapdocs did not determine. The draw was random, but took at most two of`,
    `  a client, and many of these faults have been repaired since, so that it only gives an idea of today.`,
  ].join('\n');
}

/** Reads the rows of the table: number, client, function, verdict, who is at fault, why. */
function readSamples(text: string): Sample[] {
  const rows = text.matchAll(/^\| \d+ .*$/gmu);
  return [...rows].map(([row]) => {
    const [, , , , verdict = '', atFault = ''] = row.split('|').map((cell) => cell.trim());
    return { verdict: verdict.replace(/:.*$/su, ''), atFault };
  });
}
