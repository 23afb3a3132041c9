import type { Signature, SignatureParameter } from '../../../extractor/contract/function.ts';
import { formatSignature } from '../../../extractor/contract/types/signature-text.ts';

/** The longest signature, in characters, that is written on one line. */
export const SIGNATURE_WIDTH = 76;

export function fitsOnALine(name: string, signature: Signature): boolean {
  const text = formatSignature(name, signature);
  return text.length <= SIGNATURE_WIDTH && !text.includes('\n');
}

/**
 * The parameters that a caller gives. The signatures of methods have no `self`; a function that a
 * class adopts (`close = close_session`) still has it.
 */
export function getGivenParameters({
  parameters,
}: Pick<Signature, 'parameters'>): SignatureParameter[] {
  return /^(?:self|cls)$/.test(parameters[0]?.name ?? '') ? parameters.slice(1) : parameters;
}

/** Whether a call must give the parameter. */
export function isRequired({ kind, default: value }: SignatureParameter): boolean {
  return value === undefined && kind !== 'varPositional' && kind !== 'varKeyword';
}

/** `Name[T]`, as in the declaration of a generic function, class or alias. */
export function addTypeParameters(name: string, parameters: readonly string[] = []): string {
  return parameters.length === 0 ? name : `${name}[${parameters.join(', ')}]`;
}

const SENTINEL =
  /^_*(not_?given|not_?set|omit|omitted|unset|missing|undefined|sentinel)(_?type)?$/i;

/** Whether a name is that of a value, or of its type, which says that nothing was given. */
export function isSentinel(name: string): boolean {
  return SENTINEL.test(name);
}
