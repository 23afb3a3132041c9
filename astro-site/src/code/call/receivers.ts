import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { toVariableName } from '../call-name.ts';
import { findModuleAbove } from '../imports.ts';
import { prefix, type Code } from '../layout.ts';
import { getFunctionId } from '../../../../extractor/contract/view/function-id.ts';
import { getParent } from '../../routing/item-tree.ts';
import { getLastName } from '../../../../extractor/contract/last-name.ts';
import { nameResult, splitAccess, type Step } from './access-path.ts';
import { setAttributes } from './attributes.ts';
import { listFromObject, makeArguments, makeRequiredArguments } from './arguments.ts';
import { makeClient } from './construct.ts';
import { findGetter } from './getters.ts';
import { isConstructible, makeObject } from '../values/objects.ts';
import { setPackageSecret } from './package-settings.ts';
import { toSingular } from '../values/texts.ts';
import { makeValue } from '../values/values.ts';
import { findItem, keep, miss, type Writer } from './writer.ts';

/** Adds what a call begins with to an example, and returns it: `client.orders.read`. */
export function makeReceiver(operation: Operation, writer: Writer): string {
  const receiver = reachReceiver(operation, writer);
  if (receiver === `${CLIENT}.${operation.name}`) setAttributes(operation, CLIENT, writer);
  return receiver;
}

function reachReceiver(operation: Operation, writer: Writer): string {
  const { id, name, client } = operation;
  const access = client?.access?.[0];
  const constructed = client?.clientClass;
  if (access !== undefined && constructed !== undefined) {
    return followAccess(
      access,
      constructed,
      client?.called ?? [],
      {
        expected: getParent(id),
        wanted: listFromObject(operation),
      },
      writer,
    );
  }
  const owner = writer.view.item(getParent(id));
  if (owner?.kind !== 'class' || operation.binding !== undefined) setPackageSecret(writer);
  if (owner?.kind !== 'class') return makeFunctionName(id, access, writer);
  if (operation.binding !== undefined) return `${writer.imports.use(owner.id)}.${name}`;
  const variable = owner.client === undefined ? toVariableName(owner.name) : CLIENT;
  return `${startFrom(owner.id, variable, listFromObject(operation), writer)}.${name}`;
}

function makeFunctionName(
  id: string,
  access: string | undefined,
  { view, imports }: Writer,
): string {
  if (access === undefined) return imports.use(getFunctionId(id));
  // `import shop` does not import `shop.books`.
  imports.addModule(findModuleAbove(access, view) || view.index.name);
  return access;
}

/** Follows the way from a client to a function; calls on it get variables of their own. */
function followAccess(
  access: string,
  constructed: string,
  called: readonly string[],
  { expected, wanted }: { expected: string; wanted: readonly string[] },
  writer: Writer,
): string {
  const [first, ...steps] = splitAccess(access);
  const last = steps.pop();
  const ids = [...called];
  let target = startFrom(constructed, first?.name ?? CLIENT, wanted, writer);
  let before = first?.name ?? CLIENT;
  for (const [index, step] of steps.entries()) {
    const id = step.call === undefined ? undefined : ids.shift();
    const isLast = index === steps.length - 1 && last?.call === undefined;
    target = takeStep(target, step, { before, id, expected: isLast ? expected : '' }, writer);
    before = step.name;
  }
  if (last?.call !== undefined)
    return takeStep(target, last, { before, id: ids.shift(), expected }, writer);
  return last === undefined ? target : `${target}.${last.name}`;
}

function takeStep(
  target: string,
  { name, call }: Step,
  { before, id, expected }: { before: string; id: string | undefined; expected: string },
  writer: Writer,
): string {
  const path = name === '' ? target : `${target}.${name}`;
  if (call === undefined) return path;
  const item = id === undefined ? undefined : findItem(id, writer.view);
  const isAsync =
    (item?.kind === 'function' || item?.kind === 'operation') && item.signature.async === true;
  writer.isAsync ||= isAsync;
  const items = makeRequiredArguments(item, expected, writer);
  if (items.length === 0 && call === 'empty' && !isAsync) return `${path}()`;
  const code: Code = { open: `${isAsync ? 'await ' : ''}${path}(`, items, close: ')' };
  return keepObject(expected, nameResult(name, toSingular(before)), code, writer);
}

/** Keeps an object, so that other arguments of its class are the same one. */
function keepObject(id: string, name: string, code: Code, writer: Writer): string {
  const variable = keep(name, code, writer);
  writer.objects.set(id, variable);
  return variable;
}

/** Adds the object that a way starts from: a client, or one that a client is given to. */
function startFrom(owner: string, name: string, wanted: readonly string[], writer: Writer): string {
  const client = startClient(owner, writer, name === CLIENT);
  if (client !== undefined) return client;
  const item = writer.view.item(owner);
  if (item?.kind !== 'class' || (item.client !== undefined && isConstructible(owner, writer))) {
    return keepObject(owner, name, makeClient(owner, writer), writer);
  }
  const made = makeObject(
    item,
    { name, conversions: wanted },
    { writer, path: [], make: makeValue },
  );
  if (typeof made === 'string' && /^\w+$/.test(made)) return made;
  if (made !== undefined) return keepObject(owner, name, made, writer);
  return miss({ name, type: { kind: 'name', name: getLastName(owner) } }, writer);
}

/** Adds a client, unless there is one; a class is that of a client if calls start from it. */
export function startClient(owner: string, writer: Writer, isClient = false): string | undefined {
  const { view } = writer;
  if (writer.client !== undefined) {
    return view.lineage(writer.client).some(({ id }) => id === owner) ? CLIENT : undefined;
  }
  if (!isClient && !findClients(view).has(owner)) return undefined;
  const constructed = findConstructed(owner, view);
  const code = makeClient(constructed, writer);
  const isContext = view
    .lineage(constructed)
    .some(({ protocols = [] }) => protocols.includes('asyncContextManager'));
  writer.client = constructed;
  if (!writer.isAsync || !isContext) return keep(CLIENT, code, writer);
  const opened = addSuffix(prefix('async with ', code), ` as ${CLIENT}:`);
  writer.statements.push({ code: opened, isBlock: true });
  return CLIENT;
}

/** The class that callers construct in place of one that is only a part of it. */
function findConstructed(owner: string, view: PackageView): string {
  const item = view.item(owner);
  if (item?.kind !== 'class') return owner;
  if (item.abstract !== true && !/(mix_?in|^_?base)|base$/i.test(item.name)) return owner;
  const whole = view
    .subtypes(owner)
    .filter((one) => one.abstract !== true && !one.name.startsWith('_'))
    .toSorted((one, other) => view.lineage(other.id).length - view.lineage(one.id).length);
  return whole[0]?.id ?? owner;
}

const CLIENT = 'client';
/** No more objects than this are got one from another. */
const MOST_OBJECTS = 4;
const clients = new WeakMap<PackageView, Set<string>>();

/** The classes that calls start from under the name `client`. */
function findClients(view: PackageView): Set<string> {
  const known = clients.get(view);
  if (known !== undefined) return known;
  const found = view.operations.flatMap(({ client }) =>
    client?.access?.[0]?.startsWith(`${CLIENT}.`) === true ? (client.clientClass ?? []) : [],
  );
  clients.set(view, new Set(found));
  return new Set(found);
}

/** Gets an object of a class from a client, as other calls do. */
export function obtain(item: ClassItem, writer: Writer): string | undefined {
  const getter = findGetter(item.id, writer.view);
  if (getter === undefined || writer.obtaining.includes(item.id)) return undefined;
  if (writer.obtaining.length >= MOST_OBJECTS) return undefined;
  const isFromClient = getter.access.startsWith(`${CLIENT}.`);
  const isOther = writer.client !== undefined && writer.client !== getter.clientClass;
  if (isFromClient && isOther) return undefined;
  const inner = { ...writer, obtaining: [...writer.obtaining, item.id] };
  const path = followAccess(
    getter.access,
    getter.clientClass,
    getter.called,
    { expected: item.id, wanted: [] },
    inner,
  );
  if (inner.client !== undefined) writer.client = inner.client;
  writer.isAsync ||= inner.isAsync;
  if (getter.operation === undefined) return path;
  const items = makeArguments(getter.operation, inner);
  const name = nameResult(getter.operation.name, toVariableName(item.name));
  return keepObject(item.id, name, { open: `${path}(`, items, close: ')' }, writer);
}

function addSuffix(code: Code, text: string): Code {
  return typeof code === 'string' ? code + text : { ...code, close: code.close + text };
}
