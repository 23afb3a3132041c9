import type { SignatureParameter } from '../../../extractor/contract/function.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';
import { getGivenParameters, isRequired } from './signature.ts';
import { getLastName } from '../../../extractor/contract/last-name.ts';
import { getParent } from '../routing/item-tree.ts';

type Called = Pick<
  Operation,
  'id' | 'name' | 'anchor' | 'client' | 'signature' | 'binding' | 'decorators'
>;

/** How an operation is called, without arguments: `client.chat.completions.create`. */
export function getCallName({ id, name, client }: Pick<Called, 'id' | 'name' | 'client'>): string {
  return client?.access?.[0] ?? `${toVariableName(getLastName(getParent(id)))}.${name}`;
}

/**
 * The part of a call that tells it from others: `chat.completions.create`, or the class and the
 * method if no plain chain of attributes leads there.
 */
export function getShortCall({ id, name, client }: Pick<Called, 'id' | 'name' | 'client'>): string {
  const chain = client?.access?.[0]?.split('.').slice(1).join('.') ?? '';
  if (chain !== '' && !chain.includes('(')) return chain;
  const owner = getLastName(getParent(id));
  return /^_*\p{Lu}/u.test(owner) ? `${owner}.${name}` : name;
}

/** `RepositoryComments` as a variable: `repository_comments`. */
export function toVariableName(className: string): string {
  return className
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, '_')
    .replace(/^_+/, '')
    .toLowerCase();
}

/** More required arguments than this are left out. */
const MOST_ARGUMENTS = 4;

/** Whether an operation is read without a call: `client.status`. */
export function isProperty({ decorators }: Pick<Called, 'decorators'>): boolean {
  return decorators.some((decorator) => /(?:^|[._])property$/.test(decorator));
}

/**
 * A call with its required arguments: `client.chat.completions.create(messages=..., model=...)`; a
 * property has no call.
 */
export function formatCall(operation: Called): string {
  if (isProperty(operation)) return getCallName(operation);
  const required = getCallParameters(operation).filter(isRequired);
  const shown = required.slice(0, MOST_ARGUMENTS).map(formatArgument);
  const rest = required.length > MOST_ARGUMENTS ? ['...'] : [];
  return `${getCallName(operation)}(${[...shown, ...rest].join(', ')})`;
}

/** The parameters that a caller sees. */
export function getCallParameters(
  operation: Pick<Called, 'signature' | 'binding'> & Partial<Pick<Called, 'anchor' | 'client'>>,
): SignatureParameter[] {
  const { signature, binding } = operation;
  if (binding === 'staticMethod') return signature.parameters;
  return isAdopted(operation) ? signature.parameters.slice(1) : getGivenParameters(signature);
}

/** Whether a function of a module is a method of the client, which is its first argument then. */
function isAdopted({ anchor, client }: Partial<Pick<Called, 'anchor' | 'client'>>): boolean {
  const isMethod = client?.clientClass !== undefined && client.access !== undefined;
  return isMethod && anchor?.includes('.') === false;
}

function formatArgument({ name, kind }: SignatureParameter): string {
  return kind === 'positionalOnly' ? name : `${name}=...`;
}

/** The parts of a call: `client.`, `chat.`; the name of the function; the arguments with brackets. */
export function splitCall(call: string): { chain: string[]; name: string; rest: string } {
  const open = call.endsWith(')') ? findOpening(call) : call.length;
  const start = call.lastIndexOf('.', open) + 1;
  return {
    chain: call.slice(0, start).match(/[^.]*\./gu) ?? [],
    name: call.slice(start, open),
    rest: call.slice(open),
  };
}

/** The position of the bracket that the last one closes. */
function findOpening(call: string): number {
  let depth = 0;
  for (let index = call.length - 1; index >= 0; index -= 1) {
    if (call[index] === ')') depth += 1;
    if (call[index] === '(') depth -= 1;
    if (depth === 0) return index;
  }
  return call.length;
}
