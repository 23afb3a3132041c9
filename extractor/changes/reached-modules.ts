import type { Module } from '../contract/module.ts';
import type { PackageView } from '../contract/view/package-view.ts';
import { findTestModules } from './modules-of-tests.ts';

/**
 * The ids of modules that users have no documented way to: nothing in the package imports them, and
 * no description names them. They are often left over from an older version.
 */
export function findUnreachedModules(view: PackageView): ReadonlySet<string> {
  const { dependencies } = view.index;
  const [root] = view.modules;
  if (dependencies === undefined || root === undefined) return new Set();
  // If the package itself imports nothing, users import its modules one by one.
  if ((dependencies[root.id] ?? []).length === 0) return new Set();
  const imported = listImported(dependencies, findTestModules(view));
  const open = view.modules.filter(
    (module) => !imported.has(module.id) && !isEntrance(module, view),
  );
  const texts = open.length === 0 ? '' : JSON.stringify(view.modules.map(listTexts));
  return new Set(open.map(({ id }) => id).filter((id) => !isNamed(id, texts)));
}

/** The modules that others import, and the packages around them. */
function listImported(
  dependencies: Readonly<Record<string, string[]>>,
  tests: ReadonlySet<string>,
): Set<string> {
  const found = Object.entries(dependencies).flatMap(([module, others]) =>
    tests.has(module) ? [] : others.filter((other) => other !== module),
  );
  return new Set(found.flatMap(listAround));
}

/** `a.b.c`, `a.b` and `a`. */
function listAround(id: string): string[] {
  const parts = id.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** Whether a module is made to be imported: the outermost one, or a package with names of its own. */
function isEntrance({ id, file, members }: Module, view: PackageView): boolean {
  const isOutermost = view.module(id.slice(0, Math.max(0, id.lastIndexOf('.')))) === undefined;
  return isOutermost || (file.endsWith('__init__.py') && members.length > 0);
}

/** The texts that describe a module and what it defines. */
export function listTexts({ docstring, items }: Module): unknown[] {
  return [docstring, ...items.map((item) => describe(item))];
}

function describe(item: Module['items'][number]): unknown {
  if (item.kind === 'operation') return [item.summary, item.description, item.sections];
  return 'docstring' in item ? item.docstring : undefined;
}

function isNamed(id: string, texts: string): boolean {
  const place = texts.indexOf(id);
  return place !== -1 && !/\w/.test(texts.charAt(place + id.length));
}
