import type { Signature, SignatureParameter } from './function.ts';
import { formatType } from './type-text.ts';

/** A function's first line as Python source: on one line where it fits, else one parameter a line. */
export function formatSignature(name: string, signature: Signature, width = Infinity): string {
  const { async: isAsync, parameters, returns } = signature;
  const head = `${isAsync === true ? 'async ' : ''}def ${name}`;
  const tail = returns === undefined ? '' : ` -> ${formatType(returns)}`;
  const parts = getSignatureParts(parameters);
  const line = `${head}(${parts.join(', ')})${tail}`;
  if (line.length <= width || parts.length === 0) return line;
  return `${head}(\n${parts.map((part) => `    ${part},\n`).join('')})${tail}`;
}

/** The parameters with Python's marks between their kinds: `/` and `*`. */
function getSignatureParts(parameters: readonly SignatureParameter[]): string[] {
  const parts: string[] = [];
  for (const [index, parameter] of parameters.entries()) {
    const before = parameters[index - 1]?.kind;
    if (before === 'positionalOnly' && parameter.kind !== before) parts.push('/');
    const needsStar = before !== 'keywordOnly' && before !== 'varPositional';
    if (parameter.kind === 'keywordOnly' && needsStar) parts.push('*');
    parts.push(formatParameter(parameter));
  }
  if (parameters.at(-1)?.kind === 'positionalOnly') parts.push('/');
  return parts;
}

const STARS: Partial<Record<SignatureParameter['kind'], string>> = {
  varPositional: '*',
  varKeyword: '**',
};

function formatParameter({ name, kind, type, default: value }: SignatureParameter): string {
  const annotation = type === undefined ? '' : `: ${formatType(type)}`;
  const equals = type === undefined ? '=' : ' = ';
  return `${STARS[kind] ?? ''}${name}${annotation}${value === undefined ? '' : equals + value}`;
}
