import type { DocstringItem } from '../../../extractor/contract/docstring.ts';
import type { SignatureParameter } from '../../../extractor/contract/function.ts';

/** The name of a parameter in an entry of a docstring; some write `*args`, others `args`. */
export function getParameterName({ name }: DocstringItem): string | undefined {
  return name?.replace(/^\*+/u, '');
}

/** The parameter that an entry of a docstring is about. */
export function findParameter(
  item: DocstringItem,
  parameters: readonly SignatureParameter[] = [],
): SignatureParameter | undefined {
  const wanted = getParameterName(item);
  return parameters.find(({ name }) => name === wanted);
}
