import type { Markdown } from '../../../../extractor/contract/text/markdown.ts';
import { client as strings } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { getClassAuthentication } from '../../../../extractor/contract/view/authentication.ts';
import { inheritClient } from '../../../../extractor/contract/view/clients.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getTypeReferences } from '../../../../extractor/contract/types/type-references.ts';
import { getParent, isClientOperation } from '../../routing/item-tree.ts';
import type { Scope } from '../../reference/scope.ts';
import type { Fact } from '../sections/fact.ts';
import type { IndexEntry } from '../sections/index-entry.ts';
import type { PartSection } from '../sections/section.ts';
import { findMirrored, getFamilies } from '../../clients/families.ts';
import { makeClientFacts } from './request.ts';

/** How to get an object of the class from a client, and what a client's constructor sets. */
export function makeClassFacts(item: ClassItem, scope: Scope): Fact[] {
  const code = getAccess(item, scope.view);
  return [
    ...(code === undefined
      ? []
      : [
          {
            title: strings.access,
            value: { kind: 'command' as const, code, copyLabel: strings.copyAccess },
          },
        ]),
    ...makeSetUp(item, scope),
  ];
}

/** `client.chat.completions`, from the shortest of the calls of its methods. */
export function getAccess({ id, members = [] }: ClassItem, view: PackageView): string | undefined {
  const calls = members
    .map(view.item)
    .filter(isClientOperation)
    .filter(({ binding, client }) => client.clientClass !== id && binding === undefined)
    .flatMap(({ client }) => client.access?.[0] ?? []);
  const [code] = calls.map(getParent).toSorted((one, other) => one.length - other.length);
  return code?.includes('.') === true ? code : undefined;
}

function makeSetUp({ id, client }: ClassItem, { view, settings }: Scope): Fact[] {
  if (client === undefined) return [];
  const { server } = inheritClient(view.lineage(id));
  return makeClientFacts(server, getClassAuthentication(id, view, settings));
}

/** The objects that attributes of a class hold and that send requests. */
export function makeLeadsTo(item: ClassItem, { view }: Scope): PartSection[] {
  const entries = listAttributes(item, view).flatMap(({ name, target, summary }): IndexEntry[] => {
    const count = countRequests(target, view);
    const isMirror = findMirrored(target, view) !== undefined;
    if (count === 0 || isMirror) return [];
    return [{ name, id: target, summary, note: strings.countOperations(count) }];
  });
  if (entries.length === 0) return [];
  return [
    {
      kind: 'part',
      id: 'class-leads-to',
      title: strings.leadsTo,
      note: strings.leadsToNote,
      outline: 'heading',
      sections: [{ kind: 'index', entries, hasNotes: true }],
    },
  ];
}

interface HeldObject {
  name: string;
  /** The id of its class. */
  target: string;
  summary?: Markdown | undefined;
}

/** Attributes and properties whose type is a class of the package. */
function listAttributes({ members = [] }: ClassItem, view: PackageView): HeldObject[] {
  return members.map(view.item).flatMap((member): HeldObject[] => {
    if (member?.kind !== 'attribute') return [];
    const targets = getTypeReferences(member.type).filter((id) => view.item(id)?.kind === 'class');
    const [target] = targets;
    if (target === undefined || targets.length > 1) return [];
    const docstring = member.docstring ?? getDocstring(target, view);
    return [{ name: member.name, target, summary: docstring?.summary }];
  });
}

function getDocstring(id: string, view: PackageView) {
  const item = view.item(id);
  return item?.kind === 'class' ? item.docstring : undefined;
}

/** The number of requests that an object and those that it leads to can send. */
function countRequests(start: string, view: PackageView): number {
  const { primaryOf } = getFamilies(view);
  const found = new Set([start]);
  let count = 0;
  // Iterating over a Set also visits elements that are added on the way.
  for (const id of found) {
    const item = view.item(id);
    // A resource may hold its client, which leads to everything.
    if (item?.kind !== 'class' || (item.client !== undefined && id !== start)) continue;
    const own = (item.members ?? []).map(view.item).filter(isClientOperation);
    count += own.filter((operation) => !primaryOf.has(operation.id)).length;
    for (const { target } of listAttributes(item, view)) found.add(target);
  }
  return count;
}
