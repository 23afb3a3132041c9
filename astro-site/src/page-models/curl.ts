import { curl as strings } from '#strings';
import type { Operation } from '../../../extractor/contract/operation.ts';
import { makeCurlCommand, type CurlCommand } from '../code/curl/command.ts';
import type { ShellVariable } from '../code/curl/variables.ts';
import type { Blank, ExampleFacts } from '../code/request/template.ts';
import { toConstantName } from '../code/variable-name.ts';
import type { Scope } from '../reference/scope.ts';
import type { SectionOf } from './sections/section.ts';
import type { Phrase } from './sections/fact.ts';
import { joinCodes } from './phrase.ts';

/** The request of an operation with curl, and the variables that the reader must set first. */
export function makeCurl(
  operation: Operation,
  { view, settings }: Scope,
): Pick<SectionOf<'examples'>, 'curl' | 'curlNote' | 'facts'> {
  const command = makeCurlCommand(operation, view, settings);
  const { text, variables } = command;
  return {
    curl: text,
    ...(variables.length === 0 ? {} : { curlNote: describeVariables(variables) }),
    facts: makeFacts(operation, command, view.index.name),
  };
}

function describeVariables(variables: readonly { name: string }[]): Phrase {
  const names = joinCodes(
    variables.map(({ name }) => name),
    ', ',
  );
  return [`${strings.setFirst} `, ...names, strings.refuses];
}

function makeFacts(
  operation: Operation,
  { variables, base, request }: CurlCommand,
  packageName: string,
): ExampleFacts {
  const blanks = variables.flatMap((variable): [string, Blank][] => {
    const blank = makeBlank(variable, operation);
    return blank === undefined ? [] : [[variable.name, blank]];
  });
  return {
    api: base ?? packageName,
    ...(base === undefined ? {} : { base }),
    blanks: Object.fromEntries(blanks),
    ...(request === undefined ? {} : { request }),
  };
}

/** What readers may fill in once: never a secret, and no file, which each request has its own of. */
function makeBlank({ name, use }: ShellVariable, operation: Operation): Blank | undefined {
  if (use === 'secret' || use === 'cookie' || use === 'file') return undefined;
  const { parameters, path } = operation;
  const sent = parameters.find(
    ({ location, wireName, placeholder }) =>
      location === use && toConstantName(placeholder ?? wireName) === name,
  );
  const python = operation.client === undefined ? undefined : sent?.pythonName;
  const of = use === 'path' && !name.includes('_') ? findOwner(name, path) : undefined;
  return {
    use: use === 'path' ? 'path' : use === 'base' && name === 'BASE_URL' ? 'base' : 'text',
    ...(python === undefined || python === name.toLowerCase() ? {} : { python }),
    ...(of === undefined ? {} : { of }),
  };
}

/** The part of the path that says what a short name is about: `servers` of `/servers/{id}`. */
function findOwner(name: string, path: string): string | undefined {
  const segments = path.split('/');
  const index = segments.findIndex(
    (segment) => /^\{[^{}]*\}$/.test(segment) && toConstantName(segment.slice(1, -1)) === name,
  );
  const before = segments[index - 1] ?? '';
  return index < 1 || before === '' || before.includes('{') ? undefined : before;
}
