import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeCurlCommand } from '../../../../../astro-site/src/code/curl/command.ts';
import { writeBody } from '../../../../../astro-site/src/code/httpx/body.ts';
import { toLine } from '../../../../../astro-site/src/code/layout.ts';
import type { BodyField, RequestBody } from '../../../../../extractor/contract/operation.ts';
import type { TypeExpression } from '../../../../../extractor/contract/type-expression.ts';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import {
  makeField,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../../extractor/support/contract.ts';
import { getHeader, useSender } from './sender.ts';

const sender = useSender();
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

const makeList = (item: TypeExpression): TypeExpression => ({
  ...{ kind: 'generic', origin: makeName('list'), arguments: [item] },
});
const makeOptional = (item: TypeExpression): TypeExpression => ({
  ...{ kind: 'generic', origin: makeName('Optional'), arguments: [item] },
});
const makeModelName = (name: string): TypeExpression => ({
  ...{ kind: 'name', name, id: `shop.${name}` },
});
const upload = makeName('UploadFile');
const str = makeName('str');

/** What the models of this test are in Python: the fields of FastAPI's forms. */
const MODELS = [
  makeModel('shop.Photo', [], [makeField('title', str), makeField('photo', upload)]),
  makeModel('shop.Photos', [], [makeField('photos', makeList(upload))]),
  makeModel('shop.Gallery', ['shop.Photos'], [makeField('tags', makeList(str))]),
  makeModel('shop.Login', [], [makeField('name', str)]),
  makeModel('shop.Secret', [], [makeField('data', makeName('bytes'))]),
];

/** A server's operation with this form. */
function makeForm(body: Pick<RequestBody, 'mediaType' | 'type' | 'fields'>) {
  const parts = { required: true, origin: 'declared', ...body } as const;
  const operation = makeOperation('shop.send', { method: 'POST', path: '/send', body: parts });
  const view = createPackageView(makePackage([makeModule('shop', [...MODELS, operation])]));
  return { operation, view };
}

function makeFields(fields: Record<string, TypeExpression>): BodyField[] {
  return Object.entries(fields).map(([wireName, type]) => ({ wireName, type, required: true }));
}

/** The options of curl for a form, tried against FastAPI 0.165 with the same models. */
describe.each([
  ['a file', MULTIPART, { f: upload }, ['-F "f=@${F_FILE:?}"']],
  ['several files', MULTIPART, { f: makeList(upload) }, ['-F "f=@${F_FILE:?}"']],
  [
    'a list and an optional file',
    MULTIPART,
    { tags: makeList(str), f: makeOptional(upload) },
    ["--form-string 'tags=tag'", '-F "f=@${F_FILE:?}"'],
  ],
  [
    'a list',
    URLENCODED,
    { tags: makeList(str), name: str },
    ["--data-urlencode 'tags=tag'", "--data-urlencode 'name=name'"],
  ],
  [
    'a tuple',
    URLENCODED,
    { pair: { ...makeList(makeName('int')), origin: makeName('tuple') } as TypeExpression },
    ["--data-urlencode 'pair=1'"],
  ],
  [
    'a model beside a file',
    MULTIPART,
    { f: upload, login: makeModelName('Login') },
    ['-F "f=@${F_FILE:?}"', "--form-string 'name=name'"],
  ],
  [
    'two models',
    URLENCODED,
    { photo: makeModelName('Photo'), login: makeModelName('Login') },
    ["--form-string 'title=title'", '-F "photo=@${PHOTO_FILE:?}"', "--form-string 'name=name'"],
  ],
] as [string, string, Record<string, TypeExpression>, string[]][])(
  'a form with %s',
  (_, mediaType, types, expected) => {
    test('has the fields that the server reads', () => {
      const { operation, view } = makeForm({ mediaType, fields: makeFields(types) });
      const { text } = makeCurlCommand(operation, view);
      expect(text.split(' \\\n  ').slice(1)).toEqual(expected);
    });
  },
);

test.each([
  ['a file', 'Photo', MULTIPART, ["--form-string 'title=title'", '-F "photo=@${PHOTO_FILE:?}"']],
  ['a file', 'Photo', URLENCODED, ["--form-string 'title=title'", '-F "photo=@${PHOTO_FILE:?}"']],
  ['an inherited list of files', 'Gallery', URLENCODED, ['-F "photos=@', "'tags=tag'"]],
  ['texts', 'Login', URLENCODED, ["--data-urlencode 'name=name'"]],
  ['bytes, which are a text there', 'Secret', URLENCODED, ["--data-urlencode 'data=data'"]],
])('a form that is a model with %s: %s, %s', (_, name, mediaType, expected) => {
  for (const type of [makeModelName(name), makeOptional(makeModelName(name))]) {
    const { operation, view } = makeForm({ mediaType, type });
    const { text } = makeCurlCommand(operation, view);
    for (const option of expected) expect(text).toContain(option);
    expect(text.split(' \\\n  ')).toHaveLength(expected.length + 1);
  }
});

test('the file of a model is uploaded', async () => {
  await writeFile(join(sender.folder(), 'cat.png'), 'meow');
  const { operation, view } = makeForm({ mediaType: URLENCODED, type: makeModelName('Photo') });
  const command = makeCurlCommand(operation, view, { apiBaseUrl: sender.url() });
  const { requests } = await sender.run(command, { PHOTO_FILE: 'cat.png' });
  const [request] = requests;
  expect(request && getHeader(request, 'Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.body.toString()).toMatch(
    /name="title"\r\n\r\ntitle\r\n[^]*name="photo"; filename="cat\.png"[^]*\r\n\r\nmeow\r\n/,
  );
});

test('httpx sends the same form', () => {
  const { operation, view } = makeForm({
    mediaType: MULTIPART,
    fields: makeFields({ f: upload, photo: makeModelName('Photo') }),
  });
  expect(writeBody(operation, view).map(toLine)).toEqual([
    'files={"f": open("<file>", "rb"), "photo": open("<file>", "rb")}',
    'data={"title": "title"}',
  ]);
});
