import type { Change } from '../contract/change.ts';
import type { Item } from '../contract/module.ts';
import { getFunctionId } from '../contract/view/function-id.ts';
import type { PackageView } from '../contract/view/package-view.ts';
import { getLastName } from '../contract/last-name.ts';
import type { Comparison } from './comparison.ts';

const AT_TOP = 40;
const OF_CLIENT = 30;
const MOST_MENTIONS = 20;
const MOST_COVERED = 30;

/**
 * Says of each change how many callers it is likely to reach: what the outermost module exports, what
 * belongs to a client, what descriptions and bodies mention, and how many items it is about.
 */
export function addReach(changes: readonly Change[], { before, after }: Comparison): Change[] {
  const sides = [createReach(before), createReach(after)] as const;
  return changes.map((change) => {
    const [id, reach] =
      change.before === undefined ? [change.item, sides[1]] : [change.before.id, sides[0]];
    const covered = Math.min(MOST_COVERED, (change.covers?.count ?? 1) - 1);
    return { ...change, reach: reach(id) + covered };
  });
}

function createReach(view: PackageView): (id: string) => number {
  const root = view.modules[0]?.id ?? '';
  const clients = new Set(view.operations.flatMap(({ client }) => client?.clientClass ?? []));
  const mentions = countMentions(view);
  return (id) => {
    const own = getFunctionId(id);
    const owner = own.slice(0, Math.max(0, own.lastIndexOf('.')));
    const names = [own, ...(view.item(owner)?.kind === 'class' ? [owner] : [])];
    const isAtTop = names.some(
      (name) =>
        name === root ||
        view.moduleOf(name)?.id === root ||
        view.reExports(name).some((one) => one.id === `${root}.${one.name}`),
    );
    const mentioned = mentions.get(getLastName(own)) ?? 0;
    return (
      (isAtTop ? AT_TOP : 0) +
      (names.some((name) => clients.has(name)) ? OF_CLIENT : 0) +
      Math.min(MOST_MENTIONS, mentioned)
    );
  };
}

/** How often descriptions mention each name. */
function countMentions(view: PackageView): Map<string, number> {
  const found = new Map<string, number>();
  for (const module of view.modules) {
    const texts = JSON.stringify([module.docstring, ...module.items.map(getTexts)]);
    for (const [word] of texts.matchAll(/[A-Za-z_]\w{3,}/g)) {
      found.set(word, (found.get(word) ?? 0) + 1);
    }
  }
  return found;
}

function getTexts(item: Item): unknown {
  if (item.kind === 'operation') return [item.description, item.sections];
  return 'docstring' in item ? item.docstring : undefined;
}
