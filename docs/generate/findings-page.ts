import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API_RULES } from '../../extractor/api/rules/api-rules.ts';
import { RECORDING_RULES } from '../../extractor/recordings/rules/recording-rules.ts';

const TABLE = path.join(
  import.meta.dirname,
  '../../extractor/python/wrapdocs_introspect/diagnostics.py',
);
const ROW =
  /^ {4}"([\w-]+)": _Rule\(\s*"(WD\d{3})",\s*"(\w+)",\s*((?:"(?:[^"\\]|\\.)*"\s*)+),?\s*\)/gm;

const INTRODUCTION = `Codes and names of findings are permanent. [Checks](/checks/) explains how to accept a finding.
The findings WD5xx are about the built site, WD6xx about the [document of an API](/api/), and WD7xx about
[recorded answers](/api/#recorded-answers). The others are about the source.`;

/** Findings about the built site; the others are in the table of the introspection. */
const SITE_ROWS = [
  [
    'WD501',
    'page-not-rendered',
    'error',
    'This is a bug in wrapdocs. Please report the message. The other pages are complete.',
  ],
  [
    'WD502',
    'broken-link',
    'warning',
    'Change the link in the page, or add the page or heading that it leads to.',
  ],
  [
    'WD503',
    'blocked-content',
    'warning',
    'Add the host to `site.allow` in the configuration, or put the file into the site.',
  ],
  [
    'WD504',
    'unknown-name',
    'warning',
    'Correct the name in the page, or add the inventory of its project to `inventories`.',
  ],
  [
    'WD505',
    'snippet-not-found',
    'warning',
    'Correct the path, the lines or the region of the snippet. Its file must be in the project.',
  ],
  [
    'WD506',
    'diagram-not-drawn',
    'warning',
    'Simplify the diagram, or put a picture of it into the page.',
  ],
  [
    'WD507',
    'foreign-syntax',
    'warning',
    'Write it as Markdown, or convert the pages of another documentation with `wrapdocs migrate`.',
  ],
  [
    'WD508',
    'repository-link-broken',
    'warning',
    'Write the folder of the package, or of the pages, after the branch in `sourceUrl` or `editUrl`.',
  ],
] as const;

/** The page with all findings, made from the table of the introspection. */
export function makeFindingsPage(): string {
  const source = [...readFileSync(TABLE, 'utf8').matchAll(ROW)].map(
    ([, name = '', code = '', severity = '', hint = '']) =>
      [code, name, severity, joinStrings(hint)] as const,
  );
  const api = [...Object.values(API_RULES), ...Object.values(RECORDING_RULES)].map(
    ({ code, rule, severity, summary, hint }) =>
      [code, rule, severity, `${summary} ${hint}`] as const,
  );
  const rules = [...source, ...SITE_ROWS, ...api].toSorted(([a], [b]) => a.localeCompare(b));
  const rows = rules.map(
    ([code, name, severity, hint]) =>
      `| ${code} | \`${name}\` | ${severity} | ${hint.replaceAll('|', '\\|')} |`,
  );
  return [
    '---\ntitle: Findings\ndescription: All findings about the source, the site and the API, and what to do about them.\n---\n',
    `${INTRODUCTION}\n`,
    '| code | name | severity | what to do |\n| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** Python joins the texts that follow each other. */
function joinStrings(literals: string): string {
  const parts = literals.matchAll(/"((?:[^"\\]|\\.)*)"/g);
  return [...parts].map(([, text = '']) => text.replaceAll(/\\(.)/g, '$1')).join('');
}
