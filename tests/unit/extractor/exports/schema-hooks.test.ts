import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Package } from '../../../../extractor/contract/package.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { makeOpenApi } from '../../../../extractor/exports/openapi.ts';
import { writeReferencePage } from '../../../../astro-site/src/render/markdown/page.ts';
import { makePages } from '../../astro-site/page-models/pages.ts';

const GOLDEN = new URL('../../../golden/schema-hooks/expected.json', import.meta.url);
const golden = JSON.parse(await readFile(GOLDEN, 'utf8')) as Package;
const { components } = makeOpenApi(createPackageView(golden));
const text = makePages(golden)
  .map(([page, href]) => writeReferencePage(page, href, '/'))
  .join('\n');

/** The required fields of a schema, its bases included. */
function getRequired(name: string): string[] {
  const { required = [], allOf = [] } = components.schemas[name] ?? {};
  const bases = allOf.flatMap(({ $ref = '' }) => getRequired($ref.split('/').at(-1) ?? ''));
  return [...bases, ...required].toSorted();
}

test('a model writes all of its fields if its setting says so, also fields with defaults', () => {
  expect(getRequired('Whole-Input')).toEqual(['name']);
  expect(getRequired('Whole-Output')).toEqual(['name', 'size']);
});

test('subclasses inherit the setting, and a subclass has it for the fields of its bases', () => {
  expect(getRequired('Part-Input')).toEqual(['name']);
  expect(getRequired('Part-Output')).toEqual(['name', 'note', 'size']);
  expect(getRequired('Late-Input')).toEqual([]);
  expect(getRequired('Late-Output')).toEqual(['pages', 'title']);
});

test.each([
  ['Hooked', '__get_pydantic_json_schema__'],
  ['Derived', '__get_pydantic_json_schema__'],
  ['Extra', 'json_schema_extra'],
  ['Child', 'json_schema_extra'],
])('the page of %s says that code decides its JSON: %s', (name, hook) => {
  const part = text.split(/^#+ /mu).find((one) => one.startsWith(`\`${name}\``)) ?? '';
  expect(part).toContain(`decided by the code of \`${hook}\``);
});

test.each(['Hooked', 'Extra'])('a finding names %s, whose code is not run', (name) => {
  const rules = golden.index.diagnostics.filter(({ item }) => item === `shop.${name}`);
  expect(rules.map(({ rule }) => rule)).toEqual(['json-schema-not-read']);
});
