import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makePage } from '../../../../astro-site/src/page-models/make-page.ts';
import type { Page } from '../../../../astro-site/src/page-models/page.ts';
import type { Row, Section } from '../../../../astro-site/src/page-models/section.ts';
import { createScope } from '../../../../astro-site/src/reference/scope.ts';
import { writeReferencePage } from '../../../../astro-site/src/render/markdown/page.ts';
import { PageArea } from '../../../../astro-site/src/render/react/PageArea.tsx';
import { createRouteTable } from '../../../../astro-site/src/routing/route-table.ts';
import { getHref } from '../../../../astro-site/src/routing/route.ts';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { CHANGED, makeSample } from './sample.ts';

const [settings] = ConfigSchema.parse({
  site: { title: 'Shop' },
  packages: [{ name: 'shop', source: 'shop', apiBaseUrl: 'https://api.test' }],
}).packages;

/** The pages of the sample; with a small budget, large modules are split over several pages. */
function makePages(budget: number): [string, Page][] {
  if (settings === undefined) throw new Error('The configuration has a package.');
  const content = makeSample();
  const options = { getBudget: () => budget, hasSource: (id: string) => id === 'shop.main' };
  const table = createRouteTable([content], options);
  const scope = createScope(createPackageView(content), settings, table, {
    history: (id) =>
      CHANGED.has(id)
        ? { isNew: true, version: '2.0', entries: [{ version: '2.0', message: `Change of ${id}` }] }
        : undefined,
  });
  const sources = { scopes: new Map([['shop', scope]]), getSource: () => 'source_text = 1\n' };
  return table.routes.map((route) => {
    const page = makePage(route, sources);
    if (page === undefined) throw new Error(`${route.slug} has no page.`);
    return [getHref(route), page];
  });
}

const pages = [...makePages(Infinity), ...makePages(10)].map(
  ([href, page], index) => [`${String(index)} ${page.kind} ${href}`, href, page] as const,
);

function renderHtml(page: Page): string {
  const html = page.areas
    .map((sections) => renderToStaticMarkup(createElement(PageArea, { page, sections })))
    .join('');
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(quot|lt|gt|amp|#x27);/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function renderMarkdown(page: Page, href: string): string {
  const text = writeReferencePage(page, href, '/');
  return text.slice(text.indexOf('\n\n')).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The texts of a page that are not found, in the order of its sections, in a rendering. */
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

/** Texts by which a section is recognised. A new kind of section does not compile without them. */
function listTexts(section: Section): string[] {
  switch (section.kind) {
    case 'operations':
      return [section.title, ...section.operations.flatMap(listTexts)];
    case 'operation':
    case 'member':
      return [section.name, ...section.sections.flatMap(listTexts)];
    case 'part':
    case 'group':
      return [section.title, ...section.sections.flatMap(listTexts)];
    case 'columns':
      return [...section.main, ...section.side].flatMap(listTexts);
    case 'attributes':
      return section.attributes.flatMap(({ name, sections }) => [
        name,
        ...sections.flatMap(listTexts),
      ]);
    case 'endpoint':
      return [section.method + section.path];
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
    case 'findings':
      return section.diagnostics.map(({ message }) => message);
    case 'source':
      return [`${section.source.file}:${String(section.source.line)}`];
    case 'examples':
      return [section.python, section.curl];
    case 'responseExample':
    case 'modelExample':
      return [section.json];
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

function listRowTexts({ name = '', wireName = '', description = '', fields = [] }: Row): string[] {
  return [name, wireName, description, ...fields.map((field) => field.wireName)];
}

function listDocstringTexts(section: Extract<Section, { kind: 'docstring' }>['section']): string[] {
  if ('items' in section) return section.items.map(({ description }) => description);
  return 'examples' in section ? section.examples.map(({ text }) => text) : [section.text];
}

/** Every list of sections on a page, of which a renderer might leave one out. */
function listLists(sections: Section[]): Section[][] {
  return [sections, ...sections.flatMap(listInner)];
}

function listInner(section: Section): Section[][] {
  if (section.kind === 'columns') return [section.main, section.side].flatMap(listLists);
  if (section.kind === 'operations') return listLists(section.operations);
  if (section.kind === 'attributes') {
    return section.attributes.flatMap((attribute) => listLists(attribute.sections));
  }
  return 'sections' in section ? listLists(section.sections) : [];
}

const sampled = pages.flatMap(([, , page]) => page.areas.flatMap(listLists).flat());

test('the sample has pages and sections of every kind', () => {
  expect([...new Set(pages.map(([, , { kind }]) => kind))].toSorted()).toEqual([
    ...['class', 'functions', 'model', 'module', 'package', 'packages', 'source'],
  ]);
  expect([...new Set(sampled.map(({ kind }) => kind))].toSorted()).toEqual([
    ...['attributes', 'columns', 'declaration', 'dependencies', 'deprecation', 'docstring'],
    ...['endpoint', 'examples', 'facts', 'fields', 'findings', 'group', 'history', 'import'],
    ...['index', 'inherited', 'label', 'member', 'modelExample', 'modelLink', 'notes'],
    ...['operation', 'operationLink', 'operations', 'packages', 'parameters', 'part', 'prose'],
    ...['responseExample', 'responses', 'signature', 'source', 'sourceCode', 'subclasses'],
    ...['usages', 'value', 'values'],
  ]);
});

test.each(pages)('%s: both renderings have every section, in the same order', (_, href, page) => {
  const sections = page.areas.flat();
  expect(findMissing(sections, renderHtml(page))).toEqual([]);
  expect(findMissing(sections, renderMarkdown(page, href))).toEqual([]);
});

test('a section that a renderer leaves out is noticed, whatever its kind', () => {
  const tried = new Set<string>();
  const unnoticed: string[] = [];
  for (const [, href, page] of pages) {
    const sections = structuredClone(page.areas.flat());
    for (const list of page.areas.flatMap(listLists)) {
      for (const [index, section] of list.entries()) {
        if (tried.has(section.kind) || listTexts(section).join('') === '') continue;
        tried.add(section.kind);
        list.splice(index, 1);
        for (const rendering of [renderMarkdown(page, href), renderHtml(page)]) {
          if (findMissing(sections, rendering).length === 0) unnoticed.push(section.kind);
        }
        list.splice(index, 0, section);
      }
    }
  }
  expect(unnoticed).toEqual([]);
});

test('sections are plain data', () => {
  for (const [, , { areas }] of pages) {
    expect(JSON.parse(JSON.stringify(areas))).toEqual(areas);
  }
});
