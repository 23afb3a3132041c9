import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { execa } from 'execa';

const RESULTS = 'tests/bench/results.md';
/** The titles of the sections that nobody but people write. */
const HAND_WRITTEN = ['Before and after', 'Where the rest of the time goes'];

/**
 * Writes a section of the results and keeps the others.
 *
 * @param titles the titles of all measured sections, in their order; sections with other titles are
 *   removed, except those written by hand
 */
export async function replaceSection(section: string, titles: string[]): Promise<void> {
  const [, ...present] = (await readFile(RESULTS, 'utf8')).split(/^(?=## )/m);
  const sections = new Map([...present, section].map((text) => [getTitle(text), text.trim()]));
  const kept = [...HAND_WRITTEN, ...titles].flatMap((title) => sections.get(title) ?? []);
  const machine = `${String(cpus().length)} cores, Node ${process.version}`;
  const head = `# Measurements\n\nWritten by \`npm run bench\` on ${machine}, apart from the first two sections.`;
  await writeFile(RESULTS, `${[head, ...kept].join('\n\n')}\n`);
  await execa('prettier', ['--write', RESULTS], { preferLocal: true });
}

function getTitle(section: string): string {
  return /^## (.*)/.exec(section)?.[1] ?? '';
}
