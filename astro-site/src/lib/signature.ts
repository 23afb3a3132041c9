import type { Signature, SignatureParameter } from '../../../extractor/contract/function.ts';
import { formatType } from '../../../extractor/contract/type-text.ts';

/** Characters that a signature may have to stand on one line. */
const LINE = 76;

const STARS: Partial<Record<SignatureParameter['kind'], string>> = {
  varPositional: '*',
  varKeyword: '**',
};

/** A parameter as Python writes it, apart from its type: `name: ` and ` = value`. */
export function formatParameter({ name, kind, type, default: value }: SignatureParameter): {
  before: string;
  after: string;
} {
  const equals = type === undefined ? '=' : ' = ';
  return {
    before: `${STARS[kind] ?? ''}${name}${type === undefined ? '' : ': '}`,
    after: value === undefined ? '' : `${equals}${value}`,
  };
}

/** The parameters with Python's marks between their kinds: `/` and `*`. */
export function markKinds(
  parameters: readonly SignatureParameter[],
): (SignatureParameter | '/' | '*')[] {
  const lines: (SignatureParameter | '/' | '*')[] = [];
  for (const [index, parameter] of parameters.entries()) {
    const before = parameters[index - 1]?.kind;
    if (before === 'positionalOnly' && parameter.kind !== before) lines.push('/');
    const needsStar = before !== 'keywordOnly' && before !== 'varPositional';
    if (parameter.kind === 'keywordOnly' && needsStar) lines.push('*');
    lines.push(parameter);
  }
  if (parameters.at(-1)?.kind === 'positionalOnly') lines.push('/');
  return lines;
}

export function fitsOnALine(name: string, signature: Signature): boolean {
  const parameters = markKinds(signature.parameters).map((line) => {
    if (typeof line === 'string') return line;
    const { before, after } = formatParameter(line);
    return `${before}${line.type === undefined ? '' : formatType(line.type)}${after}`;
  });
  const returns = signature.returns === undefined ? '' : ` -> ${formatType(signature.returns)}`;
  const text = `${signature.async === true ? 'async ' : ''}def ${name}(${parameters.join(', ')})${returns}`;
  return text.length <= LINE && !text.includes('\n');
}

/** The signature as callers see it: without the instance or class that a method is bound to. */
export function withoutSelf(signature: Signature): Signature {
  const [first, ...rest] = signature.parameters;
  const isBound =
    first?.type === undefined &&
    (first?.kind === 'positionalOrKeyword' || first?.kind === 'positionalOnly');
  return isBound ? { ...signature, parameters: rest } : signature;
}
