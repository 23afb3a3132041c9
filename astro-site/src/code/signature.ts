import type { Signature, SignatureParameter } from '../../../extractor/contract/function.ts';
import { formatSignature } from '../../../extractor/contract/types/signature-text.ts';

/** The longest signature, in characters, that is written on one line. */
export const SIGNATURE_WIDTH = 76;

export function fitsOnALine(name: string, signature: Signature): boolean {
  const text = formatSignature(name, signature);
  return text.length <= SIGNATURE_WIDTH && !text.includes('\n');
}

/** The signature as callers see it: without the instance or class that a method is bound to. */
export function withoutSelf(signature: Signature): Signature {
  const [first, ...rest] = signature.parameters;
  const isBound =
    first?.type === undefined &&
    (first?.kind === 'positionalOrKeyword' || first?.kind === 'positionalOnly');
  return isBound ? { ...signature, parameters: rest } : signature;
}

/** Whether a call must give the parameter. */
export function isRequired({ kind, default: value }: SignatureParameter): boolean {
  return value === undefined && kind !== 'varPositional' && kind !== 'varKeyword';
}

/** `Name[T]`, as in the declaration of a generic function, class or alias. */
export function addTypeParameters(name: string, parameters: readonly string[] = []): string {
  return parameters.length === 0 ? name : `${name}[${parameters.join(', ')}]`;
}
