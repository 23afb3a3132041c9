import { curl as strings } from '#strings';
import type { Operation } from '../../../extractor/contract/operation.ts';
import { makeCurlCommand } from '../code/curl/command.ts';
import type { Scope } from '../reference/scope.ts';
import type { SectionOf } from './sections/section.ts';
import type { Phrase } from './sections/fact.ts';
import { joinCodes } from './phrase.ts';

/** The request of an operation with curl, and the variables that the reader must set first. */
export function makeCurl(
  operation: Operation,
  { view, settings }: Scope,
): Pick<SectionOf<'examples'>, 'curl' | 'curlNote'> {
  const { text, variables } = makeCurlCommand(operation, view, settings);
  return {
    curl: text,
    ...(variables.length === 0 ? {} : { curlNote: describeVariables(variables) }),
  };
}

function describeVariables(variables: readonly { name: string }[]): Phrase {
  const names = joinCodes(
    variables.map(({ name }) => name),
    ', ',
  );
  return [`${strings.setFirst} `, ...names, strings.refuses];
}
