import { curl as strings } from '#strings';
import type { Reason } from '../../../../extractor/contract/client-call.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { writeComment } from './shell.ts';
import type { ShellVariables } from './variables.ts';

/** What the reader must add to a request that could only be read in part, one line each. */
export function writeComments(
  { client, method, body }: Operation,
  unknownFile: string | undefined,
  variables: ShellVariables,
): string[] {
  const reasons = client?.reasons ?? [];
  const comments = [
    ...(method === 'ANY' ? [strings.anyMethod] : []),
    ...reasons.flatMap((reason) => describePath(reason, variables)),
    ...(unknownFile === undefined ? [] : [strings.unknownBody(unknownFile)]),
    ...(reasons.some(({ kind }) => kind === 'bodyUnknown') && unknownFile === undefined
      ? [body === undefined ? strings.possibleBody : strings.incompleteBody]
      : []),
  ];
  return comments.map(writeComment);
}

/** What a part of the path stands for that the source does not show. */
function describePath({ kind, detail }: Reason, variables: ShellVariables): string[] {
  if (kind !== 'pathIncomplete' && kind !== 'pathFromObject') return [];
  if (detail === undefined) return kind === 'pathIncomplete' ? [strings.unknownPath] : [];
  const variable = variables.find('path', detail);
  if (variable === undefined) return [];
  return [kind === 'pathIncomplete' ? strings.unknownPart(variable) : strings.sentPart(variable)];
}
