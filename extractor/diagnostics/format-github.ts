import type { Finding } from './finding.ts';
import { makePrintableLines } from './printable.ts';

const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** Findings as annotations of GitHub Actions: one workflow command a line. */
export function formatGitHub(findings: readonly Finding[]): string {
  return findings.map(formatAnnotation).join('\n');
}

function formatAnnotation({ code, rule, severity, message, hint, location }: Finding): string {
  const properties = [
    ['file', location?.file],
    ['line', location?.line],
    ['endLine', location?.endLine],
    ['col', location?.column],
    ['title', `${code} ${rule}`],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${String(name)}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${COMMANDS[severity]} ${properties}::${escapeData(`${message}\n${hint}`)}`;
}

function escapeData(text: string): string {
  return makePrintableLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
