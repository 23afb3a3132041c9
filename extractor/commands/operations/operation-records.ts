import type { Operation } from '../../contract/operation.ts';
import { formatType } from '../../contract/types/type-text.ts';
import { getBaseUrl } from '../../contract/view/clients.ts';
import type { OperationFamily, OperationVariant } from '../../contract/view/families.ts';
import { getFunctionId } from '../../contract/view/function-id.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import { describeReason } from './describe-reason.ts';

/**
 * A family and its request for programs: first the fields that scripts need most, then the rest of
 * the primary operation.
 */
export function makeRecord({ primary, variants }: OperationFamily, view: PackageView) {
  const { method, path, source, body, client, ...rest } = primary;
  return {
    method,
    path,
    base: getBaseUrl(primary, view.client(primary)),
    qualname: getFunctionId(primary.id),
    access: client?.access?.[0],
    query: getQueryNames(primary),
    body: getBodyText(primary),
    response: getResponseText(primary),
    variants: variants.map(makeVariantRecord),
    certainty: getCertainty(primary),
    reasons: client?.reasons ?? [],
    evidence: client?.evidence ?? [],
    file: source.file,
    line: source.line,
    ...rest,
    requestBody: body,
    client,
    source,
  };
}

function makeVariantRecord({ kind, operation }: OperationVariant) {
  return {
    kind,
    qualname: getFunctionId(operation.id),
    access: operation.client?.access?.[0],
  };
}

export const CSV_COLUMNS = [
  'method',
  'path',
  'qualname',
  'access',
  'query',
  'body',
  'response',
  'variants',
  'certainty',
  'reasons',
  'evidence',
  'file',
  'line',
  'group',
  'summary',
];

/** The fields of `CSV_COLUMNS`; those with several values have one on each line. */
export function makeRow({ primary, variants }: OperationFamily): string[] {
  const { method, path, source, group = '', summary = '', client } = primary;
  return [
    method,
    path,
    getFunctionId(primary.id),
    client?.access?.[0] ?? '',
    getQueryNames(primary).join('\n'),
    getBodyText(primary) ?? '',
    getResponseText(primary) ?? '',
    variants.map(({ operation }) => getFunctionId(operation.id)).join('\n'),
    getCertainty(primary),
    (client?.reasons ?? []).map(describeReason).join('\n'),
    (client?.evidence ?? []).map(({ file, line }) => `${file}:${String(line)}`).join('\n'),
    source.file,
    String(source.line),
    group,
    summary,
  ];
}

/** `declared` if the function declares its request and does not send it. */
function getCertainty({ client }: Operation): string {
  return client?.certainty ?? 'declared';
}

function getQueryNames({ parameters }: Operation): string[] {
  return parameters.flatMap(({ location, wireName }) => (location === 'query' ? [wireName] : []));
}

/** The type of the whole body; a body of fields has none. */
function getBodyText({ body }: Operation): string | undefined {
  return body?.type && formatType(body.type);
}

/** The types of successful responses. */
function getResponseText({ responses }: Operation): string | undefined {
  const types = responses.flatMap(({ status, type }) =>
    type === undefined || /^[45]/.test(status) ? [] : [formatType(type)],
  );
  return types.length === 0 ? undefined : [...new Set(types)].join(' | ');
}
