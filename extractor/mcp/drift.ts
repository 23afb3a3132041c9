import type { ApiDrift, ApiFile } from '../contract/api-file.ts';
import type { Library } from './library.ts';

const MOST = 20;

/** The differences between packages and the documents of their APIs, worst first. */
export function describeDrift({ apis }: Library): string {
  return [...apis].map(([name, api]) => describePackage(name, api)).join('\n\n');
}

function describePackage(name: string, { drift, sent, total, operations }: ApiFile): string {
  const sorted = drift.toSorted((a, b) => Number(isNote(a)) - Number(isNote(b)));
  const lines = sorted.slice(0, MOST).map((one) => {
    const request = one.operation === undefined ? undefined : operations[one.operation];
    const where = request === undefined ? '' : ` (${request.method} ${request.path})`;
    const names = one.names === undefined ? '' : `: ${one.names.join(', ')}`;
    return `- ${one.severity} ${one.kind} in ${one.item}${where}${names}`;
  });
  const rest = drift.length - lines.length;
  return [
    `${name} sends ${String(sent)} of ${String(total)} operations of its API.`,
    ...lines,
    ...(rest > 0 ? [`${String(rest)} more.`] : []),
  ].join('\n');
}

function isNote({ severity }: ApiDrift): boolean {
  return severity === 'note';
}
