import { client as strings } from '#strings';
import { getLocalName } from '../../routing/route.ts';
import { getParent, type ClientOperation } from '../../routing/item-tree.ts';
import type { Scope } from '../../reference/scope.ts';
import { getRootLink, getVersionBadge } from '../page-facts.ts';
import type { PageContent } from '../page.ts';
import type { RequestGroup } from '../section.ts';
import { getFamilies } from '../../clients/families.ts';
import { listWireNames, makeRequestEntry } from './request-entry.ts';

/** In a list that is longer than this, groups are closed at first. */
const MOST_OPEN = 300;
/** A group that is longer than this has groups within it. */
const MOST_UNDIVIDED = 12;

/** The index of the requests that the clients of a package send. */
export function makeOperationsPage(scope: Scope): PageContent {
  const { view } = scope;
  const { primaries } = getFamilies(view);
  return {
    owner: view.index.name,
    areas: [
      [{ kind: 'prose', description: strings.indexNote }],
      [
        {
          kind: 'requestIndex',
          groups: groupRequests(primaries, scope),
          isFolded: primaries.length > MOST_OPEN,
        },
      ],
    ],
    reference: {
      trail: [
        getRootLink(scope),
        { label: view.index.name, href: scope.href(view.index.name) ?? '' },
      ],
      badges: [strings.countRequests(primaries.length), ...getVersionBadge(scope)],
      isCode: false,
    },
  };
}

/** An operation with the names of the groups that it is in, the outer one first. */
interface Grouped {
  operation: ClientOperation;
  labels: string[];
}

/** Requests by configured group, otherwise by how callers reach them; groups of the configuration first. */
function groupRequests(operations: readonly ClientOperation[], scope: Scope): RequestGroup[] {
  const order = new Map(scope.settings.groups.map(({ label }, index) => [label, index]));
  const rank = ({ labels: [label = ''] }: Grouped): number => order.get(label) ?? Infinity;
  const rows = operations
    .map((operation) => ({ operation, labels: getLabels(operation, scope) }))
    .toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
  return makeGroups(rows, 0, scope);
}

/** `chat`, `chat.completions`; the class of a function that no client leads to, or that is on the client itself. */
function getLabels({ id, group, client }: ClientOperation, { view, settings }: Scope): string[] {
  if (group !== undefined && settings.groups.some(({ label }) => label === group)) return [group];
  const path = getParent(client.access?.[0] ?? '')
    .split('.')
    .slice(1);
  if (path.length > 0 && !path.some((part) => part.includes('('))) {
    return [path[0] ?? '', path.slice(0, 2).join('.')];
  }
  const owner = view.item(getParent(id));
  return [owner?.name ?? getLocalName(getParent(id), view.index.name)];
}

function makeGroups(rows: readonly Grouped[], depth: number, scope: Scope): RequestGroup[] {
  const groups = Map.groupBy(rows, ({ labels }) => labels[depth] ?? labels.at(-1) ?? '');
  return [...groups].map(([title, members]) => makeGroup(title, members, depth, scope));
}

function makeGroup(
  title: string,
  rows: readonly Grouped[],
  depth: number,
  scope: Scope,
): RequestGroup {
  const inner = makeInner(rows, depth, scope);
  const own = inner.length === 0 ? rows : rows.filter(({ labels }) => labels[depth + 1] === title);
  return {
    id: `requests-${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
    title,
    requests: own.map(({ operation }) => makeRow(operation, scope)),
    groups: inner,
  };
}

/** The groups within a long one. */
function makeInner(rows: readonly Grouped[], depth: number, scope: Scope): RequestGroup[] {
  const nested = rows.filter(
    ({ labels }) => labels[depth + 1] !== labels[depth] && labels.length > depth + 1,
  );
  const isDivided = rows.length > MOST_UNDIVIDED && nested.length > 0;
  return isDivided ? makeGroups(nested, depth + 1, scope) : [];
}

function makeRow(operation: ClientOperation, { view }: Scope): RequestGroup['requests'][number] {
  const { variants } = getFamilies(view);
  const entry = makeRequestEntry(operation, variants.get(operation.id));
  return { ...entry, words: listWireNames(operation) };
}
