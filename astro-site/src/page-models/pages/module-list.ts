import type { Markdown } from '../../../../extractor/contract/text/markdown.ts';
import { packages as strings } from '#strings';
import type { ModuleEntry } from '../../../../extractor/contract/package.ts';
import { countOperations } from '../../clients/families.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Scope } from '../../reference/scope.ts';
import { getParent } from '../../routing/item-tree.ts';
import { getLocalName, getPageId } from '../../routing/route.ts';
import { getFirstSentence } from '../first-sentence.ts';
import type { IndexEntry } from '../sections/index-entry.ts';
import type { PartSection } from '../sections/section.ts';

/** The modules of a package by what is above them, so that each page need not go through all. */
interface ModuleTree {
  /** The modules directly below a package or module. */
  children: ReadonlyMap<string, readonly ModuleEntry[]>;
  /** The number of all modules below one. */
  counts: ReadonlyMap<string, number>;
  /** Summaries that say nothing about a module, because others or the package have the same. */
  repeated: ReadonlySet<string | undefined>;
}

type ListedModule = Pick<ModuleEntry, 'id' | 'models'> & { summary: Markdown | undefined };

const trees = new WeakMap<readonly ModuleEntry[], ModuleTree>();

/** In a package with more modules, its page, too, only lists the modules directly below. */
const MOST_MODULES = 100;

/**
 * The modules below a package or module: all of them on the page of a package of ordinary size,
 * otherwise those directly below.
 */
export function makeModules(owner: string, scope: Scope): PartSection[] {
  const { listedModules, view } = scope;
  const listsAll = owner === view.index.name && listedModules.length <= MOST_MODULES;
  const { children, counts, repeated } = getTree(listedModules, view);
  const modules = listsAll ? listedModules : (children.get(owner) ?? []);
  if (modules.length === 0) return [];
  return [
    {
      kind: 'part',
      id: 'package-modules',
      title: strings.modules,
      count: modules.length,
      outline: 'heading',
      sections: [
        {
          kind: 'index',
          entries: modules.map((entry) =>
            makeEntry(
              { ...entry, summary: repeated.has(entry.summary) ? undefined : entry.summary },
              owner,
              listsAll ? 0 : (counts.get(entry.id) ?? 0),
              scope,
            ),
          ),
          hasNotes: true,
        },
      ],
    },
  ];
}

function getTree(modules: readonly ModuleEntry[], { index }: PackageView): ModuleTree {
  const known = trees.get(modules);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const { id } of modules) {
    for (let above = getParent(id); above !== ''; above = getParent(above)) {
      counts.set(above, (counts.get(above) ?? 0) + 1);
    }
  }
  const tree = {
    children: Map.groupBy(modules, ({ id }) => getParent(id)),
    counts,
    repeated: findRepeated(modules).add(index.docstring?.summary),
  };
  trees.set(modules, tree);
  return tree;
}

/** Two modules, such as one for each way to call the same, may well have the same summary. */
const FEW = 2;

function findRepeated(modules: readonly ModuleEntry[]): Set<string | undefined> {
  const bySummary = [...Map.groupBy(modules, ({ summary }) => summary)];
  return new Set(bySummary.flatMap(([summary, { length }]) => (length > FEW ? [summary] : [])));
}

/** @param inner the number of modules below the one of the entry */
function makeEntry(entry: ListedModule, owner: string, inner: number, scope: Scope): IndexEntry {
  const { id, summary } = entry;
  const note = [
    ...(inner === 0 ? [] : [strings.moduleCount(inner)]),
    ...describeContent(entry, scope),
  ].join(' · ');
  return {
    name: getLocalName(id, owner),
    id: getPageId(id),
    summary: summary === undefined ? undefined : getFirstSentence(summary),
    note: note === '' ? undefined : note,
  };
}

/** The number of names that describe a module without a summary. */
const NAMES = 6;

/** The content of a module: numbers, and names if it has no summary. */
function describeContent({ id, models, summary }: ListedModule, scope: Scope): string[] {
  const operations = countOperations(scope.view, id);
  const names = (scope.module(id)?.items ?? [])
    .filter(({ item }) => item.kind === 'class' || item.kind === 'function')
    .map(({ name }) => name);
  const shown = names.length > NAMES ? [...names.slice(0, NAMES), '…'] : names;
  return [
    ...(operations > 0 ? [strings.operations(operations)] : []),
    ...(models > 0 ? [strings.models(models)] : []),
    ...(summary === undefined && shown.length > 0 ? [shown.join(', ')] : []),
  ];
}
