import { listColumns } from '../../page-models/sections/columns.ts';
import { NO_GROUP } from '../../../../extractor/contract/view/package-view.ts';
import { getPlainText } from '../../../../extractor/contract/text/markdown-text.ts';
import type { Page } from '../../page-models/page.ts';
import type { CallEntry, RequestEntry } from '../../page-models/sections/request.ts';
import type { Row } from '../../page-models/sections/row.ts';
import type { Section, SectionOf } from '../../page-models/sections/section.ts';
import type {
  CodeSymbol,
  FieldSymbol,
  ParameterSymbol,
  SearchSymbol,
} from '../../search/symbol.ts';
import { getShortCall } from '../../code/call-name.ts';
import { getParent } from '../../routing/item-tree.ts';
import { findMirrored } from '../../clients/families.ts';

/** The search records of a documented object: its own, and behind it those of its parameters or fields. */
export interface SearchEntry {
  id: string;
  /** The module that users import the object from. */
  module: string;
  symbols: SearchSymbol[];
}

/** What the records of a page have in common. */
interface Context {
  /** The address of the page. */
  href: string;
  module: string;
  /** What the names of members begin with: `Class.` within a class. */
  prefix: string;
}

/** Writes the search records of a page of the reference: its own, then those of what it documents. */
export function renderSearchEntries(page: Page, href: string): SearchEntry[] {
  const { kind, module, title } = page;
  if (module === undefined) return [];
  const prefix = getPrefix(kind, title);
  const context = { href, module, prefix };
  return [
    ...renderPage(page, context),
    ...page.areas.flat().flatMap((section) => renderSection(section, context)),
  ];
}

function getPrefix(kind: Page['kind'], title: string): string {
  if (kind === 'operation') return `${getParent(title)}.`;
  return kind === 'model' || kind === 'class' ? `${title}.` : '';
}

/** The record of what the page as a whole is about. Private modules are not found by their name. */
function renderPage(page: Page, { href, module }: Context): SearchEntry[] {
  const { kind, title, owner: id = module, scope } = page;
  const sections = page.areas.flat();
  const summary = getSummary(sections);
  switch (kind) {
    case 'package':
    case 'module':
      if (scope?.view.module(module)?.private === true) return [];
      return [{ id, module, symbols: [{ kind: 'module', name: module, href, summary }] }];
    case 'model':
    case 'class': {
      const fields = renderFields(sections, { module, owner: title }, href);
      const isMirror = scope !== undefined && findMirrored(id, scope.view) !== undefined;
      const own = {
        kind,
        module,
        name: title,
        href,
        summary,
        ...(isMirror && { isVariant: true as const }),
      };
      return [{ id, module, symbols: [own, ...fields] }];
    }
    case 'operation':
      return renderOperationPage(page, href, module);
    case 'packages':
    case 'operations':
    case 'coverage':
    case 'functions':
    case 'models':
    case 'shared':
    case 'source':
      return [];
  }
}

/** The record of the request that a page is about. */
function renderOperationPage(
  { scope, owner = '', areas }: Page,
  href: string,
  module: string,
): SearchEntry[] {
  const item = scope?.view.item(owner);
  if (item?.kind !== 'operation') return [];
  const { name, method, path, group = NO_GROUP } = item;
  const section = {
    id: owner,
    name,
    call: getShortCall(item),
    method,
    path,
    group,
    sections: areas.flat().flatMap((each) => (each.kind === 'part' ? each.sections : [each])),
  };
  return [renderRequest(section, href, module)];
}

/** The records of the objects that a section documents; it may have none. */
function renderSection(section: Section, context: Context): SearchEntry[] {
  switch (section.kind) {
    case 'operation':
      return [renderOperation(section, context), ...renderInner(section, context)];
    case 'member': {
      const inner = { ...context, prefix: `${context.prefix}${section.name}.` };
      const members = section.sections.flatMap((each) => renderSection(each, inner));
      return [renderMember(section, context), ...members];
    }
    case 'attributes':
      return section.attributes.map((each) => renderObject('attribute', each, context));
    case 'calls':
      return section.calls.flatMap((each) => renderVariant(each, context));
    case 'requests':
      return section.requests.flatMap((each) => renderVariant(each, context));
    default:
      return listInner(section).flatMap((each) => renderSection(each, context));
  }
}

/** The variants of a call, which its entry documents. */
function renderInner({ sections }: SectionOf<'operation'>, context: Context): SearchEntry[] {
  return sections.flatMap((each) => renderSection(each, context));
}

/** A call that sends the request of another one: it is found by its name, behind that one. */
function renderVariant(
  { id, name, anchor }: CallEntry | RequestEntry,
  { href: page, module, prefix }: Context,
): SearchEntry[] {
  if (anchor === undefined) return [];
  const href = makeHref(page, anchor);
  return [
    {
      id,
      module,
      symbols: [
        { kind: 'function', module, name: prefix + name, href, summary: '', isVariant: true },
      ],
    },
  ];
}

function renderOperation(section: SectionOf<'operation'>, context: Context): SearchEntry {
  return renderRequest(section, makeHref(context.href, section.anchor), context.module);
}

function renderRequest(
  section: Omit<SectionOf<'operation'>, 'kind' | 'anchor'>,
  href: string,
  module: string,
): SearchEntry {
  const { id, name, call = name, method, path, group, sections } = section;
  const common = { module, href };
  const summary = getSummary(sections);
  return {
    id,
    module,
    symbols: [
      { kind: 'operation', name: call, method, path, group, summary, ...common },
      ...renderParameters(sections, { ...common, owner: call }),
    ],
  };
}

/** The record of a function, class or model; behind that of a model are those of its fields. */
function renderMember(section: SectionOf<'member'>, context: Context): SearchEntry {
  const { itemKind, name, sections } = section;
  const record = renderObject(itemKind, section, context);
  if (itemKind !== 'model') return record;
  const { href, module } = context;
  const fields = renderFields(sections, { module, owner: name }, href);
  return { ...record, symbols: [...record.symbols, ...fields] };
}

function renderObject(
  kind: 'model' | 'class' | 'function' | 'attribute',
  object: { id: string; name: string; anchor: string; sections: Section[] },
  { href: page, module, prefix }: Context,
): SearchEntry {
  const name = prefix + object.name;
  const href = makeHref(page, object.anchor);
  const common = { name, module, href };
  const own = { kind, summary: getSummary(object.sections), ...common };
  return { id: object.id, module, symbols: [own, ...renderCommand(object.sections, common)] };
}

/** A command is also found by its words, and by its arguments and options. */
function renderCommand(
  sections: readonly Section[],
  { name: own, ...place }: Pick<CodeSymbol, 'name' | 'module' | 'href'>,
): SearchSymbol[] {
  const usage = sections.find((section) => section.kind === 'usage');
  if (usage === undefined) return [];
  const { name } = usage;
  return [
    ...(name === ''
      ? []
      : [{ kind: 'function' as const, name, summary: getSummary(sections), ...place }]),
    ...renderParameters(sections, { ...place, owner: name === '' ? own : name }),
  ];
}

/** Parameters, and the parts of a body; without an address of their own, that of their operation. */
function renderParameters(
  sections: readonly Section[],
  operation: Pick<ParameterSymbol, 'module' | 'owner' | 'href'>,
): ParameterSymbol[] {
  const page = operation.href.replace(/#.*$/u, '');
  return listRows(sections, 'parameters').flatMap(
    ({ name = '', wireName = name, place, anchor }) => {
      if (place === undefined) return [];
      const href = anchor === undefined ? operation.href : makeHref(page, anchor);
      return [{ kind: 'parameter', ...operation, name, wireName, place, href }];
    },
  );
}

/** A model's own fields: an inherited one is found in the model that declares it. */
function renderFields(
  sections: readonly Section[],
  model: Pick<FieldSymbol, 'module' | 'owner'>,
  page: string,
): FieldSymbol[] {
  return listRows(sections, 'fields').flatMap(({ name = '', wireName = name, ...row }) => {
    if (row.inheritedFrom !== undefined) return [];
    return [{ kind: 'field', ...model, name, wireName, href: makeHref(page, row.anchor ?? name) }];
  });
}

/** The rows of the tables of one kind, of one object. */
function listRows(sections: readonly Section[], kind: 'parameters' | 'fields'): Row[] {
  return sections.flatMap((section) =>
    section.kind === kind ? section.rows : listRows(listInner(section), kind),
  );
}

/** The first sentence of an object's documentation as plain text. */
function getSummary(sections: readonly Section[]): string {
  const [prose] = sections
    .flatMap((section) => (section.kind === 'columns' ? listColumns(section) : [section]))
    .filter((section) => section.kind === 'prose');
  return getPlainText(prose?.summary);
}

/** The sections in a section that only arranges them. */
function listInner(section: Section): Section[] {
  switch (section.kind) {
    case 'operations':
      return section.operations;
    case 'part':
    case 'group':
    case 'folded':
      return section.sections;
    case 'columns':
      return listColumns(section);
    default:
      return [];
  }
}

function makeHref(page: string, anchor: string): string {
  return `${page}#${encodeURIComponent(anchor)}`;
}
