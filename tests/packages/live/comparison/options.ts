import type { RequestOption } from '../../../../extractor/contract/client-call.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';

/**
 * Tells which arguments may add more to a part of the request, as an operation says. What a caller gives
 * by a name that the signature does not have is in its `**kwargs`.
 */
export function createOptionTest(
  { client, signature }: Operation,
  effect: RequestOption['effect'],
): (argument: string) => boolean {
  const options = (client?.options ?? []).filter((one) => one.effect === effect);
  const names = new Set(options.map(({ pythonName }) => pythonName));
  const { parameters } = signature;
  const known = new Set(parameters.map(({ name }) => name));
  const isOpen = parameters.some(({ name, kind }) => kind === 'varKeyword' && names.has(name));
  return (argument) => names.has(argument) || (isOpen && !known.has(argument));
}
