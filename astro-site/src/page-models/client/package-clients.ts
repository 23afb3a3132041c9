import { client as strings, code, model } from '#strings';
import { getClassAuthentication } from '../../../../extractor/contract/view/authentication.ts';
import { inheritClient } from '../../../../extractor/contract/view/clients.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getFamilies } from '../../clients/families.ts';
import type { ClientOperation } from '../../routing/item-tree.ts';
import { getCallParameters } from '../../code/call-name.ts';
import { makeConstruction } from '../../code/client-call.ts';
import { isRequired } from '../../code/signature.ts';
import type { Scope } from '../../reference/scope.ts';
import type { Fact } from '../sections/fact.ts';
import type { PartSection, Section } from '../sections/section.ts';
import { makeExamples } from './entry.ts';
import { listOperationGroups } from './operations-page.ts';
import { makeClientFacts } from './request.ts';

/** The classes that callers construct: how, where they send requests, and how those are authorised. */
export function makePackageClients(scope: Scope): PartSection[] {
  const ids = listClients(scope.view);
  if (ids.length === 0) return [];
  return [
    {
      kind: 'part',
      id: 'package-clients',
      title: ids.length === 1 ? strings.client : strings.clients,
      outline: 'heading',
      sections: ids.map((id): Section => ({ kind: 'facts', facts: makeFacts(id, scope) })),
    },
  ];
}

/** A call to begin with: one that reads, and for which callers need to know as little as possible. */
export function makeFirstCall(scope: Scope): PartSection[] {
  const operation = findFirstCall(scope.view);
  if (operation === undefined) return [];
  return [
    {
      kind: 'part',
      id: 'package-first-call',
      title: strings.firstCall,
      outline: 'heading',
      sections: [makeExamples(operation, scope, 'package-first-call-example')],
    },
  ];
}

function findFirstCall(view: PackageView): ClientOperation | undefined {
  const [main] = listClients(view);
  const reading = getFamilies(view).primaries.filter(
    ({ method, deprecated, client }) =>
      method === 'GET' &&
      deprecated === undefined &&
      client.certainty === 'exact' &&
      client.clientClass === main &&
      client.access !== undefined,
  );
  const rank = (operation: ClientOperation): number =>
    getCallParameters(operation).filter(isRequired).length * 100 +
    (operation.client.access?.[0]?.length ?? 0);
  return main === undefined ? undefined : reading.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** A package of more groups than this has a page that lists them. */
const MOST_GROUPS = 16;

/** The groups of the operations, with how many each of them has. */
export function makeOperationGroups(scope: Scope): PartSection[] {
  const { operationsHref } = scope;
  const groups = operationsHref === undefined ? [] : listOperationGroups(scope);
  if (groups.length === 0) return [];
  const facts = groups.slice(0, MOST_GROUPS).map(({ title, id, count }): Fact => {
    const text = strings.countOperations(count);
    return { title, value: { kind: 'link', text, href: `${operationsHref ?? ''}#${id}` } };
  });
  const rest = groups.slice(MOST_GROUPS).reduce((sum, { count }) => sum + count, 0);
  const more: Fact[] =
    rest === 0
      ? []
      : [
          {
            title: strings.otherGroups,
            value: { kind: 'link', text: strings.countOperations(rest), href: operationsHref },
          },
        ];
  return [
    {
      kind: 'part',
      id: 'package-operation-groups',
      title: strings.operations,
      outline: 'heading',
      sections: [{ kind: 'facts', facts: [...facts, ...more] }],
    },
  ];
}

/** A package of many clients has one for each service; their pages say how to construct them. */
const MOST_CLIENTS = 4;

/** The clients of most requests first; none if there are too many to show. */
function listClients(view: PackageView): string[] {
  const counts = new Map<string, number>();
  for (const { client } of getFamilies(view).primaries) {
    const id = client.clientClass;
    if (id !== undefined && view.item(id)?.kind === 'class')
      counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const ids = [...counts].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
  return ids.length > MOST_CLIENTS ? [] : ids;
}

function makeFacts(id: string, { view, settings }: Scope): Fact[] {
  const { imports, call } = makeConstruction(id, view);
  const { server } = inheritClient(view.lineage(id));
  const name = view.item(id)?.name ?? id;
  return [
    { title: strings.class, value: { kind: 'types', types: [{ kind: 'name', name, id }] } },
    makeCommand(model.import, imports.join('\n'), code.copyImport),
    makeCommand(strings.construct, call, strings.copyAccess),
    ...makeClientFacts(server, getClassAuthentication(id, view, settings)),
  ];
}

function makeCommand(title: string, text: string, copyLabel: string): Fact {
  return { title, value: { kind: 'command', code: text, copyLabel } };
}
