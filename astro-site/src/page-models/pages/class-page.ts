import { client, model as strings, module as moduleStrings, reference } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Scope } from '../../reference/scope.ts';
import type { ClassRoute } from '../../routing/route.ts';
import { getAccess, makeClassFacts, makeLeadsTo } from '../client/class-facts.ts';
import { makeClassRequests } from '../client/class-requests.ts';
import { findMirrored, getFamilies } from '../../clients/families.ts';
import { makeClassDocstring } from '../constructor.ts';
import { makeDeprecation, makeHistory, makeNotes } from '../description.ts';
import {
  makeClassParts,
  makeConstructorPart,
  makeDeclaration,
  makeImportFact,
  makeSubclasses,
} from '../member.ts';
import { getNeighbours, getSourceFacts, getTrail } from './page-facts.ts';
import type { PageContent } from '../page.ts';
import { makeAboutModel, makeModelExample, makeModelFields, makeUsages } from '../model-parts.ts';
import type { PartSection, Section } from '../sections/section.ts';

/** The page of a model, or of another class that has its own page. */
export function makeClassPage(route: ClassRoute, scope: Scope): PageContent | undefined {
  const { kind, classId, moduleId, name } = route;
  const item = scope.view.item(classId);
  if (item?.kind !== 'class') return undefined;
  return {
    owner: classId,
    module: moduleId,
    areas: [kind === 'model' ? makeModel(item, scope) : makeClass(item, name, scope)],
    reference: {
      trail: getTrail(`${moduleId}.${name}`, scope),
      badges: getBadges(item),
      isCode: true,
      ...getSourceFacts(item.source, scope),
    },
    ...getNeighbours(route, scope.classRoutes(moduleId, kind), scope),
  };
}

function getBadges({ model, abstract, deprecated }: ClassItem): string[] {
  return [
    model === undefined ? reference.class : strings.flavor(model.label ?? model.flavor),
    ...(abstract === undefined ? [] : [moduleStrings.abstract]),
    ...(deprecated === undefined ? [] : [reference.deprecated]),
  ];
}

/**
 * A class: what it is, then what callers do first. They construct a client, but only send the
 * requests of an object that they get from one.
 */
function makeClass(item: ClassItem, name: string, scope: Scope): Section[] {
  const isReached = getAccess(item, scope.view) !== undefined;
  const constructor = makeConstructorPart(item, scope);
  const leadsTo = makeLeadsTo(item, scope);
  return [
    ...makeHistory(item.id, scope),
    ...makeClassDocstring(item, scope.view),
    ...makeDeprecation(item.deprecated),
    ...makeNotes(item.id, scope),
    ...(isPlain(item) ? [] : [makeDeclaration(item, name)]),
    { kind: 'facts', facts: [makeImportFact(item, scope), ...makeClassFacts(item, scope)] },
    ...makeSubclasses(item, scope),
    ...(isReached ? [] : constructor),
    ...makeMirrored(item, scope),
    ...(isReached ? [] : leadsTo),
    ...makeClassRequests(item, scope),
    ...(isReached ? leadsTo : []),
    ...makeClassParts(item, scope),
    ...(isReached ? constructor : []),
    { kind: 'source', source: item.source },
  ];
}

/** Whether a declaration would only repeat the name. */
function isPlain({ decorators = [], typeParameters = [], bases }: ClassItem): boolean {
  const isObject = bases.every((base) => base.kind === 'name' && base.name === 'object');
  return decorators.length + typeParameters.length === 0 && isObject;
}

/** A model: its fields or values, an example, and where it is used. */
function makeModel(item: ClassItem, scope: Scope): Section[] {
  return [
    ...makeAboutModel(item, scope),
    {
      kind: 'columns',
      lead: [],
      main: makeModelFields(item, scope),
      side: makeModelExample(item, scope),
    },
    ...makeLeadsTo(item, scope),
    ...makeConstructorPart(item, scope),
    ...makeClassRequests(item, scope),
    ...makeClassParts(item, scope),
    ...makeUsages(item, scope),
    { kind: 'source', source: item.source },
  ];
}

/** The class whose requests the class mirrors. */
function makeMirrored({ id, members = [] }: ClassItem, { view }: Scope): PartSection[] {
  const mirrored = view.item(findMirrored(id, view) ?? '');
  if (mirrored?.kind !== 'class') return [];
  const { primaryOf } = getFamilies(view);
  const kinds = members
    .filter((member) => primaryOf.has(member))
    .map(view.item)
    .flatMap((item) => (item?.kind === 'operation' ? (item.client?.variantOf?.kind ?? []) : []));
  const names = [...new Set(kinds)].map((kind) => client.variantKinds[kind]);
  const { name, docstring } = mirrored;
  return [
    {
      kind: 'part',
      id: 'class-mirrors',
      title: client.mirrored,
      note: client.mirrors(names.join(', ')),
      outline: 'none',
      sections: [
        { kind: 'index', entries: [{ name, id: mirrored.id, summary: docstring?.summary }] },
      ],
    },
  ];
}
