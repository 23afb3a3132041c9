import { makeTable } from '../../bench/report.ts';
import { EXPLANATIONS, getAims, type Explanation } from './aims.ts';
import { FIGURES, getRatio, type FigureName, type Figures, type Share } from './comparison.ts';
import type { Truth } from './truth.ts';

/** The figures of one client. */
export interface Result {
  truth: Truth;
  figures: Figures;
}

const COLUMNS = ['client', 'version', 'truth', ...FIGURES];
const INTRODUCTION = `# Requests of published clients

Written by \`npm run test:packages\`: the requests that wrapdocs finds in released clients, compared with
what is known of them from elsewhere (OpenAPI documents, generated tables, docstrings and tests), in
\`reach/\`. A figure must not fall below its aim, nor below what this file says.

If the truth is a superset, it is the whole API of the vendor, and recall does not count; if it is a
subset, precision does not count. Names (of functions), calls (from a client), query (names of
parameters) and response (names of types) are compared for requests that both sides have.`;

const REASONS = ['client', 'figure', 'missed', 'reason', 'seen'] satisfies (keyof Explanation)[];
const BELOW = `## Below the aim

Each of these requests was looked up by hand in the source of the release, on 2026-11-23. In all of
them, the client does what wrapdocs says, and the truth is that of the server.`;

/** Makes the page of results. */
export function makePage(results: readonly Result[]): string {
  const rows = results.map(makeRow).sort(([a = ''], [b = '']) => a.localeCompare(b));
  const reasons = EXPLANATIONS.map((one) => REASONS.map((name) => one[name]));
  return [INTRODUCTION, makeTable(COLUMNS, rows), BELOW, makeTable(REASONS, reasons)].join('\n\n');
}

function makeRow({ truth, figures }: Result): string[] {
  const aims = getAims(truth);
  const version = truth.pypi.split('==')[1] ?? '';
  const cells = FIGURES.map((name) => makeCell(figures[name], aims[name]));
  return [truth.name, version, truth.coverage, ...cells];
}

function makeCell(share: Share, aim: number | undefined): string {
  if (aim === undefined || share.compared === 0) return '-';
  const { equal, compared } = share;
  const counts = `${String(equal)} of ${String(compared)}`;
  return `${getRatio(share).toFixed(4)} (${counts}, aim ${String(aim)})`;
}

/** Reads the figure of a client on a page of results; 0 if the page does not have it. */
export function readFigure(page: string, client: string, figure: FigureName): number {
  const cells = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const row = cells.find((one) => one[1] === client);
  const counts = /\((\d+) of (\d+),/u.exec(row?.[COLUMNS.indexOf(figure) + 1] ?? '');
  return counts === null ? 0 : Number(counts[1]) / Number(counts[2]);
}
