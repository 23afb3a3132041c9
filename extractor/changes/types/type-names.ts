import type { NameType } from '../../contract/type-expression.ts';

/** Where the standard library keeps its types: one type has several addresses there. */
const STANDARD_ROOTS = new Set('builtins typing typing_extensions collections types re'.split(' '));

/** Other names of the same types. */
const SYNONYMS = new Map([
  ['List', 'list'],
  ['Dict', 'dict'],
  ['Set', 'set'],
  ['FrozenSet', 'frozenset'],
  ['Tuple', 'tuple'],
  ['Type', 'type'],
  ['Deque', 'deque'],
  ['DefaultDict', 'defaultdict'],
  ['Text', 'str'],
  ['NoneType', 'None'],
  ['object', 'Any'],
]);

/** What each type can stand in for; PEP 484's numbers, the collections, and Pydantic's limited types. */
const BASES = new Map([
  ['bool', ['int']],
  ['int', ['float']],
  ['float', ['complex']],
  ['list', ['MutableSequence']],
  ['deque', ['MutableSequence']],
  ['MutableSequence', ['Sequence']],
  ['tuple', ['Sequence']],
  ['Sequence', ['Collection']],
  ['set', ['MutableSet']],
  ['MutableSet', ['AbstractSet']],
  ['frozenset', ['AbstractSet']],
  ['AbstractSet', ['Collection']],
  ['Collection', ['Iterable']],
  ['defaultdict', ['dict']],
  ['OrderedDict', ['dict']],
  ['dict', ['MutableMapping']],
  ['MutableMapping', ['Mapping']],
  ['enum.StrEnum', ['str']],
  ['enum.IntEnum', ['int']],
  ['enum.IntFlag', ['int']],
  ['pydantic.HttpUrl', ['pydantic.AnyHttpUrl']],
  ['pydantic.AnyHttpUrl', ['pydantic.AnyUrl']],
  ['pydantic.AnyUrl', ['str']],
  ['pydantic.EmailStr', ['str']],
  ['pydantic.StrictStr', ['str']],
  ['pydantic.StrictBool', ['bool']],
  ['pydantic.StrictInt', ['int']],
  ['pydantic.PositiveInt', ['pydantic.NonNegativeInt']],
  ['pydantic.NonNegativeInt', ['int']],
  ['pydantic.NegativeInt', ['pydantic.NonPositiveInt']],
  ['pydantic.NonPositiveInt', ['int']],
  ['pydantic.StrictFloat', ['float']],
  ['pydantic.FiniteFloat', ['float']],
  ['pydantic.PositiveFloat', ['pydantic.NonNegativeFloat']],
  ['pydantic.NonNegativeFloat', ['float']],
  ['pydantic.NegativeFloat', ['pydantic.NonPositiveFloat']],
  ['pydantic.NonPositiveFloat', ['float']],
]);

/** One name for a type of the standard library or Pydantic, wherever it is imported from; else its id. */
export function getTypeName({ name, id }: NameType): string {
  if (id === 'collections.abc.Set') return 'AbstractSet';
  const last = getLastPart(id ?? name);
  const root = id?.split('.', 1)[0];
  if (root === undefined || STANDARD_ROOTS.has(root)) return SYNONYMS.get(last) ?? last;
  return root === 'pydantic' ? `pydantic.${last}` : (id ?? name);
}

/** Everything that a type of the standard library or Pydantic can stand in for, itself included. */
export function getKnownAncestors(name: string): Set<string> {
  const found = new Set([name]);
  // A Set's iteration also visits what is added on the way.
  for (const known of found) for (const base of BASES.get(known) ?? []) found.add(base);
  return found;
}

function getLastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
