import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makeCurlCommand } from '../../../../astro-site/src/code/curl/command.ts';
import { makeHttpxRequest } from '../../../../astro-site/src/code/httpx/request.ts';
import { writeReferencePage } from '../../../../astro-site/src/render/markdown/page.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { Package } from '../../../../extractor/contract/package.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { makeOpenApi } from '../../../../extractor/exports/openapi.ts';
import { makePages } from './pages.ts';

const GOLDEN = new URL('../../../golden/openapi-extra/expected.json', import.meta.url);
const golden = JSON.parse(await readFile(GOLDEN, 'utf8')) as Package;
const view = createPackageView(golden);
const { paths } = makeOpenApi(view);
const pages = makePages(golden).map(([page, href]) => writeReferencePage(page, href, '/'));

function find(name: string): Operation {
  const found = view.operations.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no operation ${name}.`);
  return found;
}

/** What the page says about an operation. */
function show(name: string): string {
  const text = pages
    .join('\n')

    .split(/^### /mu);
  return text.find((part) => part.startsWith(`\`${name}\``)) ?? '';
}

test('a written JSON Schema becomes the body: in OpenAPI, on the page and with curl', () => {
  expect(paths['/inline']?.post?.requestBody).toEqual({
    description: 'The order.',
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['title', 'kind'],
          properties: {
            title: { type: 'string', minLength: 1, description: 'Its title.' },
            kind: { type: 'string', enum: ['book', 'news"paper'] },
            copies: { type: 'integer', minimum: 1, default: 1 },
            day: { type: ['string', 'null'], format: 'date' },
            notes: { type: 'array', items: { type: 'string', maxLength: 80 } },
            labels: { type: 'object', additionalProperties: { type: 'string' } },
            address: { type: 'object' },
          },
        },
      },
    },
  });
  expect(show('inline')).toContain('Its title.');
  expect(show('inline')).toContain('The source may declare more than is shown: request body.');
  const curl = makeCurlCommand(find('inline'), view).text;
  expect(curl).toContain('"kind": "book"');
  expect(curl).toContain('Content-Type: application/json');
});

test.each(['of_model', 'made', 'made_optional'])(
  '%s has the class that makes its schema',
  (name) => {
    const { path, body } = find(name);
    expect(paths[path]?.post?.requestBody).toEqual({
      required: name !== 'made_optional',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
    });
    expect(body?.type).toMatchObject({ id: 'shop.Order' });
    expect(makeCurlCommand(find(name), view).text).toContain('"title": "title"');
    expect(show(name)).not.toContain('There may be more');
  },
);

test('a file is sent as it is, with its content type', () => {
  expect(makeCurlCommand(find('upload'), view).text).toBe(
    `curl -X PUT "\${BASE_URL:?}/file" \\
  -H 'Content-Type: application/octet-stream' \\
  --data-binary "@\${BODY_FILE:?}"`,
  );
  const httpx = makeHttpxRequest(find('upload'), view, undefined, []);
  expect(httpx).toContain('content=open("<file>", "rb")');
  expect(httpx).toContain('"Content-Type": "application/octet-stream"');
});

test('a body with several media types shows all of them', () => {
  const content = paths['/kinds']?.post?.requestBody?.content;
  expect(Object.entries(content ?? {})).toEqual([
    ['application/json', { schema: { $ref: '#/components/schemas/Order' } }],
    [
      'multipart/form-data',
      {
        schema: {
          type: 'object',
          properties: {
            sheet: { type: 'string', contentMediaType: 'application/octet-stream' },
          },
        },
      },
    ],
    ['application/yaml', {}],
  ]);
  for (const part of ['application/json', 'multipart/form-data', 'sheet', 'application/yaml']) {
    expect(show('of_kinds')).toContain(part);
  }
  expect(Object.keys(paths['/beside']?.post?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'application/yaml',
  ]);
});

test('what is only known at run time is named on the page and in OpenAPI', () => {
  expect(show('at_run_time')).toContain(
    'The source may declare more than is shown: parameters, request body, responses.',
  );
  expect(paths['/run-time']?.post).toMatchObject({
    'x-wrapdocs-gaps': ['parameters', 'body', 'responses'],
  });
});

test('parameters, responses, texts and extensions are merged as FastAPI does it', () => {
  const operation = paths['/rest']?.get;
  expect(operation).toMatchObject({
    summary: 'Ask for everything.',
    deprecated: true,
    'x-rate-limit': { per: 'minute', count: 10 },
    'x-wrapdocs-operation-id': 'askAll',
  });
  expect(
    operation?.parameters?.map(({ name, in: place, required }) => [name, place, required]),
  ).toEqual([
    ['X-Csrf', 'header', true],
    ['limit', 'query', false],
  ]);
  expect(operation?.responses?.['404']?.description).toBe('No orders.');
  expect(Object.keys(operation?.responses?.['200']?.content ?? {})).toEqual([
    'application/json',
    'text/csv',
  ]);
  expect(makeCurlCommand(find('rest'), view).text).toContain('X-Csrf: ${X_CSRF:?}');
});
