import type { ClassItem } from '../class.ts';
import type { ClientCall } from '../client-call.ts';
import type { Item, Module } from '../module.ts';
import type { Package } from '../package.ts';
import type { Operation } from '../operation.ts';
import {
  getClientReferences,
  getCredentialClasses,
  getItemTypes,
  getTypeReferences,
  getTypeNames,
} from '../types/type-references.ts';

/** An id that points into the documented modules but does not exist there. */
export interface BrokenReference {
  /** The id of the item, module or package that holds the reference. */
  from: string;
  /** What kind of reference it is. */
  role: 'module' | 'member' | 'type' | 'dependency' | 'client' | 'diagnostic' | 'reExport';
  to: string;
}

/** Checks that every id that points into the documented modules resolves. */
export function checkReferences(extracted: Package): BrokenReference[] {
  const { index, modules } = extracted;
  const isBroken = createBrokenTest(extracted);
  return [
    ...index.modules.map(({ id }) => makeReference(index.name, 'module', id)),
    ...index.diagnostics.flatMap(({ item }) =>
      item === undefined ? [] : [makeReference(index.name, 'diagnostic', item)],
    ),
    ...modules.flatMap(getModuleReferences),
  ].filter(({ to }) => isBroken(to));
}

/**
 * Removes ids from a new document that point to something undocumented: a private type variable, a
 * private dependency, an excluded module. The names stay as text; re-exports of such things are
 * dropped.
 */
export function dropBrokenLinks(extracted: Package): void {
  const isBroken = createBrokenTest(extracted);
  for (const module of extracted.modules) dropBrokenReExports(module, isBroken);
  const items = extracted.modules.flatMap((module) => module.items);
  for (const name of items.flatMap(getItemTypes).flatMap(getTypeNames)) {
    if (name.id !== undefined && isBroken(name.id)) delete name.id;
  }
  for (const item of items) if (item.kind === 'operation') dropOperationLinks(item, isBroken);
  for (const item of items) if (item.kind === 'class') dropCredentialClasses(item, isBroken);
  for (const diagnostic of extracted.index.diagnostics) {
    if (diagnostic.item !== undefined && isBroken(diagnostic.item)) delete diagnostic.item;
  }
}

function dropOperationLinks(
  { parameters, client }: Operation,
  isBroken: (id: string) => boolean,
): void {
  for (const parameter of parameters) {
    if (parameter.dependency !== undefined && isBroken(parameter.dependency))
      delete parameter.dependency;
  }
  if (client?.clientClass !== undefined && isBroken(client.clientClass)) delete client.clientClass;
  if (client?.alsoSentBy !== undefined) dropCallers(client, isBroken);
  if (client?.variantOf !== undefined && isBroken(client.variantOf.id)) delete client.variantOf;
}

/** Functions that nobody can see: those of a module that is left out. */
function dropCallers(client: ClientCall, isBroken: (id: string) => boolean): void {
  const known = client.alsoSentBy?.filter((id) => !isBroken(id)) ?? [];
  if (known.length === 0) delete client.alsoSentBy;
  else client.alsoSentBy = known;
}

function dropCredentialClasses({ client }: ClassItem, isBroken: (id: string) => boolean): void {
  if (client?.credentialClasses === undefined) return;
  const known = Object.entries(client.credentialClasses)
    .map(([name, ids]) => [name, ids.filter((id) => !isBroken(id))] as const)
    .filter(([, ids]) => ids.length > 0);
  if (known.length === 0) delete client.credentialClasses;
  else client.credentialClasses = Object.fromEntries(known);
}

function dropBrokenReExports(module: Module, isBroken: (id: string) => boolean): void {
  const dropped = new Set(
    module.items.flatMap((item) =>
      item.kind === 'reExport' && isBroken(item.target) ? [item.id] : [],
    ),
  );
  if (dropped.size === 0) return;
  module.items = module.items.filter((item) => item.kind !== 'reExport' || !dropped.has(item.id));
  module.members = module.members.filter((id) => !dropped.has(id));
}

function createBrokenTest({ index, modules }: Package): (id: string) => boolean {
  const known = new Set(modules.flatMap((module) => [module.id, ...module.items.map(getId)]));
  const listed = new Set(index.modules.map(getId));
  const broken = new Map<string, boolean>();
  return (id) => {
    if (known.has(id)) return false;
    const isBroken = broken.get(id) ?? isInside(id, listed);
    broken.set(id, isBroken);
    return isBroken;
  };
}

function getModuleReferences(module: Module): BrokenReference[] {
  return [
    ...module.members.map((member) => makeReference(module.id, 'member', member)),
    ...module.items.flatMap(getItemReferences),
  ];
}

function getItemReferences(item: Item): BrokenReference[] {
  const members = item.kind === 'class' ? (item.members ?? []) : [];
  const target = item.kind === 'reExport' ? [item.target] : [];
  return [
    ...target.map((id) => makeReference(item.id, 'reExport', id)),
    ...members.map((member) => makeReference(item.id, 'member', member)),
    ...(item.kind === 'operation' ? getOperationReferences(item) : []),
    ...getCredentialClasses(item).map((id) => makeReference(item.id, 'client', id)),
    ...getItemTypes(item)
      .flatMap(getTypeReferences)
      .map((id) => makeReference(item.id, 'type', id)),
  ];
}

function getOperationReferences({ id, parameters, client }: Operation): BrokenReference[] {
  const dependencies = parameters.flatMap(({ dependency }) => dependency ?? []);
  return [
    ...dependencies.map((dependency) => makeReference(id, 'dependency', dependency)),
    ...getClientReferences(client).map((reference) => makeReference(id, 'client', reference)),
  ];
}

function makeReference(from: string, role: BrokenReference['role'], to: string): BrokenReference {
  return { from, role, to };
}

/**
 * Whether the id is a listed module or inside one; a partial document makes no claims about the
 * rest of its package.
 */
function isInside(id: string, modules: ReadonlySet<string>): boolean {
  for (let end = id.length; end > 0; end = id.lastIndexOf('.', end - 1)) {
    if (modules.has(id.slice(0, end))) return true;
  }
  return false;
}

function getId({ id }: { id: string }): string {
  return id;
}
