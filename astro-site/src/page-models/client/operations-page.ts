import type { Operation } from '../../../../extractor/contract/operation.ts';
import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { client as strings } from '#strings';
import { getLocalName } from '../../routing/route.ts';
import { getParent } from '../../routing/item-tree.ts';
import { listServerOperations } from '../../routing/operation-index.ts';
import type { Scope } from '../../reference/scope.ts';
import { getRootLink, getVersionBadge } from '../pages/page-facts.ts';
import type { PageContent } from '../page.ts';
import type { RequestGroup } from '../sections/request.ts';
import type { Section } from '../sections/section.ts';
import { getFamilies } from '../../clients/families.ts';
import { listWireNames, makeRequestEntry } from './request-entry.ts';

/** In a list that is longer than this, groups are closed at first. */
const MOST_OPEN = 300;
/** A group that is longer than this has groups within it. */
const MOST_UNDIVIDED = 12;

/** The operations that the index of a package lists: those of its clients, or those of a server. */
export function listOperations(view: PackageView): readonly Operation[] {
  const { primaries } = getFamilies(view);
  return primaries.length > 0 ? primaries : listServerOperations(view);
}

/** The index of the requests that the clients of a package send, or of what a server offers. */
export function makeOperationsPage(scope: Scope): PageContent {
  const { view } = scope;
  const { primaries, origin } = getFamilies(view);
  const operations = listOperations(view);
  const note = primaries.length > 0 ? strings.indexNote : strings.serverIndexNote;
  return {
    owner: view.index.name,
    areas: [
      [{ kind: 'prose', description: asMarkdown(note) }, ...makeServerFact(origin)],
      [
        {
          kind: 'requestIndex',
          groups: groupRequests(operations, scope),
          isFolded: operations.length > MOST_OPEN,
        },
      ],
    ],
    reference: {
      trail: [
        getRootLink(scope),
        { label: view.index.name, href: scope.href(view.index.name) ?? '' },
      ],
      badges: [strings.countOperations(operations.length), ...getVersionBadge(scope)],
      isCode: false,
    },
  };
}

/** The groups of the index with the number of their operations, if there are several. */
export function listOperationGroups(scope: Scope): { title: string; id: string; count: number }[] {
  const groups = groupRequests(listOperations(scope.view), scope);
  if (groups.length < 2) return [];
  return groups.map((group) => ({ title: group.title, id: group.id, count: countRequests(group) }));
}

function countRequests({ requests, groups }: RequestGroup): number {
  return groups.reduce((sum, group) => sum + countRequests(group), requests.length);
}

/** The server that the paths of the list leave out. */
function makeServerFact(origin: string | undefined): Section[] {
  if (origin === undefined) return [];
  const phrase = [{ code: origin }];
  return [{ kind: 'facts', facts: [{ title: strings.server, value: { kind: 'phrase', phrase } }] }];
}

/** An operation with the names of the groups that it is in, the outer one first. */
interface Grouped {
  operation: Operation;
  labels: string[];
  /** Groups with a lower number come first. */
  rank: number;
}

/**
 * Requests by configured group, otherwise by how callers reach them. The groups of the configuration
 * come first, then what is on a client itself, what its attributes lead to, what its methods return,
 * and what no client leads to.
 */
function groupRequests(operations: readonly Operation[], scope: Scope): RequestGroup[] {
  const skipped = findCommonAttribute(operations);
  const rows = operations
    .map((operation) => groupRequest(operation, skipped, scope))
    .toSorted((one, other) => one.rank - other.rank);
  return makeGroups(rows, 0, scope);
}

/**
 * `chat`, `chat.completions`; or the class of a function, if no attributes of a client lead there; the
 * tag or the module of an operation of a server.
 */
function groupRequest(
  operation: Operation,
  skipped: string | undefined,
  { view, settings }: Scope,
): Grouped {
  const { id, group, client } = operation;
  const configured = settings.groups.findIndex(({ label }) => label === group);
  if (group !== undefined && configured !== -1)
    return { operation, labels: [group], rank: configured - settings.groups.length };
  if (client === undefined) {
    const module = view.moduleOf(id)?.id ?? view.index.name;
    return { operation, labels: [group ?? getLocalName(module, view.index.name)], rank: 0 };
  }
  const path = listAttributes(operation);
  if (path !== undefined && path.length > 0) {
    const depth = path[0] === skipped && path.length > 1 ? 2 : 1;
    const labels = [depth, depth + 1].map((end) => path.slice(0, end).join('.'));
    return { operation, labels, rank: 1 };
  }
  const owner = view.item(getParent(id));
  const labels = [owner?.name ?? getLocalName(getParent(id), view.index.name)];
  if (path !== undefined) return { operation, labels, rank: 0 };
  return { operation, labels, rank: client.clientClass === undefined ? 3 : 2 };
}

/** The attributes that lead from a client to an operation; undefined if others lead there. */
function listAttributes({ client }: Operation): string[] | undefined {
  const [access] = client?.access ?? [];
  if (access?.startsWith('client.') !== true) return undefined;
  const path = getParent(access).split('.').slice(1);
  return path.some((part) => part.includes('(')) ? undefined : path;
}

/** An attribute that leads to most of a long list, such as `v1`, divides nothing. */
function findCommonAttribute(operations: readonly Operation[]): string | undefined {
  if (operations.length <= MOST_OPEN) return undefined;
  const counts = Map.groupBy(operations, (operation) => listAttributes(operation)?.[0]);
  return [...counts].find(([, rows]) => rows.length > operations.length / 2)?.[0];
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
  const nested = rows.length > MOST_UNDIVIDED ? rows.filter((row) => isNested(row, depth)) : [];
  return {
    id: `requests-${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
    title,
    requests: rows
      .filter((row) => !nested.includes(row))
      .map(({ operation }) => makeRow(operation, scope)),
    groups: makeGroups(nested, depth + 1, scope),
  };
}

/** Whether a row belongs to a group within its group, if that is long enough to be divided. */
function isNested({ labels }: Grouped, depth: number): boolean {
  return labels.length > depth + 1 && labels[depth + 1] !== labels[depth];
}

function makeRow(operation: Operation, { view }: Scope): RequestGroup['requests'][number] {
  const { variants } = getFamilies(view);
  const entry = makeRequestEntry(operation, view, variants.get(operation.id));
  return { ...entry, words: listWireNames(operation) };
}
