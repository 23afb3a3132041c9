import type { FunctionItem, Overload } from '../../../extractor/contract/function.ts';
import type { Docstring } from '../../../extractor/contract/docstring.ts';
import { makeDeprecation, makeDocstring } from './description.ts';
import type { Section, SectionOf } from './sections/section.ts';

type Declared = Pick<FunctionItem, 'signature' | 'overloads'> &
  Omit<SectionOf<'signature'>, 'kind' | 'signatures'>;

/** The signature of a function, or those of its overloads, each with its own text. */
export function makeSignatures({ signature, overloads, ...declared }: Declared): Section[] {
  if (overloads?.some(hasText) !== true) {
    return [{ kind: 'signature', ...declared, signatures: overloads ?? [signature] }];
  }
  return overloads.flatMap((overload): Section[] => [
    { kind: 'signature', ...declared, signatures: [overload] },
    ...makeDeprecation(overload.deprecated),
    ...makeDocstring(overload.docstring, overload),
  ]);
}

/** The docstring of a function, unless one of its overloads has shown it. */
export function getOwnText(
  docstring: Docstring | undefined,
  overloads: readonly Overload[] = [],
): Docstring | undefined {
  const isShown = overloads.some((one) => one.docstring?.summary === docstring?.summary);
  return isShown ? undefined : docstring;
}

function hasText({ docstring, deprecated }: Overload): boolean {
  return docstring !== undefined || deprecated !== undefined;
}
