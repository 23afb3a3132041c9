import { errors as strings } from '#strings';
import type { ErrorCase, RaisedError } from '../../../../extractor/contract/error-case.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getFamilies } from '../../clients/families.ts';
import type { Scope } from '../../reference/scope.ts';
import type { ClientOperation } from '../../routing/item-tree.ts';
import type { Fact } from '../sections/fact.ts';
import type { PartSection, Section } from '../sections/section.ts';

/** The anchor of the chapter on the package's page. */
const ERRORS_ANCHOR = 'package-errors';

/** Of more tables, the pages of the operations have their own. */
const MOST_TABLES = 3;

/** Which exceptions the operations of a package raise: the table of most of them comes first. */
export function makePackageErrors(scope: Scope): PartSection[] {
  const { view } = scope;
  const tables = rankTables(view);
  if (tables.length === 0) return [];
  const shown = tables.slice(0, MOST_TABLES);
  const cases = shown.map(({ number }) => getCases(number, view));
  return [
    {
      kind: 'part',
      id: ERRORS_ANCHOR,
      title: strings.title,
      note: strings.note,
      outline: 'heading',
      sections: [
        ...shown.flatMap(({ count }, index): Section[] => [
          ...(tables.length === 1
            ? []
            : [{ kind: 'label' as const, title: strings.operations(count) }]),
          { kind: 'facts', facts: makeCaseFacts(cases[index] ?? [], view) },
        ]),
        ...makeHierarchy(cases.flat(), view),
      ],
    },
  ];
}

/** What an operation raises; of most operations, the chapter of the package says it. */
export function makeErrors({ client }: ClientOperation, scope: Scope): Section[] {
  const { view } = scope;
  if (client.errors === undefined) return [];
  const cases = getCases(client.errors, view);
  const isCommon = rankTables(view)[0]?.number === client.errors;
  const href = scope.href(view.index.name);
  const names = [...new Set(cases.flatMap(({ raises }) => raises.map(getShortName)))];
  const link: Fact = {
    title: strings.title,
    value: {
      kind: 'link',
      text: strings.raises(names.slice(0, SHOWN_NAMES).join(', '), names.length - SHOWN_NAMES),
      href: href && `${href}#${ERRORS_ANCHOR}`,
    },
  };
  return [{ kind: 'facts', facts: [link, ...(isCommon ? [] : makeCaseFacts(cases, view))] }];
}

const SHOWN_NAMES = 3;

function getCases(number: number, { index }: PackageView): readonly ErrorCase[] {
  return index.errors?.[number] ?? [];
}

/** The tables to which documented operations refer, with the number of these. */
function rankTables(view: PackageView): { number: number; count: number }[] {
  const known = ranked.get(view);
  if (known !== undefined) return known;
  const counts = new Map<number, number>();
  for (const { client } of getFamilies(view).primaries) {
    if (client.errors !== undefined)
      counts.set(client.errors, (counts.get(client.errors) ?? 0) + 1);
  }
  const made = [...counts]
    .map(([number, count]) => ({ number, count }))
    .toSorted((one, other) => other.count - one.count || one.number - other.number);
  ranked.set(view, made);
  return made;
}

const ranked = new WeakMap<PackageView, { number: number; count: number }[]>();

function makeCaseFacts(cases: readonly ErrorCase[], view: PackageView): Fact[] {
  return cases.map((one) => ({
    title: makeTitle(one, cases),
    value: {
      kind: 'errors',
      errors: one.raises.map((raised) => ({
        type: makeType(raised.name, view),
        source: raised.source,
      })),
      isConditional: one.conditional === true,
    },
  }));
}

/** `401`, `other 4xx`, or what the HTTP library raises without a response. */
function makeTitle({ status, cause }: ErrorCase, cases: readonly ErrorCase[]): string {
  if (status === undefined) return cause === 'Exception' ? strings.anyCause : (cause ?? '');
  if (!status.endsWith('XX')) return status;
  const hundred = status.charAt(0);
  const hasOthers = cases.some(
    ({ status: other = '' }) => other !== status && other.startsWith(hundred),
  );
  return hasOthers ? strings.other(`${hundred}xx`) : `${hundred}xx`;
}

function makeType(name: string, view: PackageView): TypeExpression {
  const item = view.item(name);
  return item === undefined ? { kind: 'name', name } : { kind: 'name', name: item.name, id: name };
}

function getShortName({ name }: RaisedError): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** What the exceptions of the package inherit from. */
function makeHierarchy(cases: readonly ErrorCase[], view: PackageView): Section[] {
  const names = new Set(cases.flatMap(({ raises }) => raises.map(({ name }) => name)));
  const facts = [...names].flatMap((name): Fact[] => {
    const item = view.item(name);
    if (item?.kind !== 'class' || item.bases.length === 0) return [];
    return [{ title: item.name, value: { kind: 'types', types: item.bases } }];
  });
  return facts.length === 0
    ? []
    : [
        { kind: 'label', title: strings.inheritance },
        { kind: 'facts', facts },
      ];
}

/** Retries, time-outs and headers of limits, as the code that sends the requests has them. */
export function makePackageBehavior({ view: { index } }: Scope): PartSection[] {
  const { behavior = [] } = index;
  if (behavior.length === 0) return [];
  const facts = behavior.map(({ kind, text, source }): Fact => {
    const value = { kind: 'phrase' as const, phrase: [{ code: text }], sources: [source] };
    return { title: strings.behaviors[kind], value };
  });
  return [
    {
      kind: 'part',
      id: 'package-behavior',
      title: strings.behavior,
      note: strings.behaviorNote,
      outline: 'heading',
      sections: [{ kind: 'facts', facts }],
    },
  ];
}
