import { findContainer } from '../../contract/types/container.ts';
import type { Alternative, NamedAlternative } from './type-alternatives.ts';

type Alternatives = readonly Alternative[];
type AreWithin = (given: Alternatives, allowed: Alternatives) => boolean;

interface ArgumentTerms {
  areWithin: AreWithin;
  /** Whether arguments that are missing fit all others. */
  isLenient: boolean;
  /** Whether the items of a container that can be changed have to be of the same types. */
  isInvariant: boolean;
}

/** Containers to which the holder can add items. */
const CHANGEABLE = new Set(
  'list deque MutableSequence set MutableSet dict defaultdict OrderedDict MutableMapping'.split(
    ' ',
  ),
);

/** Whether the type arguments of one type fit those of the other, which has the same name. */
export function areArgumentsWithin(
  one: NamedAlternative,
  other: NamedAlternative,
  { areWithin: isWithin, isLenient, isInvariant }: ArgumentTerms,
): boolean {
  const { arguments: allowed } = other;
  const given = getItems(one, other);
  const areWithin: AreWithin =
    isInvariant && CHANGEABLE.has(other.name)
      ? (first, second) => isWithin(first, second) && isWithin(second, first)
      : isWithin;
  if (allowed.length === 0) return true;
  if (one.name !== other.name) return areItemsWithin(given, allowed, areWithin);
  if (one.name === 'tuple' && !(isLenient && given.length === 0))
    return isTupleWithin(given, allowed, areWithin);
  if (given.length === 0) return isLenient || saysNothing(other);
  // A class of the package with more type parameters than before is reported itself.
  if (given.length !== allowed.length && !(isOwnClass(one) && isOwnClass(other))) return false;
  const count = Math.min(given.length, allowed.length);
  return given
    .slice(0, count)
    .every((argument, index) => areWithin(argument, allowed[index] ?? []));
}

function isOwnClass({ id = '', side }: NamedAlternative): boolean {
  return side.view.item(id)?.kind === 'class';
}

/** The one argument that a base has, of a type that has several. */
const ITEM_ARGUMENTS = new Map([
  ['Generator', 0],
  ['AsyncGenerator', 0],
  ['Coroutine', 2],
]);

function getItems(one: NamedAlternative, other: NamedAlternative): Alternatives[] {
  const place = one.name === other.name ? undefined : ITEM_ARGUMENTS.get(one.name);
  return place === undefined ? one.arguments : one.arguments.slice(place, place + 1);
}

/** Whether the arguments allow what a type without arguments allows: any items, of any kind. */
export function saysNothing({ name, arguments: given }: NamedAlternative): boolean {
  const isMapping = findContainer(name)?.kind === 'mapping';
  return given.every((argument, index) => {
    // In nearly all mappings, and in all of JSON, the keys are texts.
    const isKey = isMapping && index === 0 && given.length === 2;
    return isAny(argument) || isEllipsis(argument) || (isKey && isText(argument));
  });
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

function isText(argument: Alternatives): boolean {
  return argument.some((one) => one.kind === 'name' && one.name === 'str');
}

function isAny(argument: Alternatives | undefined): boolean {
  return argument?.some((one) => one.kind === 'name' && one.name === 'Any') ?? false;
}
