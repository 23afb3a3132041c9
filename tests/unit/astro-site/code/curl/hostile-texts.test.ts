import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Operation } from '../../../../../extractor/contract/operation.ts';
import type { Parameter } from '../../../../../extractor/contract/parameter.ts';
import type { RecordedRequest } from '../../../../tools/recording-server.ts';
import { getHeader, useSender } from './sender.ts';

const sender = useSender();

/** The bytes that a percent-encoded text stands for. */
function decode(text: string): string {
  const bytes = text
    .toWellFormed()
    .split(/(%[\da-fA-F]{2}|.)/su)
    .filter((part) => part !== '');
  return Buffer.concat(
    bytes.map((part) =>
      part.length === 3 && part.startsWith('%')
        ? Buffer.from(part.slice(1), 'hex')
        : Buffer.from(part, 'utf8'),
    ),
  ).toString('latin1');
}

function readQuery(url: string): [string, string][] {
  const [, query] = /\?(.*)$/su.exec(url) ?? [];
  if (query === undefined || query === '') return [];
  return query.split('&').map((pair): [string, string] => {
    const [name = '', value = ''] = pair
      .split('=')
      .map((each) => decode(each.replaceAll('+', ' ')));
    return [name, value];
  });
}

/** Everything that a shell or curl gives a meaning to, and some ordinary characters. */
const SIGNS = [
  ...'" \' $ ` \\ ( ) ; ! & | < > * ? [ ] { } ~ # = % @ : , . ^ - + /'.split(' '),
  ...[' ', '\n', '\t', '\r', '\u{1B}[31m', '\u{202E}'],
  ...['$(touch x)', '`touch x`', '!!', '!-1', '../', '%41', '名', '😀', 'a', 'Z9', 'HOME'],
];
const makeText = (without: readonly string[] = []) =>
  fc
    .array(fc.constantFrom(...SIGNS.filter((sign) => !without.includes(sign))), { maxLength: 8 })
    .map((parts) => parts.join(''));
/** Only JSON and addresses can hold characters that a terminal acts on. */
const removeActive = (text: string): string =>
  text.replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '');
const makePlainText = () => makeText(['\n']).map(removeActive);
const name = makeText().filter((text) => text !== '');
const base = { origin: 'inferred', required: true } as const;

const operations = fc
  .record({
    path: fc.array(makeText(['?', '}']), { maxLength: 3 }),
    query: fc.array(fc.tuple(name, makeText()), { maxLength: 3 }),
    given: fc.uniqueArray(name, { maxLength: 2 }),
    header: makePlainText(),
    fields: fc.dictionary(
      name.filter((text) => !text.includes('.')),
      makeText(),
      { maxKeys: 3 },
    ),
    mediaType: fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'none'),
  })
  // curl 7 forgets `--path-as-is` if it adds a query.
  .filter(({ path, given }) => given.length === 0 || !path.join('').includes('.'));

function makeContract({
  path,
  query,
  given,
  header,
  fields,
  mediaType,
}: Random): Partial<Operation> {
  const parameters: Parameter[] = [
    ...query.map(([wireName, constant]) => {
      return { ...base, wireName, location: 'query' as const, constant };
    }),
    ...given.map((wireName) => ({ ...base, wireName, location: 'query' as const })),
    { ...base, wireName: 'X-Sign', location: 'header', constant: header },
  ];
  const named = Object.entries(fields).map(([wireName, constant]) => ({
    wireName,
    required: true,
    constant: mediaType === 'application/json' ? constant : removeActive(constant),
  }));
  return {
    method: mediaType === 'none' ? 'GET' : 'PATCH',
    path: `/${path.join('/{id}/')}`,
    parameters,
    ...(mediaType === 'none'
      ? {}
      : { body: { mediaType, required: true, origin: 'inferred', fields: named } }),
  };
}

type Random = typeof operations extends fc.Arbitrary<infer Value> ? Value : never;

test('a command sends exactly what the contract says, and runs nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(operations, async (random) => {
      const contract = makeContract(random);
      const command = sender.write(contract);
      const { ran, requests, stderr } = await sender.run(command);
      const { text } = command;
      expect(ran, text).toHaveLength(1);
      expect(ran[0]).toMatch(/^curl /);
      expect(requests, `${stderr}\n${text}`).toHaveLength(1);
      const [request] = requests;
      if (request === undefined) return;
      expect(request.method).toBe(contract.method);
      expect(decode(request.url.replace(/\?.*$/su, ''))).toBe(
        decode((contract.path ?? '').replaceAll('{id}', 'pv_ID')),
      );
      expect(toSorted(readQuery(request.url))).toEqual(listQuery(random));
      expect(getHeader(request, 'X-Sign')?.trim()).toBe(random.header.trim());
      expectBody(request, random);
    }),
    { numRuns: 150 },
  );
});

/** Values of variables contain the name of the variable, which the contract does not say. */
function listQuery({ query, given }: Random): [string, string][] {
  const pairs: [string, string][] = query.map(([key, value]) => [toBytes(key), toBytes(value)]);
  return toSorted([...pairs, ...given.map((key): [string, string] => [toBytes(key), '*'])]);
}

/** As it arrives, with one character for each byte. */
const toBytes = (text: string): string => Buffer.from(text.toWellFormed()).toString('latin1');

const toSorted = (pairs: [string, string][]): [string, string][] =>
  pairs
    .map(([key, value]): [string, string] => [key, value.startsWith('&v of ') ? '*' : value])
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

function expectBody(request: RecordedRequest, { mediaType, fields }: Random): void {
  if (mediaType === 'none') {
    expect(request.body).toHaveLength(0);
    return;
  }
  expect(getHeader(request, 'Content-Type')).toBe(mediaType);
  const text = request.body.toString('utf8');
  if (mediaType === 'application/json') {
    expect(JSON.parse(text)).toEqual(fields);
    return;
  }
  const sent = readQuery(`?${text}`);
  const wanted = Object.entries(fields).map(([key, value]): [string, string] => [
    toBytes(key),
    toBytes(removeActive(value)),
  ]);
  expect(toSorted(sent)).toEqual(toSorted(wanted));
}
