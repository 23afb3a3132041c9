import type { Signature, SignatureParameter } from '../function.ts';
import { formatType } from './type-text.ts';

/**
 * A function's signature as Python source: on one line if it fits, otherwise one line per
 * parameter.
 */
export function formatSignature(name: string, signature: Signature, width = Infinity): string {
  const { async: isAsync, parameters, returns } = signature;
  const head = `${isAsync === true ? 'async ' : ''}def ${name}`;
  const tail = returns === undefined ? '' : ` -> ${formatType(returns)}`;
  const parts = markKinds(parameters).map(formatPart);
  const line = `${head}(${parts.join(', ')})${tail}`;
  const isShort = line.length <= width && (width === Infinity || !line.includes('\n'));
  if (isShort || parts.length === 0) return line;
  return `${head}(\n${parts.map((part) => `    ${part},\n`).join('')})${tail}`;
}

/** The parameters with Python's markers between their kinds: `/` and `*`. */
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

const STARS: Partial<Record<SignatureParameter['kind'], string>> = {
  varPositional: '*',
  varKeyword: '**',
};

/** The parts of a parameter around its type: `name: ` and ` = value`. */
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

function formatPart(part: SignatureParameter | '/' | '*'): string {
  if (typeof part === 'string') return part;
  const { before, after } = formatParameter(part);
  return `${before}${part.type === undefined ? '' : formatType(part.type)}${after}`;
}
