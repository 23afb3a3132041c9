import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Package } from '../../../../extractor/contract/package.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { makeOpenApi } from '../../../../extractor/exports/openapi.ts';

interface Described {
  summary: string;
  description: string;
  parameters: { description?: string }[];
  responses: Record<string, { description: string }>;
}

/** The OpenAPI document of the golden with this name. */
async function exportGolden(name: string) {
  const file = new URL(`../../../golden/${name}/expected.json`, import.meta.url);
  const golden = JSON.parse(await readFile(file, 'utf8')) as Package;
  const document = makeOpenApi(createPackageView(golden));
  return { document, text: JSON.stringify(document) };
}

test.each(['docstring-markup-rest', 'docstring-markup-markdown', 'docstring-sections-rest'])(
  'OpenAPI of %s has no raw reST and no links that only the site resolves',
  async (name) => {
    const { text } = await exportGolden(name);
    expect(text).not.toMatch(/::(?:\\n|")|\.\. [\w-]+::|:[a-z]+:`|\]\(py:|`_/);
  },
);

test('a reST docstring is CommonMark in OpenAPI, its summary plain text', async () => {
  const { document } = await exportGolden('docstring-markup-rest');
  const { paths } = document as unknown as { paths: Record<string, { get: Described }> };
  const operation = paths['/orders/{number}']?.get;
  expect(operation?.summary).toBe('Read an Order by its number.');
  expect(operation?.description).toContain(
    'Call it like this:\n\n```text\nread_order("A-1")\n```\n\n> **Note** Numbers are **not** reused,',
  );
  expect(operation?.parameters[0]?.description).toBe(
    String.raw`Number of the ${'`Order`'}, with \* and \*args.`,
  );
  expect(operation?.responses['200']?.description).toBe('The `Order`.');
});
