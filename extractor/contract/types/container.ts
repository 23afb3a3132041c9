/** What the arguments of a generic from Python's standard library mean. */
export type ContainerKind =
  'array' | 'set' | 'tuple' | 'mapping' | 'optional' | 'union' | 'literal' | 'wrapper';

export interface Container {
  kind: ContainerKind;
  /** The container that it can be used as. */
  base?: string;
}

/** Names that `typing` has for containers of other modules. */
const TYPING_NAMES = new Map([
  ['List', 'list'],
  ['Dict', 'dict'],
  ['Set', 'set'],
  ['FrozenSet', 'frozenset'],
  ['Tuple', 'tuple'],
  ['Deque', 'deque'],
  ['DefaultDict', 'defaultdict'],
]);

const CONTAINERS = new Map<string, Container>([
  ['list', { kind: 'array', base: 'MutableSequence' }],
  ['deque', { kind: 'array', base: 'MutableSequence' }],
  ['MutableSequence', { kind: 'array', base: 'Sequence' }],
  ['Sequence', { kind: 'array', base: 'Collection' }],
  ['Collection', { kind: 'array', base: 'Iterable' }],
  ['Iterable', { kind: 'array' }],
  ['Iterator', { kind: 'array' }],
  ['conlist', { kind: 'array' }],
  ['set', { kind: 'set', base: 'MutableSet' }],
  ['MutableSet', { kind: 'set', base: 'AbstractSet' }],
  ['frozenset', { kind: 'set', base: 'AbstractSet' }],
  ['AbstractSet', { kind: 'set', base: 'Collection' }],
  ['tuple', { kind: 'tuple', base: 'Sequence' }],
  ['defaultdict', { kind: 'mapping', base: 'dict' }],
  ['OrderedDict', { kind: 'mapping', base: 'dict' }],
  ['dict', { kind: 'mapping', base: 'MutableMapping' }],
  ['MutableMapping', { kind: 'mapping', base: 'Mapping' }],
  ['Mapping', { kind: 'mapping' }],
  ['Optional', { kind: 'optional' }],
  ['Union', { kind: 'union' }],
  ['Literal', { kind: 'literal' }],
  // These describe the use of a value, whose type is their first argument.
  ['Annotated', { kind: 'wrapper' }],
  ['ClassVar', { kind: 'wrapper' }],
  ['Final', { kind: 'wrapper' }],
  ['NotRequired', { kind: 'wrapper' }],
  ['Required', { kind: 'wrapper' }],
  ['ReadOnly', { kind: 'wrapper' }],
  ['SerializeAsAny', { kind: 'wrapper' }],
]);

/** The one name of a container that has two: `list` for `List`. Other names stay as they are. */
export function getContainerName(name: string): string {
  return TYPING_NAMES.get(name) ?? name;
}

/** The container with a name, without its module: `List`, `Mapping`, `Optional`. */
export function findContainer(name: string): Container | undefined {
  return CONTAINERS.get(getContainerName(name));
}
