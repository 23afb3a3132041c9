import type { Change } from '../contract/change.ts';
import type { ClassItem } from '../contract/class.ts';
import { getLastName } from '../contract/last-name.ts';
import type { FunctionItem } from '../contract/function.ts';
import type { Item } from '../contract/module.ts';
import { getFunctionId } from '../contract/view/function-id.ts';
import type { PackageView } from '../contract/view/package-view.ts';
import { showsImport } from '../sources/describes-application.ts';
import type { Comparison } from './comparison.ts';
import { getBody, getOwner, resolveName } from './documents.ts';
import { PYTHON_RULES } from './python/python-rules.ts';
import { listTexts } from './reached-modules.ts';

/**
 * Whether a package is an application, of which nobody imports the modules: it presents itself as one,
 * lists no exports, has no client, and no docstring shows an import.
 */
export function isApplication(view: PackageView): boolean {
  const { source, kind } = view.index;
  const [root] = view.modules;
  if (source.application !== true || kind === 'wrapper' || root === undefined) return false;
  if (root.exports !== undefined) return false;
  if (view.operations.some(({ client }) => client !== undefined)) return false;
  const texts = JSON.stringify(view.modules.map(listTexts)).replaceAll(String.raw`\n`, '\n');
  return !showsImport(texts, root.id);
}

/** The rules for what an installation needs, and for what a program reads when it starts. */
const OF_INSTALLATION = new Set<string>(
  [
    PYTHON_RULES.versionDropped,
    PYTHON_RULES.versionAdded,
    PYTHON_RULES.requirementAdded,
    PYTHON_RULES.requirementRemoved,
    PYTHON_RULES.requirementNarrowed,
    PYTHON_RULES.requirementWidened,
    PYTHON_RULES.extraRemoved,
    PYTHON_RULES.extraAdded,
    PYTHON_RULES.programRemoved,
    PYTHON_RULES.programAdded,
    PYTHON_RULES.environmentChanged,
  ].map(({ code }) => code),
);

/**
 * Whether a change of an application is one that others than the application itself notice: of what
 * is installed, of HTTP, of commands, of the classes that plugins derive from, and of what a web server
 * calls.
 */
export function isOfInterface(change: Change, { before, after }: Comparison): boolean {
  if (OF_INSTALLATION.has(change.code) || change.code.startsWith('http-')) return true;
  const [view, id] =
    change.before === undefined ? [after, change.item] : [before, change.before.id];
  const item = resolveName(view, getFunctionId(id));
  if (item === undefined) return false;
  if ('command' in item && item.command !== undefined) return true;
  const owner = item.kind === 'class' ? item : getOwner(item, view);
  return isServed(item, view) || (owner !== undefined && isExtensionPoint(owner, view));
}

/** Whether a class leaves methods to the classes that derive from it. */
function isExtensionPoint({ members = [] }: ClassItem, view: PackageView): boolean {
  return members
    .flatMap((id) => view.item(id) ?? [])
    .some((member) => {
      const isAbstract = 'abstract' in member && member.abstract === true;
      const raises = getBody(member, view)?.raises ?? [];
      return isAbstract || raises.some(({ name }) => name === 'NotImplementedError');
    });
}

/** What a web server passes to an application, by WSGI and by ASGI. */
const SERVED = ['environ start_response', 'scope receive send'];

/** Whether a web server calls an item or its instances, or makes these. */
function isServed(item: Item, view: PackageView): boolean {
  const owner = getOwner(item, view);
  if (owner !== undefined && !/^__(?:init|call)__$/.test(getLastName(item.id))) return false;
  const call =
    item.kind === 'function' && owner === undefined ? item : findCall(owner ?? item, view);
  const names = call?.signature.parameters.map(({ name }) => name).join(' ') ?? '';
  return SERVED.includes(names);
}

function findCall({ id }: Item, view: PackageView): FunctionItem | undefined {
  const call = view.item(`${id}.__call__`);
  return call?.kind === 'function' ? call : undefined;
}
