import type { DocstringItem } from '../../../extractor/contract/docstring.ts';
import type { SignatureParameter } from '../../../extractor/contract/function.ts';

/** The parameter that an entry of a docstring is about; some write `*args`, others `args`. */
export function findParameter(
  { name }: DocstringItem,
  parameters: readonly SignatureParameter[] = [],
): SignatureParameter | undefined {
  const wanted = name?.replace(/^\*+/u, '');
  return parameters.find((parameter) => parameter.name === wanted);
}
