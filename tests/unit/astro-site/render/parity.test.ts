import { listColumns } from '../../../../astro-site/src/page-models/sections/columns.ts';
import type { Nodes } from 'mdast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createApiView } from '../../../../extractor/contract/view/api-view.ts';
import { decodeEntities } from '../../../../extractor/contract/text/decode-entities.ts';
import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { parseText } from '../../../../extractor/contract/text/markdown-text.ts';
import { formatType } from '../../../../extractor/contract/types/type-text.ts';
import type { RecordedAnswer } from '../../../../extractor/contract/recordings.ts';
import type { Page } from '../../../../astro-site/src/page-models/page.ts';
import type { Phrase } from '../../../../astro-site/src/page-models/sections/fact.ts';
import type {
  RequestEntry,
  RequestGroup,
} from '../../../../astro-site/src/page-models/sections/request.ts';
import type { Row } from '../../../../astro-site/src/page-models/sections/row.ts';
import type { Section } from '../../../../astro-site/src/page-models/sections/section.ts';
import { writeReferencePage } from '../../../../astro-site/src/render/markdown/page.ts';
import { renderSearchEntries } from '../../../../astro-site/src/render/search/page.ts';
import { collectSymbols } from '../../../../astro-site/src/search/collect-symbols.ts';
import type { SearchSymbol } from '../../../../astro-site/src/search/symbol.ts';
import { listEntries, makePages } from '../page-models/pages.ts';
import { CHANGED, makeSample, SAMPLE_API } from './sample.ts';
import { PageArea } from '../../../../astro-site/src/render/react/Sections.tsx';

const RECORDED: RecordedAnswer[] = [
  {
    status: 201,
    count: 3,
    mediaType: 'application/json',
    place: { file: 'tests/cassettes/orders.yaml', line: 12 },
    shape: {
      types: ['object'],
      objects: 3,
      fields: [{ name: 'recorded_field', seen: 2, shape: { types: ['string'] } }],
    },
  },
];

/** The pages of the sample; with a small budget, large modules are split over several pages. */
function makeSamplePages(budget: number): [Page, href: string][] {
  return makePages(sample, {
    budget,
    api: createApiView(SAMPLE_API),
    hasSource: (id) => id === 'shop.main',
    history: (id) =>
      CHANGED.has(id)
        ? { isNew: true, version: '2.0', entries: [{ version: '2.0', message: `Change of ${id}` }] }
        : undefined,
    recorded: new Map([['shop.api.Orders.create', RECORDED]]),
  });
}

const sample = makeSample();
const layouts = [makeSamplePages(Infinity), makeSamplePages(10)];
const pages = layouts
  .flat()
  .map(([page, href], index) => [`${String(index)} ${page.kind} ${href}`, href, page] as const);

function renderHtml(page: Page): string {
  return page.areas
    .map((sections) => renderToStaticMarkup(createElement(PageArea, { page, sections })))
    .join('');
}

function renderText(page: Page): string {
  return renderHtml(page)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(quot|lt|gt|amp|#x27);/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function renderMarkdown(page: Page, href: string): string {
  const text = writeReferencePage(page, href, '/');
  return text.slice(text.indexOf('\n\n')).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The texts of a page that are missing from a rendering or out of order. */
function findMissing(sections: readonly Section[], rendering: string): string[] {
  const missing: string[] = [];
  let from = 0;
  for (const text of sections.flatMap(listTexts)) {
    const plain = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const found = rendering.indexOf(plain, from);
    if (found < 0) missing.push(text);
    else from = found + plain.length;
  }
  return missing;
}

/** Texts by which a section is recognized. A new kind of section does not compile without them. */
function listTexts(section: Section): string[] {
  switch (section.kind) {
    case 'operations':
      return [section.title, ...section.operations.flatMap(listTexts)];
    case 'operation':
    case 'member':
      return [section.name, ...section.sections.flatMap(listTexts)];
    case 'part':
    case 'group':
    case 'folded':
      return [section.title, ...section.sections.flatMap(listTexts)];
    case 'columns':
      return listColumns(section).flatMap(listTexts);
    case 'attributes':
      return section.attributes.flatMap(({ name, sections }) => [
        name,
        ...sections.flatMap(listTexts),
      ]);
    case 'endpoint':
      return [section.method + section.path, getText(section.base)];
    case 'badges':
      return section.badges.flatMap(({ title, text, target }) => [
        title,
        getText(text),
        target?.name ?? '',
      ]);
    case 'returns':
      return [
        section.title,
        section.type === undefined ? '' : formatType(section.type),
        section.description ?? '',
      ];
    case 'paging':
      return [section.title, getText(section.text)];
    case 'evidence':
      return section.steps.flatMap(({ text, source }) => [
        getText(text),
        `${source.file}:${String(source.line)}`,
      ]);
    case 'unknownRequest':
      return [`${section.source.file}:${String(section.source.line)}`];
    case 'sentThrough':
      return section.requests.flatMap(({ method, path, call }) => [`${method} ${path}`, call]);
    case 'calls':
      return [
        section.title,
        ...section.calls.flatMap(({ call, tag = '', summary = '' }) => [call, tag, summary]),
      ];
    case 'requests':
      return section.requests.flatMap(listRequestTexts);
    case 'requestIndex':
      return section.groups.flatMap(listGroupTexts);
    case 'apiCoverage':
      return section.groups.flatMap(({ title, operations }) => [
        title,
        ...operations.flatMap(({ method, path, operationId = '', tags, calls }) => [
          method + path,
          operationId,
          ...calls.map(({ call }) => call),
          ...tags,
        ]),
      ]);
    case 'fromDocument':
      return [
        section.title,
        section.origin,
        ...section.parts.flatMap(({ title, lines }) => [
          title,
          ...lines.flatMap(({ code, notes, text = '' }) => [code, ...notes, text]),
        ]),
      ];
    case 'usage':
    case 'call':
    case 'import':
      return [section.code];
    case 'signature':
      return [section.title ?? '', ...(section.decorators ?? []), `def ${section.name}`];
    case 'declaration':
      return [`class ${section.name}`];
    case 'parameters':
      return [section.title, ...section.rows.flatMap(listRowTexts)];
    case 'fields':
      return section.rows.flatMap(listRowTexts);
    case 'responses':
      return [
        section.title,
        ...section.responses.flatMap(({ status, description = '' }) => [status, description]),
      ];
    case 'recorded':
      return [
        section.note,
        ...section.answers.flatMap(({ status, facts, shape = '' }) => [status, ...facts, shape]),
      ];
    case 'values':
      return section.values.flatMap(({ name, value, description = '' }) => [
        name,
        value,
        description,
      ]);
    case 'value':
    case 'sourceCode':
      return [section.text];
    case 'facts':
      return section.facts.map(({ title }) => title);
    case 'prose':
      return [section.summary ?? '', section.description ?? ''];
    case 'docstring':
      return listDocstringTexts(section.section);
    case 'deprecation':
      return [String(section.deprecated)];
    case 'history':
      return section.history.entries.map(({ version, message }) => version + message);
    case 'notes':
      return section.gaps.map(({ message }) => message);
    case 'source':
      return [`${section.source.file}:${String(section.source.line)}`];
    case 'examples':
      return [section.python, section.async ?? '', section.curl, getText(section.curlNote)];
    case 'responseExample':
    case 'modelExample':
      return [section.json, ...(section.leftOut ?? [])];
    case 'label':
      return [section.title];
    case 'inherited':
      return section.groups.flatMap(({ base, members }) => [
        base.name,
        ...members.map(({ name }) => name),
      ]);
    case 'subclasses':
      return section.classes.map(({ name }) => name);
    case 'modelLink':
    case 'operationLink':
      return [section.name];
    case 'index':
      return section.entries.flatMap(({ name, tags = [], summary = '', note = '' }) => [
        name,
        ...tags,
        summary,
        note,
      ]);
    case 'modelParts':
      return section.parts.flatMap(({ title, count, first, last }) => [
        title,
        String(count),
        first,
        last,
      ]);
    case 'usages':
      return section.usages.flatMap(({ method, name, roles }) => [method, name, ...roles]);
    case 'dependencies':
      return section.dependencies.flatMap(({ name, imports }) => [
        name,
        ...imports.map((each) => each.name),
      ]);
    case 'packages':
      return section.packages.flatMap(({ name, summary = '', facts }) => [name, summary, ...facts]);
  }
}

function listRowTexts(row: Row): string[] {
  const { name = '', wireName = '', constant = '', description = '', fields = [] } = row;
  const sending = (row.sending ?? []).map(getText);
  const facts = [name, wireName, constant, description, ...sending];
  return [...facts, ...fields.map((field) => field.name)];
}

function listGroupTexts({ title, requests, groups }: RequestGroup): string[] {
  return [title, ...requests.flatMap(listRequestTexts), ...groups.flatMap(listGroupTexts)];
}

function listRequestTexts({ call, tags, method, path, summary }: RequestEntry): string[] {
  return [call, ...tags, summary ?? '', method + path];
}

function getText(phrase: Phrase = []): string {
  return phrase.map((part) => (typeof part === 'string' ? part : part.code)).join('');
}

function listDocstringTexts(section: Extract<Section, { kind: 'docstring' }>['section']): string[] {
  if ('items' in section) return section.items.map(({ description }) => description);
  return 'examples' in section ? section.examples.map(({ text }) => text) : [section.text];
}

const KINDS_OF_SYMBOLS: SearchSymbol['kind'][] = [
  ...(['attribute', 'class', 'field', 'function'] as const),
  ...(['model', 'module', 'operation', 'parameter'] as const),
];

function expectScope(layout: readonly [Page, href: string][]): NonNullable<Page['scope']> {
  const scope = layout.at(-1)?.[0].scope;
  if (scope === undefined) throw new Error('The last page belongs to the package.');
  return scope;
}

/** Every list of sections on a page; a renderer might omit one. */
function listLists(sections: Section[]): Section[][] {
  return [sections, ...sections.flatMap(listInner)];
}

function listInner(section: Section): Section[][] {
  if (section.kind === 'columns')
    return [section.lead, section.main, section.side].flatMap(listLists);
  if (section.kind === 'operations') return listLists(section.operations);
  if (section.kind === 'attributes') {
    return section.attributes.flatMap((attribute) => listLists(attribute.sections));
  }
  return 'sections' in section ? listLists(section.sections) : [];
}

/** An object that a page documents in an element of its own, or a parameter of one. */
interface Documented {
  name: string;
  /** The id of the element. */
  anchor: string;
  /** Its first sentence, or the name of a parameter in the request. */
  detail?: string | undefined;
}

/** Sections whose named elements are not searched: code, values of an enum, lines about other elements. */
const NOT_SEARCHED = new Set(['examples', 'values', 'index']);

/**
 * Every object in the data of a page that has a name and an anchor, whatever the kind of section.
 * Fields of a model that are shown in place (`fields`) are found through the page of the model.
 */
function listDocumented(data: unknown, owner = ''): Documented[] {
  if (Array.isArray(data)) return data.flatMap((each) => listDocumented(each, owner));
  if (typeof data !== 'object' || data === null) return [];
  const { kind = '', name, anchor = owner, ...more } = data as Partial<Row> & { kind?: string };
  if (NOT_SEARCHED.has(kind)) return [];
  const isParameter = more.place !== undefined;
  const isOwn = 'anchor' in data && more.inheritedFrom === undefined;
  const detail = isParameter ? more.wireName : findSummary(data);
  return [
    ...(name !== undefined && (isParameter || isOwn) ? [{ name, anchor, detail }] : []),
    ...Object.values({ ...data, fields: undefined }).flatMap((each) =>
      listDocumented(each, anchor),
    ),
  ];
}

function findSummary(data: object): string | undefined {
  const { sections = [] } = data as { sections?: Section[] };
  return sections
    .flatMap((section) => (section.kind === 'columns' ? section.main : [section]))
    .find((section) => section.kind === 'prose')?.summary;
}

function renderSearch(page: Page, href: string): SearchSymbol[] {
  return renderSearchEntries(page, href).flatMap(({ symbols }) => symbols);
}

/** The documented objects of which there is no search record. */
function findUnrecorded(areas: Section[][], href: string, symbols: SearchSymbol[]): Documented[] {
  return listDocumented(areas).filter(
    ({ name, anchor, detail }) =>
      !symbols.some(
        (symbol) =>
          symbol.href === `${href}#${encodeURIComponent(anchor)}` &&
          symbol.name.split('.').at(-1) === name &&
          (detail === undefined || Object.values(symbol).includes(detail)),
      ),
  );
}

const sampled = pages.flatMap(([, , page]) => page.areas.flatMap(listLists).flat());

test('the sample has pages and sections of every kind', () => {
  expect([...new Set(pages.map(([, , { kind }]) => kind))].toSorted()).toEqual([
    ...['class', 'coverage', 'functions', 'model', 'module', 'operation', 'operations'],
    ...['package', 'packages', 'source'],
  ]);
  expect([...new Set(sampled.map(({ kind }) => kind))].toSorted()).toEqual([
    ...[
      'apiCoverage',
      'attributes',
      'badges',
      'call',
      'calls',
      'columns',
      'declaration',
      'dependencies',
    ],
    ...['deprecation', 'docstring', 'endpoint', 'evidence', 'examples', 'facts', 'fields'],
    ...['folded', 'fromDocument', 'group', 'history', 'import', 'index', 'inherited', 'label'],
    ...['member', 'modelExample', 'modelLink', 'notes', 'operation', 'operationLink'],
    ...['operations', 'packages', 'paging', 'parameters', 'part', 'prose', 'recorded'],
    'requestIndex',
    ...['requests', 'responseExample', 'responses', 'returns', 'sentThrough', 'signature'],
    ...[
      'source',
      'sourceCode',
      'subclasses',
      'unknownRequest',
      'usage',
      'usages',
      'value',
      'values',
    ],
  ]);
});

test.each(pages)('%s: both renderings have every section, in the same order', (_, href, page) => {
  const sections = page.areas.flat();
  expect(findMissing(sections, renderText(page))).toEqual([]);
  expect(findMissing(sections, renderMarkdown(page, href))).toEqual([]);
});

/** Code and links to other sites in text that was written as Markdown. */
interface Marks {
  code: string[];
  links: string[];
}

/** The marks in the HTML of Markdown, which has an element of its own. */
function listHtmlMarks(page: Page): Marks {
  const texts = renderHtml(page).match(/<div class="md\b[^]*?<\/div>/g) ?? [];
  const prose = texts.join('').replaceAll(/<pre\b[^]*?<\/pre>/g, '');
  return {
    code: [...prose.matchAll(/<code[^>]*>([^]*?)<\/code>/g)].map(([, code = '']) =>
      decodeEntities(code.replaceAll(/<[^>]*>/g, '')),
    ),
    links: [...prose.matchAll(/href="(https?:[^"]*)"/g)].map(([, url = '']) => decodeEntities(url)),
  };
}

/** The marks in a Markdown file. */
function listMarkdownMarks(page: Page, href: string): Marks {
  const nodes = listNodes(parseText(asMarkdown(writeReferencePage(page, href, '/'))));
  return {
    code: nodes.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : [])),
    links: nodes.flatMap((node) => (node.type === 'link' ? [node.url] : [])),
  };
}

function listNodes(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(listNodes)] : [node];
}

test('the sample has code and links in texts', () => {
  const marks = pages.map(([, , page]) => listHtmlMarks(page));
  expect(marks.flatMap(({ code }) => code).length).toBeGreaterThan(5);
  expect(marks.flatMap(({ links }) => links)).not.toEqual([]);
});

test.each(pages)('%s: code and links in texts are such in both renderings', (_, href, page) => {
  const html = listHtmlMarks(page);
  const markdown = listMarkdownMarks(page, href);
  expect(html.code.filter((code) => !markdown.code.includes(code))).toEqual([]);
  expect(html.links.filter((link) => !markdown.links.includes(link))).toEqual([]);
});

test.each(pages)('%s: no mark of Markdown is shown as text', (_, _href, page) => {
  const html = renderHtml(page).replaceAll(/<(pre|code)\b[^]*?<\/\1>/g, '');
  const visible = html.replaceAll(/<[^>]*>/g, '');
  expect(visible.match(/.*(?:`|\\[\\`*_[\]]|\]\().*/g) ?? []).toEqual([]);
});

test('a section that a renderer omits is noticed, whatever its kind', () => {
  const tried = new Set<string>();
  const unnoticed: string[] = [];
  for (const [, href, page] of pages) {
    const sections = structuredClone(page.areas.flat());
    for (const list of page.areas.flatMap(listLists)) {
      for (const [index, section] of list.entries()) {
        if (tried.has(section.kind) || listTexts(section).join('') === '') continue;
        tried.add(section.kind);
        list.splice(index, 1);
        for (const rendering of [renderMarkdown(page, href), renderText(page)]) {
          if (findMissing(sections, rendering).length === 0) unnoticed.push(section.kind);
        }
        list.splice(index, 0, section);
      }
    }
  }
  expect(unnoticed).toEqual([]);
});

test.each(pages)(
  '%s: search has a record of what it documents, and of nothing else',
  (_, href, page) => {
    const symbols = renderSearch(page, href);
    expect(findUnrecorded(page.areas, href, symbols)).toEqual([]);
    const ids = new Set([...renderHtml(page).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    for (const symbol of symbols) {
      const [path, anchor] = symbol.href.split('#');
      expect(path).toBe(href);
      if (anchor !== undefined) expect(ids).toContain(decodeURIComponent(anchor));
    }
  },
);

test.each(layouts.map((layout) => [layout]))(
  'every item of the package has one search record, which leads to where it is documented (%#)',
  (layout) => {
    const items = sample.modules.flatMap((module) => module.items);
    const ids = items.filter(({ kind }) => kind !== 'reExport').map(({ id }) => id);
    const { href: find } = expectScope(layout);
    const entries = layout.flatMap(([page, href]) => renderSearchEntries(page, href));
    const own = entries.flatMap(({ id, symbols }) =>
      symbols.slice(0, 1).map(({ href }) => [id, href]),
    );
    const modules = sample.modules.map(({ id }) => id);
    expect(own.toSorted()).toEqual([...modules, ...ids].map((id) => [id, find(id)]).toSorted());
    expect(collectSymbols(listEntries(layout)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(KINDS_OF_SYMBOLS),
    );
  },
);

test('a section of documented objects that the search leaves out is noticed, whatever its kind', () => {
  const noticed = new Set<string>();
  for (const [, href, page] of pages) {
    const areas = structuredClone(page.areas);
    for (const list of page.areas.flatMap(listLists)) {
      for (const [index, section] of list.entries()) {
        list.splice(index, 1);
        const unrecorded = findUnrecorded(areas, href, renderSearch(page, href));
        if (unrecorded.length > 0) noticed.add(section.kind);
        list.splice(index, 0, section);
      }
    }
  }
  expect([...noticed].toSorted()).toEqual([
    ...['attributes', 'calls', 'columns', 'fields', 'group', 'member', 'operation'],
    ...['operations', 'parameters', 'part', 'prose', 'requests', 'usage'],
  ]);
});

test.each(pages)('%s: sections are plain data', (_, _href, { areas }) => {
  expect(JSON.parse(JSON.stringify(areas))).toEqual(areas);
});
