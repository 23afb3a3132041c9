import type { ClassItem } from '../contract/class.ts';
import type { ErrorCase } from '../contract/error-case.ts';
import type { Operation } from '../contract/operation.ts';
import type { SourceLocation } from '../contract/source-location.ts';
import { formatSignature } from '../contract/types/signature-text.ts';
import { formatType } from '../contract/types/type-text.ts';
import { getBaseUrl } from '../contract/view/clients.ts';
import { getFunctionId } from '../contract/view/function-id.ts';
import type { PackageView } from '../contract/view/package-view.ts';
import type { TypeExpression } from '../contract/type-expression.ts';
import type { FoundOperation } from './library.ts';

/** Longer texts are cut: what an agent reads must leave room for its work. */
const LONGEST_TEXT = 160;
const LONGEST_INTRODUCTION = 500;
const SIGNATURE_WIDTH = 88;

/** An operation on a line: the request, the call, what it does, and where the source has it. */
export function describeBriefly({ operation }: FoundOperation): string {
  const { method, path, summary } = operation;
  const text = summary === undefined ? '' : ` · ${shorten(summary)}`;
  return `- ${method} ${path} · \`${getCall(operation)}\`${text} · ${formatPlace(operation.source)}`;
}

/** Everything that a caller needs: the call, the request, its inputs, results and errors. */
export function describeOperation({ operation, view }: FoundOperation): string {
  const { name, method, path, signature, summary, description, deprecated } = operation;
  const base = getBaseUrl(operation, view.client(operation));
  const returned = operation.responses.flatMap(({ status, type }) =>
    type === undefined ? [] : [`${status}: \`${formatType(type)}\``],
  );
  const lines = [
    `# ${getCall(operation)}`,
    `${method} ${path}${base === undefined ? '' : ` (base ${base})`}`,
    deprecated === undefined ? '' : `Deprecated. ${deprecated === true ? '' : deprecated}`.trim(),
    shorten([summary, description].filter(Boolean).join('\n\n'), LONGEST_INTRODUCTION),
    `\`\`\`python\n${formatSignature(name, signature, SIGNATURE_WIDTH)}\n\`\`\``,
    ...makeList('Sent', listInputs(operation)),
    ...makeList('Responses', returned),
    ...makeList('Errors', listErrors(operation, view)),
    `Id: ${operation.id}`,
    `Package: ${formatPackage(view)}`,
    `Source: ${formatPlace(operation.source)}${describeEvidence(operation)}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** A class with its fields, or its bases and what it is for. */
export function describeClass(item: ClassItem, view: PackageView): string {
  const fields = (item.model?.fields ?? []).map(({ name, type, required, description }) => {
    const kind = type === undefined ? '' : ` \`${formatType(type)}\``;
    const text = description === undefined ? '' : `: ${shorten(description)}`;
    return `${name}${kind}${required ? ', required' : ''}${text}`;
  });
  const members = (item.model?.members ?? []).map(({ name, value }) => `${name} = ${value.text}`);
  const bases = item.bases.map((base) => formatType(base)).join(', ');
  const { summary = '', description = '' } = item.docstring ?? {};
  return [
    `# class ${item.name}${bases === '' ? '' : `(${bases})`}`,
    shorten([summary, description].filter(Boolean).join('\n\n'), LONGEST_INTRODUCTION),
    ...makeList('Fields', fields),
    ...makeList('Values', members),
    `Id: ${item.id}`,
    `Package: ${formatPackage(view)}`,
    `Source: ${formatPlace(item.source)}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

export function formatPackage({ index: { name, version } }: PackageView): string {
  return version === undefined ? name : `${name} ${version}`;
}

function getCall({ id, client }: Operation): string {
  return client?.access?.[0] ?? getFunctionId(id);
}

function listInputs({ parameters, body }: Operation): string[] {
  const own = parameters.map((one) => formatInput({ ...one, place: one.location }));
  if (body === undefined) return own;
  const fields = (body.fields ?? []).map((one) => formatInput({ ...one, place: 'body' }));
  const { pythonName = 'the body', type, required } = body;
  const whole = formatInput({ wireName: pythonName, type, required, place: body.mediaType });
  return [...own, ...(body.type === undefined ? [] : [whole]), ...fields];
}

interface Input {
  wireName: string;
  pythonName?: string | undefined;
  place: string;
  required: boolean;
  type?: TypeExpression | undefined;
  description?: string | undefined;
}

function formatInput({ wireName, pythonName, place, required, type, description }: Input): string {
  const name =
    pythonName === undefined || pythonName === wireName
      ? `\`${wireName}\``
      : `\`${pythonName}\` (sent as \`${wireName}\`)`;
  const kind = type === undefined ? '' : ` \`${formatType(type)}\``;
  const text = description === undefined ? '' : `: ${shorten(description)}`;
  return `${name} in ${place}${kind}${required ? ', required' : ''}${text}`;
}

function listErrors({ client }: Operation, { index }: PackageView): string[] {
  const cases = client?.errors === undefined ? [] : (index.errors?.[client.errors] ?? []);
  return cases.map(formatErrorCase);
}

function formatErrorCase({ status, cause, raises, conditional }: ErrorCase): string {
  const when = status ?? `no response (${cause ?? ''})`;
  const what = raises.map(({ name, source }) => `\`${name}\` at ${formatPlace(source)}`);
  const text = what.length === 0 ? 'no exception' : what.join(' or ');
  return `${when}: ${text}${conditional === true ? ', but not in all cases' : ''}`;
}

function describeEvidence({ client }: Operation): string {
  const places = (client?.evidence ?? []).map(formatPlace);
  if (client === undefined || places.length === 0) return '';
  return `; the request is ${client.certainty}, by ${places.join(' → ')}`;
}

function makeList(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:\n${lines.map((line) => `- ${line}`).join('\n')}`];
}

function formatPlace({ file, line }: SourceLocation): string {
  return `${file}:${String(line)}`;
}

/** The beginning of a text; the first lines say most. */
function shorten(text: string, length = LONGEST_TEXT): string {
  const line = length === LONGEST_TEXT ? text.replaceAll(/\s+/g, ' ').trim() : text.trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}
