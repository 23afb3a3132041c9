import { client as strings, code, model } from '#strings';
import { getClassAuthentication } from '../../../../extractor/contract/view/authentication.ts';
import { inheritClient } from '../../../../extractor/contract/view/clients.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getFamilies } from '../../clients/families.ts';
import { makeConstruction } from '../../code/client-call.ts';
import type { Scope } from '../../reference/scope.ts';
import type { Fact } from '../sections/fact.ts';
import type { PartSection, Section } from '../sections/section.ts';
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
