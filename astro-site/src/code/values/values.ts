import { isSentinel } from '../signature.ts';
import { findContainer } from '../../../../extractor/contract/types/container.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { Json } from '../builtin-example.ts';
import { prefix, type Code } from '../layout.ts';
import { writeJson, writeString } from '../python.ts';
import { getLastName } from '../../../../extractor/contract/last-name.ts';
import { isNone, parseLiteral } from '../type-shape.ts';
import { isKnownType, makeFile, makeKnownValue } from './builtin-values.ts';
import { readDocumentedType } from './documented-types.ts';
import { makeExternalObject } from './external-objects.ts';
import { makeObject } from './objects.ts';
import { toSingular } from './texts.ts';
import { findPreferred, rankType } from './type-ranks.ts';
import { findChoice, guessType } from './untyped-values.ts';
import { makeSetting } from '../call/settings.ts';
import type { Wanted, Writer } from '../call/writer.ts';

/**
 * Makes up a value of a type, as Python; undefined if nothing is known that works.
 *
 * @param path the classes that contain the value, so that none contains itself
 */
export function makeValue(
  wanted: Wanted,
  writer: Writer,
  path: readonly string[] = [],
): Code | undefined {
  writer.budget.left -= 1;
  if (writer.budget.left < 0) return undefined;
  if (wanted.given !== undefined) return writeJson(wanted.given);
  const type = wanted.type ?? readDocumentedType(wanted.documentedType, writer.view);
  if (type === undefined && namesClass(wanted.documentedType)) return undefined;
  const { client, statements } = writer;
  const { length } = statements;
  const made = makeTyped(type ?? guessType(wanted), wanted, writer, path);
  // Lines that were added for a part of the value are of no use without it.
  if (made === undefined && writer.client === client) statements.splice(length);
  return made;
}

type Path = readonly string[];

/** Whether a docstring names a class, of which a text is no object. */
function namesClass(text: string | undefined): boolean {
  return (
    text !== undefined &&
    /^(:\w+:)?[`~]*([\w]+\.)+[A-Z]\w*`*$|^[A-Z][a-z]+[A-Z]\w*$/.test(text.trim())
  );
}

function makeTyped(
  type: TypeExpression,
  wanted: Wanted,
  writer: Writer,
  path: Path,
): Code | undefined {
  switch (type.kind) {
    case 'name':
      return makeNamed(type, wanted, writer, path);
    case 'generic':
      return makeGeneric(type.origin, type.arguments, wanted, writer, path);
    case 'union':
      return makeFirst(type.members, wanted, writer, path);
    case 'literal':
      return writeJson((type.value as Json | undefined) ?? parseLiteral(type.text));
    case 'list':
    case 'text':
      return makeTyped(guessType(wanted), wanted, writer, path);
  }
}

/** Makes a value of the simplest of several types. */
function makeFirst(
  types: readonly TypeExpression[],
  wanted: Wanted,
  writer: Writer,
  path: Path,
): Code | undefined {
  const preferred = findPreferred(wanted, writer);
  const ranked = types
    .filter((one) => !isNone(one) && !isSentinelType(one))
    .map((type) => ({ type, rank: preferred(type) ? -1 : rankType(type, writer.view) }))
    .toSorted((one, other) => one.rank - other.rank);
  for (const { type } of ranked) {
    const made = makeTyped(type, wanted, writer, path);
    if (made !== undefined) return made;
  }
  return ranked.length === 0 ? 'None' : undefined;
}

function isSentinelType(type: TypeExpression): boolean {
  return type.kind === 'name' && isSentinel(getLastName(type.name));
}

type NameType = Extract<TypeExpression, { kind: 'name' }>;

function makeNamed(type: NameType, wanted: Wanted, writer: Writer, path: Path): Code | undefined {
  const item = type.id === undefined ? undefined : writer.view.item(type.id);
  if (item?.kind === 'class') {
    return makeObject(item, wanted, { writer, path, make: makeValue });
  }
  const target = item?.kind === 'attribute' ? (item.aliasOf ?? item.bound) : undefined;
  if (item !== undefined && target !== undefined && !path.includes(item.id)) {
    return makeTyped(target, wanted, writer, [...path, item.id]);
  }
  const name = getLastName(type.name);
  if (/^(Any|object|JSON|T)$/i.test(name))
    return makeTyped(guessType(wanted), wanted, writer, path);
  const known = makeText(name, wanted, writer) ?? makeKnownValue(name, wanted, writer);
  return known ?? makeEmpty(name, wanted, writer, path) ?? makeExternalObject(type, wanted, writer);
}

/** A text that the description names, or the name of a file to send, which must exist. */
function makeText(name: string, wanted: Wanted, writer: Writer): Code | undefined {
  const setting =
    name === 'str' && writer.isConstructing ? makeSetting(wanted.name, writer) : undefined;
  if (setting !== undefined) return setting;
  const choice = name === 'str' ? findChoice(wanted.description) : undefined;
  if (choice !== undefined) return writeString(choice);
  const isFile = /^(file|file_?name|file_?path|local_path|path_to_file)$/.test(wanted.name);
  return name === 'str' && isFile && writer.isSending ? `str(${makeFile(writer)})` : undefined;
}

/** Values of containers of which the contents are not known. */
function makeEmpty(name: string, wanted: Wanted, writer: Writer, path: Path): Code | undefined {
  if (name === 'Callable') return 'print';
  const kind = findContainer(name)?.kind;
  if (kind === undefined) return undefined;
  return makeContainer(kind, [], wanted, writer, path);
}

function makeGeneric(
  origin: TypeExpression,
  args: readonly TypeExpression[],
  wanted: Wanted,
  writer: Writer,
  path: Path,
): Code | undefined {
  const name = origin.kind === 'name' ? getLastName(origin.name) : '';
  if (name === 'Callable') return makeCallable(args, wanted, writer, path);
  if (/^(type|Type)$/.test(name)) return makeClassValue(args[0], writer);
  const kind = findContainer(name)?.kind;
  if (kind !== undefined) return makeContainer(kind, args, wanted, writer, path);
  if (/(Sequence|List|Iterable)/.test(name))
    return makeContainer('array', args, wanted, writer, path);
  if (isKnownType(name)) return makeKnownValue(name, wanted, writer);
  return makeTyped(origin, wanted, writer, path);
}

/** A function with the result that is asked for; `print` takes any arguments. */
function makeCallable(
  [, result]: readonly TypeExpression[],
  wanted: Wanted,
  writer: Writer,
  path: Path,
): Code | undefined {
  if (result === undefined || isNone(result)) return 'print';
  const made = makeTyped(result, { name: wanted.name }, writer, path);
  return made === undefined ? undefined : prefix('lambda *args: ', made);
}

/** The class itself, for `type[Order]`. */
function makeClassValue(
  type: TypeExpression | undefined,
  { view, imports }: Writer,
): Code | undefined {
  if (type?.kind !== 'name') return undefined;
  const isOwn = type.id !== undefined && view.item(type.id)?.kind === 'class';
  if (isOwn && type.id !== undefined) return imports.use(type.id);
  return /^(str|int|float|bool|bytes|dict|list)$/.test(type.name) ? type.name : undefined;
}

function makeContainer(
  kind: NonNullable<ReturnType<typeof findContainer>>['kind'],
  args: readonly TypeExpression[],
  wanted: Wanted,
  writer: Writer,
  path: Path,
): Code | undefined {
  switch (kind) {
    case 'optional':
    case 'union':
      return makeFirst(args, wanted, writer, path);
    case 'wrapper':
    case 'literal':
      return args[0] === undefined ? undefined : makeTyped(args[0], wanted, writer, path);
    case 'array':
      return makeItems(args.slice(0, 1), ['[', ']'], wanted, writer, path);
    case 'set':
      return makeItems(args.slice(0, 1), ['{', '}'], wanted, writer, path);
    case 'tuple':
      return makeItems(
        args.filter((one) => !isEllipsis(one)),
        ['(', ')'],
        wanted,
        writer,
        path,
      );
    case 'mapping':
      return makeDict(args, writer, path);
  }
}

function isEllipsis(type: TypeExpression): boolean {
  return (
    type.kind === 'text' ||
    (type.kind === 'literal' && type.text === '...') ||
    (type.kind === 'name' && type.name === '...')
  );
}

/** A list, set or tuple with one value of each type; what is not known is a text. */
function makeItems(
  types: readonly TypeExpression[],
  [open, close]: readonly [string, string],
  wanted: Wanted,
  writer: Writer,
  path: Path,
): Code | undefined {
  const name = toSingular(wanted.name);
  const item: Wanted = { name, description: undefined };
  const made =
    types.length === 0
      ? [makeTyped(guessType({ name: toSingular(name) }), item, writer, path)]
      : types.map((type) => makeTyped(type, item, writer, path));
  const items = made.flatMap((one) => one ?? []);
  if (items.length < made.length) return open === '[' ? '[]' : undefined;
  const [only] = items;
  if (open === '(' && items.length === 1 && typeof only === 'string') return `(${only},)`;
  return open === '(' && items.length < 2
    ? { open: 'tuple([', items, close: '])' }
    : { open, items, close };
}

function makeDict([key, value]: readonly TypeExpression[], writer: Writer, path: Path): Code {
  const made =
    value === undefined || /^(Any|object)$/.test(value.kind === 'name' ? value.name : '')
      ? writeString('value')
      : makeTyped(value, { name: 'value' }, writer, path);
  const name =
    key === undefined ? writeString('key') : makeTyped(key, { name: 'key' }, writer, path);
  if (made === undefined || typeof name !== 'string') return '{}';
  return { open: '{', items: [prefix(`${name}: `, made)], close: '}' };
}
