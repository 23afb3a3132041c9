import { client as strings } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Scope } from '../../reference/scope.ts';
import { getParent, isClientOperation, type ClientOperation } from '../../routing/item-tree.ts';
import type { RequestEntry } from '../sections/request.ts';
import type { PartSection, Section } from '../sections/section.ts';
import { makeClientEntry } from './entry.ts';
import { getFamilies } from '../../clients/families.ts';
import { takeNearestBases } from '../nearest-bases.ts';
import { makeRequestEntry } from './request-entry.ts';

/** The requests of a class: a table and the entries, those that it inherits, and variants. */
export function makeClassRequests(item: ClassItem, scope: Scope): Section[] {
  const own = (item.members ?? []).map(scope.view.item).filter(isClientOperation);
  const { primaryOf } = getFamilies(scope.view);
  const primaries = own.filter(({ id }) => !primaryOf.has(id));
  const variants = own.filter(({ id }) => {
    const primary = primaryOf.get(id);
    return primary !== undefined && getParent(primary.id) !== item.id;
  });
  return [
    ...makeRequests(primaries, scope),
    ...makeVariants(variants, scope),
    ...makeInherited(item, scope),
  ];
}

function makeRequests(operations: readonly ClientOperation[], scope: Scope): Section[] {
  if (operations.length === 0) return [];
  const { variants } = getFamilies(scope.view);
  const requests = operations.map((each) =>
    makeRequestEntry(each, scope.view, variants.get(each.id)),
  );
  // An operation without an anchor has a page of its own.
  const entries = operations
    .filter(({ id }) => scope.anchor(id) !== undefined)
    .map((operation) => makeClientEntry(operation, scope));
  const table: Section[] =
    requests.length > 1 || entries.length === 0 ? [{ kind: 'requests', requests }] : [];
  return [
    {
      kind: 'group',
      id: 'class-requests',
      title: strings.operations,
      sections: [...table, ...entries],
    },
  ];
}

/** Requests that other classes document. */
function makeVariants(operations: readonly ClientOperation[], scope: Scope): PartSection[] {
  if (operations.length === 0) return [];
  const requests = operations.map((operation) => makeVariant(operation, scope));
  return [
    {
      kind: 'part',
      id: 'class-variants',
      title: strings.variants,
      note: strings.variantsNote,
      outline: 'heading',
      sections: [{ kind: 'requests', requests }],
    },
  ];
}

/** A variant is documented by its line, which links to the request that it is a variant of. */
function makeVariant(operation: ClientOperation, scope: Scope): RequestEntry {
  const { client, id } = operation;
  const primary = getFamilies(scope.view).primaryOf.get(id);
  const kind = client.variantOf?.kind;
  return {
    ...makeRequestEntry(operation, scope.view),
    tags: kind === undefined ? [] : [strings.variantKinds[kind]],
    anchor: scope.anchor(id),
    target: primary?.id,
    summary: undefined,
  };
}

/** Requests that bases declare and that are the same for this class. */
function makeInherited({ id }: ClassItem, { view }: Scope): PartSection[] {
  const { variants, primaryOf } = getFamilies(view);
  const found = view
    .inheritedMembers(id)
    .flatMap(({ item, base }) =>
      isClientOperation(item) && !primaryOf.has(item.id) ? [{ operation: item, base }] : [],
    );
  if (found.length === 0) return [];
  const { groups, further } = takeNearestBases(found);
  return [
    {
      kind: 'part',
      id: 'class-inherited-requests',
      title: strings.inheritedOperations,
      note: further === 0 ? undefined : strings.furtherBases(further),
      outline: 'heading',
      sections: groups.flatMap(([base, members]): Section[] => [
        { kind: 'label', title: `${strings.inheritedFrom} ${base.name}` },
        {
          kind: 'requests',
          requests: members.map(({ operation }) =>
            makeRequestEntry(operation, view, variants.get(operation.id)),
          ),
        },
      ]),
    },
  ];
}
