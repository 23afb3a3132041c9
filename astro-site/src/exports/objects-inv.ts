import { deflateSync } from 'node:zlib';
import type { Item } from '../../../extractor/contract/module.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getParent } from '../routing/item-tree.ts';
import { getHref, getPageId, type Place } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';

/** Something that the site documents: its dotted path, Sphinx's word for its kind, its address. */
export interface InventoryEntry {
  name: string;
  role: string;
  /** Relative to the site's address. */
  uri: string;
}

interface Project {
  name: string;
  version: string;
}

/**
 * Writes an inventory like Sphinx (version 2), for projects that link to this site; the same input
 * gives the same bytes.
 */
export function formatInventory(project: Project, entries: readonly InventoryEntry[]): Uint8Array {
  const lines = entries
    .filter(({ name }) => !/\s/.test(name))
    .map(({ name, role, uri }) => `${name} py:${role} 1 ${shorten(uri, name)} -\n`)
    .toSorted();
  const header = [
    '# Sphinx inventory version 2',
    `# Project: ${toLine(project.name)}`,
    `# Version: ${toLine(project.version)}`,
    '# The remainder of this file is compressed using zlib.',
    '',
  ].join('\n');
  return Buffer.concat([Buffer.from(header), deflateSync(lines.join(''))]);
}

/** `$` stands for the name at the end of an address. */
function shorten(uri: string, name: string): string {
  return uri.endsWith(name) ? `${uri.slice(0, -name.length)}$` : uri;
}

function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Everything that a package's pages document, under its own path and the one that users import it
 * from.
 */
export function listInventory(view: PackageView, routes: RouteTable): InventoryEntry[] {
  const entries = new Map<string, InventoryEntry>();
  const add = (name: string, role: string | undefined, place: Place | undefined): void => {
    if (role === undefined || place === undefined || entries.has(name)) return;
    entries.set(name, { name, role, uri: getHref(place).slice(1) });
  };

  function addItem(item: Item, name: string): void {
    add(name, getRole(item, view), routes.find(item.id));
    for (const field of routes.listFields(item.id)) {
      add(`${name}.${field}`, 'attribute', routes.findField(item.id, field));
    }
  }

  for (const { id } of view.modules) {
    const placed = routes.findModule(id);
    if (placed !== undefined) add(id, 'module', routes.find(getPageId(id)));
    for (const { item, nested, name } of placed?.items ?? []) {
      for (const each of [item, ...nested]) {
        addItem(each, `${id}.${name}${each.id.slice(item.id.length)}`);
        addItem(each, each.id);
      }
    }
    for (const reExport of placed?.reExports ?? []) {
      add(reExport.id, getRole(reExport, view), routes.find(reExport.id));
    }
  }
  return [...entries.values()];
}

function getRole(item: Item, view: PackageView): string | undefined {
  const isMember = view.item(getParent(item.id))?.kind === 'class';
  switch (item.kind) {
    case 'class':
      return 'class';
    case 'operation':
    case 'function':
      return isMember ? METHODS[item.binding ?? 'plain'] : 'function';
    case 'attribute':
      if (item.property !== undefined) return 'property';
      return isMember ? 'attribute' : 'data';
    case 'reExport':
      return getTargetRole(item.target, view);
  }
}

const METHODS = { plain: 'method', classMethod: 'classmethod', staticMethod: 'staticmethod' };

function getTargetRole(target: string, view: PackageView): string | undefined {
  if (view.module(target) !== undefined) return 'module';
  const item = view.item(target);
  return item === undefined || item.kind === 'reExport' ? undefined : getRole(item, view);
}
