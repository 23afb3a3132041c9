import { findContainer, getContainerName } from '../../contract/types/container.ts';
import type { NameType } from '../../contract/type-expression.ts';
import { getLastName } from '../../contract/last-name.ts';

/** Where the standard library keeps its types: one type can be imported from several modules. */
const STANDARD_ROOTS = new Set(
  'builtins typing typing_extensions collections contextlib types re'.split(' '),
);

/** Other names of the same types; containers have theirs in the contract's table. */
const SYNONYMS = new Map([
  ['Type', 'type'],
  ['Text', 'str'],
  ['NoneType', 'None'],
  ['object', 'Any'],
  // Functions that are written in place of the types that they resemble.
  ['any', 'Any'],
  ['callable', 'Callable'],
  // The class of an instance is not compared here, as the bounds of type variables are not.
  ['Self', 'Any'],
  ['AbstractContextManager', 'ContextManager'],
  ['AbstractAsyncContextManager', 'AsyncContextManager'],
]);

/** What each type can be used as, with a space between two: PEP 484's numbers and Pydantic's limited types. */
const BASES = new Map([
  ['Generator', 'Iterator'],
  ['Iterator', 'Iterable'],
  ['AsyncGenerator', 'AsyncIterator'],
  ['AsyncIterator', 'AsyncIterable'],
  ['Coroutine', 'Awaitable'],
  ['bool', 'int'],
  ['int', 'float'],
  ['float', 'complex'],
  ['datetime.datetime', 'datetime.date'],
  ['io.BytesIO', 'io.BufferedIOBase BinaryIO'],
  ['io.BufferedReader', 'io.BufferedIOBase BinaryIO'],
  ['io.FileIO', 'io.RawIOBase BinaryIO'],
  ['io.BufferedIOBase', 'io.IOBase'],
  ['io.StringIO', 'io.TextIOBase TextIO'],
  ['io.TextIOWrapper', 'io.TextIOBase TextIO'],
  ['io.TextIOBase', 'io.IOBase'],
  ['io.RawIOBase', 'io.IOBase'],
  ['BinaryIO', 'IO'],
  ['TextIO', 'IO'],
  ['pathlib.Path', 'pathlib.PurePath'],
  ['pathlib.PurePath', 'os.PathLike'],
  ['enum.StrEnum', 'str'],
  ['enum.IntEnum', 'int'],
  ['enum.IntFlag', 'int'],
  ['pydantic.HttpUrl', 'pydantic.AnyHttpUrl'],
  ['pydantic.AnyHttpUrl', 'pydantic.AnyUrl'],
  ['pydantic.AnyUrl', 'str'],
  ['pydantic.EmailStr', 'str'],
  ['pydantic.StrictStr', 'str'],
  ['pydantic.StrictBool', 'bool'],
  ['pydantic.StrictInt', 'int'],
  ['pydantic.PositiveInt', 'pydantic.NonNegativeInt'],
  ['pydantic.NonNegativeInt', 'int'],
  ['pydantic.NegativeInt', 'pydantic.NonPositiveInt'],
  ['pydantic.NonPositiveInt', 'int'],
  ['pydantic.StrictFloat', 'float'],
  ['pydantic.FiniteFloat', 'float'],
  ['pydantic.PositiveFloat', 'pydantic.NonNegativeFloat'],
  ['pydantic.NonNegativeFloat', 'float'],
  ['pydantic.NegativeFloat', 'pydantic.NonPositiveFloat'],
  ['pydantic.NonPositiveFloat', 'float'],
]);

/**
 * One name for a type of the standard library or Pydantic, wherever it is imported from; otherwise
 * its id.
 */
export function getTypeName({ name, id }: NameType): string {
  if (id === 'collections.abc.Set') return 'AbstractSet';
  const last = getLastName(id ?? name);
  const root = id?.split('.', 1)[0];
  if (root === undefined || STANDARD_ROOTS.has(root)) {
    return SYNONYMS.get(last) ?? getContainerName(last);
  }
  return root === 'pydantic' ? `pydantic.${last}` : (id ?? name);
}

const BUILTINS = new Set(
  (
    'None bool bytearray bytes complex dict enumerate filter float frozenset int list map ' +
    'memoryview object property range reversed set slice str tuple type zip'
  ).split(' '),
);

/** Whether a name without an import is one of Python's builtin classes. */
export function isBuiltinName(name: string): boolean {
  return (
    BUILTINS.has(name) ||
    /^[A-Z]\w*(?:Error|Exception|Exit|Group|Interrupt|Iteration|Warning)$/u.test(name)
  );
}

/** Modules of the standard library with classes that others derive from. */
const BASE_ROOTS = new Set(
  'abc argparse ast asyncio codecs datetime decimal enum functools http io json logging socket'
    .split(' ')
    .concat('os pathlib string threading unittest urllib uuid'.split(' ')),
);

/** Whether a name is one of another package, whose definitions no document has. */
export function isForeignName(id: string, packageName: string): boolean {
  const [root = '', rest] = id.split('.', 2);
  return rest !== undefined && root !== packageName && !isStandardRoot(root);
}

/** Whether a module is one of those of the standard library that types often come from. */
export function isStandardRoot(root: string): boolean {
  return STANDARD_ROOTS.has(root) || BASE_ROOTS.has(root);
}

/** Everything that a type of the standard library or Pydantic can be used as, itself included. */
export function getKnownAncestors(name: string): Set<string> {
  const bases = BASES.get(name)?.split(' ') ?? [findContainer(name)?.base ?? []].flat();
  return new Set([name, ...bases.flatMap((base) => [...getKnownAncestors(base)])]);
}
