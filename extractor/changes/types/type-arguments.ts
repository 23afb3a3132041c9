import type { Alternative, NamedAlternative } from './type-alternatives.ts';

type Alternatives = readonly Alternative[];
type AreWithin = (given: Alternatives, allowed: Alternatives) => boolean;

/** Whether the type arguments of one type fit those of the other, which has the same name. */
export function areArgumentsWithin(
  one: NamedAlternative,
  other: NamedAlternative,
  areWithin: AreWithin,
): boolean {
  const { arguments: given } = one;
  const { arguments: allowed } = other;
  if (allowed.length === 0) return true;
  if (one.name !== other.name) return areItemsWithin(given, allowed, areWithin);
  if (one.name === 'tuple') return isTupleWithin(given, allowed, areWithin);
  if (given.length === 0) return allowed.every(isAny);
  return (
    given.length === allowed.length &&
    given.every((argument, index) => areWithin(argument, allowed[index] ?? []))
  );
}

/**
 * The arguments of a base: as many as its subtype's, or one for all; a subclass may have different
 * ones.
 */
function areItemsWithin(
  given: Alternatives[],
  allowed: Alternatives[],
  areWithin: AreWithin,
): boolean {
  const [only, ...others] = allowed;
  if (others.length === 0) {
    return given
      .filter((argument) => !isEllipsis(argument))
      .every((one) => areWithin(one, only ?? []));
  }
  if (given.length !== allowed.length) return true;
  return given.every((argument, index) => areWithin(argument, allowed[index] ?? []));
}

/** `tuple[int, str]` has a fixed length, `tuple[int, ...]` has not. */
function isTupleWithin(
  given: Alternatives[],
  allowed: Alternatives[],
  areWithin: AreWithin,
): boolean {
  if (isEllipsis(allowed[1])) {
    if (given.length === 0) return isAny(allowed[0]);
    return areItemsWithin(given, allowed.slice(0, 1), areWithin);
  }
  return (
    given.length === allowed.length &&
    !isEllipsis(given[1]) &&
    given.every((argument, index) => areWithin(argument, allowed[index] ?? []))
  );
}

function isEllipsis(argument: Alternatives | undefined): boolean {
  const [only] = argument ?? [];
  return only?.kind === 'constant' && only.text === '...';
}

function isAny(argument: Alternatives | undefined): boolean {
  return argument?.some((one) => one.kind === 'name' && one.name === 'Any') ?? false;
}
