import type { ClassItem, Field, Model } from '../../../../extractor/contract/class.ts';
import type { SignatureParameter } from '../../../../extractor/contract/function.ts';
import { getGivenValue } from '../example-source.ts';
import { prefix, type Code } from '../layout.ts';
import {
  getKeyword,
  getRootName,
  isIdentifier,
  writeArgument,
  writeKeyword,
  writeString,
} from '../python.ts';
import { getGivenParameters, isRequired } from '../signature.ts';
import { readDocumentedType } from './documented-types.ts';
import type { MakeValue, Wanted, Writer } from '../call/writer.ts';

interface Context {
  writer: Writer;
  /** The classes that contain the object. */
  path: readonly string[];
  make: MakeValue;
}

const MOST_DEPTH = 8;

/** Makes an object of a class of the package; undefined if no way to make one is known. */
export function makeObject(item: ClassItem, wanted: Wanted, context: Context): Code | undefined {
  const { path, writer } = context;
  if (path.includes(item.id) || path.length >= MOST_DEPTH) return undefined;
  const held = writer.objects.get(item.id) ?? writer.start(item.id, writer);
  return held ?? construct(item, wanted, context) ?? writer.obtain(item, writer);
}

function construct(item: ClassItem, wanted: Wanted, context: Context): Code | undefined {
  const { path, writer } = context;
  const inner = { ...context, path: [...path, item.id] };
  const { model } = item;
  const member = model?.members?.[0];
  if (member !== undefined) return writeMember(item.id, member.name, writer);
  if (isProtocol(item) || item.abstract === true) return makeConcrete(item, wanted, inner);
  if (model?.root !== undefined) return makeRoot(item, wanted, inner);
  const found = getModel(item, writer);
  if (found === undefined || found.shape === 'enum') return makePlain(item, wanted, inner);
  return makeModel(item, wanted, inner);
}

/** The model that a class is, by itself or by a base. */
function getModel({ id }: ClassItem, { view }: Writer): Model | undefined {
  return view.lineage(id).find(({ model }) => model !== undefined)?.model;
}

function writeMember(id: string, name: string, { imports }: Writer): string {
  const owner = imports.use(id);
  return isIdentifier(name) ? `${owner}.${name}` : `${owner}[${writeString(name)}]`;
}

function isProtocol({ bases }: ClassItem): boolean {
  return bases.some((base) => {
    const origin = base.kind === 'generic' ? base.origin : base;
    return origin.kind === 'name' && /(^|\.)Protocol$/.test(origin.id ?? origin.name);
  });
}

/** Makes an object of a subclass that can be constructed. */
function makeConcrete(item: ClassItem, wanted: Wanted, context: Context): Code | undefined {
  for (const below of context.writer.view.subtypes(item.id).slice(0, MOST_DEPTH)) {
    if (below.abstract === true || below.name.startsWith('_')) continue;
    const made = makeObject(below, wanted, context);
    if (made !== undefined) return made;
  }
  return undefined;
}

function makeRoot(
  item: ClassItem,
  wanted: Wanted,
  { writer, path, make }: Context,
): Code | undefined {
  const value = make({ ...wanted, type: item.model?.root, given: undefined }, writer, path);
  if (value === undefined) return undefined;
  const name = getRootName(item);
  const argument = name === '' ? value : writeKeyword(name, value);
  return { open: `${writer.imports.use(item.id)}(`, items: [argument], close: ')' };
}

/** Makes a model with the fields that it demands; a `TypedDict` is written as a dict. */
function makeModel(item: ClassItem, wanted: Wanted, context: Context): Code | undefined {
  const { view, imports } = context.writer;
  const fields = view.fields(item.id);
  if (fields.length === 0 && view.subtypes(item.id).length > 0)
    return makeConcrete(item, wanted, context);
  const isDict = getModel(item, context.writer)?.shape === 'dict';
  const names = findAttributes(
    fields.map(({ name }) => name),
    wanted,
  );
  const items: Code[] = [];
  for (const field of fields) {
    if (!field.required && !names.includes(field.name)) continue;
    const value = makeField(field, context);
    if (value === undefined) return undefined;
    items.push(
      isDict
        ? prefix(`${writeString(field.wireName)}: `, value)
        : writeKeyword(getKeyword(field, item), value),
    );
  }
  return isDict
    ? { open: '{', items, close: '}' }
    : { open: `${imports.use(item.id)}(`, items, close: ')' };
}

function makeField(field: Field, { writer, path, make }: Context): Code | undefined {
  const given = getGivenValue(field.example);
  const { wireName, type, constraints, description } = field;
  return make({ name: wireName, type, constraints, description, given }, writer, path);
}

/** Calls the constructor of a class that is no model. */
function makePlain(item: ClassItem, wanted: Wanted, context: Context): Code | undefined {
  const { writer } = context;
  const parameters = findConstructor(item.id, writer);
  if (parameters === undefined) return undefined;
  const read = findAttributes(
    parameters.map(({ name }) => name),
    wanted,
  );
  const names = read.length > 0 ? read : findIdentity(parameters);
  const items: Code[] = [];
  for (const parameter of parameters) {
    if (!isRequired(parameter) && !names.includes(parameter.name)) continue;
    const value = makeConstructorArgument(parameter, wanted, context);
    if (value === undefined) return undefined;
    items.push(writeArgument(parameter, value));
  }
  return { open: `${writer.imports.use(item.id)}(`, items, close: ')' };
}

/** What a resource is given by the client that makes it, and no reader has. */
const OF_CLIENT =
  /^_?(client|api|api_client|requester|session|http|http_client|transport|connection|manager|parent)$/;

function makeConstructorArgument(
  { name, type, documentedType }: SignatureParameter,
  { conversions = [] }: Wanted,
  { writer, path, make }: Context,
): Code | undefined {
  const stated = type ?? readDocumentedType(documentedType, writer.view);
  const id = stated?.kind === 'name' ? stated.id : undefined;
  const client = id === undefined ? undefined : writer.start(id, writer);
  if (client !== undefined) return client;
  if (OF_CLIENT.test(name)) return undefined;
  const inner = conversions.flatMap((one) =>
    one.startsWith(`${name}.`) ? [one.slice(name.length + 1)] : [],
  );
  return make({ name, type, documentedType, conversions: inner }, writer, path);
}

/** The parameter of the constructor that a data class has for a field. */
function toParameter({ name, type, required, default: value }: Field): SignatureParameter {
  return {
    name,
    kind: 'keywordOnly',
    ...(type === undefined ? {} : { type }),
    ...(required ? {} : { default: value?.text ?? '...' }),
  };
}

/** Whether readers can construct a class: it is given nothing that only a client has. */
export function isConstructible(id: string, writer: Writer): boolean {
  const parameters = findConstructor(id, writer) ?? [];
  return !parameters.some((one) => isRequired(one) && OF_CLIENT.test(one.name));
}

/** The parameters of a constructor; undefined if a class of another package declares it. */
export function findConstructor(
  id: string,
  { view }: Pick<Writer, 'view'>,
): SignatureParameter[] | undefined {
  const lineage = view.lineage(id);
  for (const { id: owner } of lineage) {
    const init = view.item(`${owner}.__init__`);
    if (init?.kind === 'function') return getGivenParameters(init.signature);
  }
  const fields = view.fields(id);
  if (fields.length > 0) return fields.map(toParameter);
  const known = new Set(lineage.map((one) => one.id));
  const isComplete = lineage.every(({ bases }) =>
    bases.every((base) => {
      const origin = base.kind === 'generic' ? base.origin : base;
      if (origin.kind !== 'name') return false;
      return (
        known.has(origin.id ?? '') ||
        /^(object|Generic|ABC|Protocol|dict)$/.test(origin.name.replace(/.*\./, ''))
      );
    }),
  );
  return isComplete ? [] : undefined;
}

/** The names, among those that a class knows, that the code reads of the object: `id_or_name`. */
function findAttributes(names: readonly string[], { conversions = [] }: Wanted): string[] {
  return conversions.flatMap((one) => {
    const [attribute = ''] = one.split(/[ .]/);
    const parts = [attribute, ...attribute.split('_or_'), attribute.replace(/^_+/, '')];
    return parts.find((part) => names.includes(part)) ?? [];
  });
}

/** What identifies an object that can be made of nothing but a client. */
function findIdentity(parameters: readonly SignatureParameter[]): string[] {
  if (parameters.some((one) => isRequired(one) && !OF_CLIENT.test(one.name))) return [];
  const names = parameters.map(({ name }) => name);
  return ['id', 'name', 'key'].filter((one) => names.includes(one)).slice(0, 1);
}
