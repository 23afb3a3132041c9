import { makeTable } from '../../bench/report.ts';
import { FACETS, type Comparison, type Difference } from './comparison.ts';
import { explain } from './explanations.ts';
import type { FindRule, IsForeign } from './findings.ts';
import type { References } from './reached.ts';
import type { Document } from './schemas.ts';
import type { Application } from './truth.ts';

/** What was compared of one application, and why what differs does. */
export interface Result {
  application: Application;
  compared: Comparison['compared'];
  /** Differences by what names them: a finding or an explanation. */
  named: ReadonlyMap<string, readonly Difference[]>;
  explained: ReadonlyMap<string, readonly Difference[]>;
  unexplained: readonly Difference[];
}

const INTRODUCTION = `# FastAPI applications

Written by \`applications.test.ts\`: what \`wrapdocs export openapi\` says of released applications,
compared with what \`app.openapi()\` says when they run (\`applications/truth.py\`). Each cell is
"equal of compared". A difference is named if a finding of wrapdocs about the operation, or about the class of a field, says that
something could not be read. The others have a reason below, or are not explained yet. A model's fields are compared by name,
whether they are required, and by schema.

Two applications that were tried are not in the table. The document of prefect 3.8.8 could only be written
with FastAPI 0.119, which prefect does not support. Compared with that document, 131 differences are
unexplained. All paths of chainlit 2.12.0 begin with a setting that is read when it runs, so that none of its
operations could be compared: each has the finding \`path-not-resolved\`.`;

const FOREIGN_OPERATION =
  'the operation is one of another distribution, whose router the application includes; the finding `routes-not-read` names that.';
const UNUSED =
  'nothing in the document refers to the model: the replaced `app.openapi` adds it, and the finding `openapi-replaced` names that.';
const ONLY_THERE =
  'the model is only a part of bodies, responses and fields that differ for such reasons.';

/** What is known of an application beside its document. */
export interface Knowledge {
  findRule: FindRule;
  isForeignOperation: IsForeign;
  references: References;
  /** The rules of the package's findings. */
  rules: ReadonlySet<string>;
  versions: Document['versions'];
}

/** Divides what differs by the reason. */
export function classify(
  application: Application,
  { compared, differences }: Comparison,
  knowledge: Knowledge,
): Result {
  const { findRule, isForeignOperation, references } = knowledge;
  const named = Map.groupBy(differences, (one) => findRule(one) ?? '');
  const known = Map.groupBy(named.get('') ?? [], (one) => {
    if (isForeignOperation(one)) return FOREIGN_OPERATION;
    if (knowledge.rules.has('openapi-replaced') && references.isUnused(one)) return UNUSED;
    return explain(application.name, one, knowledge) ?? '';
  });
  const accounted = [...named, ...known].flatMap(([reason, all]) => (reason === '' ? [] : all));
  const rest = known.get('') ?? [];
  const referred = new Set(references.selectOnlyReferred(accounted, rest));
  const others = new Map([
    ...known,
    [ONLY_THERE, [...referred]] as const,
    ['', rest.filter((one) => !referred.has(one))] as const,
  ]);
  if (referred.size === 0) others.delete(ONLY_THERE);
  const unexplained = others.get('') ?? [];
  named.delete('');
  others.delete('');
  return { application, compared, named, explained: others, unexplained };
}

/** Makes the page of results. */
export function makePage(results: readonly Result[]): string {
  const sorted = results.toSorted((a, b) => (a.application.name < b.application.name ? -1 : 1));
  const head = ['application', ...FACETS, 'named', 'explained', 'unexplained'];
  const rows = [...sorted.map(makeRow), makeTotals(sorted)];
  const sections = sorted.map(makeSection);
  return [INTRODUCTION, makeTable(head, rows), ...sections].join('\n\n');
}

function makeRow(result: Result): string[] {
  const { release } = result.application;
  return [release.replace('==', ' '), ...makeCells([result])];
}

function makeTotals(results: readonly Result[]): string[] {
  return ['**all**', ...makeCells(results)];
}

function makeCells(results: readonly Result[]): string[] {
  const equal = FACETS.map((facet) => {
    const all = sum(results.map(({ compared }) => compared[facet]));
    const differing = results.flatMap(listDifferences).filter((one) => one.facet === facet);
    return all === 0 ? '-' : `${String(all - differing.length)} of ${String(all)}`;
  });
  return [
    ...equal,
    String(sum(results.map(({ named }) => countAll(named)))),
    String(sum(results.map(({ explained }) => countAll(explained)))),
    String(sum(results.map(({ unexplained }) => unexplained.length))),
  ];
}

function listDifferences({ named, explained, unexplained }: Result): Difference[] {
  return [...[...named.values()].flat(), ...[...explained.values()].flat(), ...unexplained];
}

function countAll(groups: ReadonlyMap<string, readonly Difference[]>): number {
  return [...groups.values()].flat().length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function makeSection({ application, named, explained, unexplained }: Result): string {
  const lines = [
    ...[...named].map(([rule, all]) => `- ${describe(all)}: named by the finding \`${rule}\`.`),
    ...[...explained].map(([reason, all]) => `- ${describe(all)}: ${reason}`),
    ...[...Map.groupBy(unexplained, ({ facet }) => facet).values()].map(
      (all) => `- ${describe(all)}: not explained, for example \`${all[0]?.where ?? ''}\`.`,
    ),
  ];
  const text = lines.length === 0 ? 'Nothing differs.' : lines.join('\n');
  return `## ${application.name}\n\n${text}`;
}

/** `3 parameters, 2 responses`. */
function describe(differences: readonly Difference[]): string {
  const counts = Map.groupBy(differences, ({ facet }) => facet);
  return [...counts].map(([facet, all]) => `${facet} ${String(all.length)}`).join(', ');
}

/** What the page says of an application: the cells of its row, then its section. */
export function describeResult(result: Result): string {
  return [makeRow(result).join(' | '), makeSection(result)].join('\n');
}

/** Reads from a page what `describeResult` says of an application. */
export function readDescription(page: string, { name, release }: Application): string {
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const row = rows.find((cells) => cells[1] === release.replace('==', ' '));
  const [, section = ''] = page.split(`\n## ${name}\n`);
  const text = section.split('\n## ', 1)[0] ?? '';
  return `${row?.slice(1, -1).join(' | ') ?? ''}\n## ${name}\n${text.trimEnd()}`;
}
