import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Operation } from '../../../../../extractor/contract/operation.ts';
import { makeName } from '../../../extractor/support/contract.ts';
import { getHeader, useSender, type Sender } from './sender.ts';

const sender = useSender();
const base = { origin: 'inferred', required: true } as const;

async function send(...parts: Parameters<Sender['write']>) {
  const command = sender.write(...parts);
  return { ...(await sender.run(command)), ...command };
}

describe('a command', () => {
  test('sends nothing while a variable is missing', async () => {
    const command = sender.write({ path: '/orders/{order_id}' });
    for (const variables of [{}, { ORDER_ID: '' }] as Record<string, string>[]) {
      const { exitCode, stderr, requests } = await sender.run(command, variables);
      expect(exitCode).not.toBe(0);
      expect(stderr).toContain('ORDER_ID');
      expect(requests).toEqual([]);
    }
  });

  test.each(['', '/', '/../', '/a/./b', '/%2e%2e/x', '//x//'])(
    'keeps the path %j',
    async (path) => {
      const { requests } = await send({ path });
      expect(requests.map(({ url }) => url)).toEqual([path === '' ? '/' : path]);
    },
  );

  test.each(['HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'PUT'] as const)('sends %s', async (method) => {
    const parameters = [{ ...base, wireName: 'q', location: 'query' as const }];
    const { requests } = await send({ method, path: '/orders', parameters });
    expect(requests.map((one) => [one.method, one.url.replaceAll('+', '%20')])).toEqual([
      [method, '/orders?q=%26v%20of%20Q'],
    ]);
  });

  test('sends a list in the query as several values', async () => {
    const parameters = [
      { ...base, wireName: 'tag[]', location: 'query' as const, constant: ['a b', 'c'] },
    ];
    const { requests } = await send({ path: '/orders', parameters });
    expect(requests[0]?.url).toBe('/orders?tag%5B%5D=a%20b&tag%5B%5D=c');
  });

  test('does not give two values one variable', async () => {
    const names = ['path', 'query', 'header', 'cookie'] as const;
    const { requests, variables } = await send(
      {
        path: '/orders/{api_key}',
        parameters: names.map((location) => ({ ...base, wireName: 'api_key', location })),
      },
      { auth: { scheme: 'header', name: 'X-Key', environment: ['API_KEY'] } },
    );
    expect(variables.map((each) => each.name)).toEqual([
      'API_KEY',
      'PATH_API_KEY',
      'QUERY_API_KEY',
      'HEADER_API_KEY',
      'COOKIE_API_KEY',
    ]);
    expect(requests[0] && getHeader(requests[0], 'X-Key')).toBe('&v of API_KEY');
    expect(requests[0] && getHeader(requests[0], 'Cookie')).toBe('api_key=&v of COOKIE_API_KEY');
  });

  test('sends a header that is empty', async () => {
    const parameters = [{ ...base, wireName: 'X-None', location: 'header' as const, constant: '' }];
    const { requests } = await send({ parameters });
    expect(requests[0] && getHeader(requests[0], 'X-None')).toBe('');
  });

  test.each(['@/etc/hostname', 'X: y\r\nX-Evil', 'X Y', ''])(
    'leaves out a header whose name HTTP does not allow: %j',
    async (wireName) => {
      const { requests } = await send({
        parameters: [{ ...base, wireName, location: 'header', constant: 'evil' }],
      });
      const headers = requests[0]?.headers.map(([each]) => each.toLowerCase());
      expect(headers).toEqual(['host', 'user-agent', 'accept']);
    },
  );

  test('never contacts an address of the package that is not one of the web', async () => {
    for (const url of ['file:///etc/passwd', '-K/etc/passwd', '@x', 'dict://localhost']) {
      const { variables } = await send({}, { apiBaseUrl: url });
      expect(variables).toEqual([{ name: 'BASE_URL', use: 'base' }]);
    }
  });
});

describe('a body', () => {
  const makeBody = (
    mediaType: string,
    fields?: NonNullable<Operation['body']>['fields'],
  ): Partial<Operation> => ({
    method: 'POST',
    path: '/files',
    body: { mediaType, required: true, origin: 'inferred', ...(fields && { fields }) },
  });

  test('has objects where the names of fields have dots', async () => {
    const { requests } = await send(
      makeBody('application/json', [
        { wireName: 'algorithm.type', required: true, constant: 'round_robin' },
        { wireName: 'algorithm.options.cas', required: true, constant: 1 },
        { wireName: 'tags', required: true, constant: ['a', 'b'] },
      ]),
    );
    expect(JSON.parse(requests[0]?.body.toString() ?? '')).toEqual({
      algorithm: { type: 'round_robin', options: { cas: 1 } },
      tags: ['a', 'b'],
    });
  });

  test('of a form with files uploads them, and reads no file for a text', async () => {
    await writeFile(join(sender.folder(), 'v of PHOTO_FILE'), 'contents');
    const command = sender.write(
      makeBody('multipart/form-data', [
        { wireName: 'photo', required: true, type: makeName('bytes') },
        { wireName: 'note', required: true, constant: '@/etc/hostname' },
        { wireName: 'more', required: true, constant: '<x;type=text/html' },
        { wireName: 'tags', required: true, constant: ['a', 'b'] },
      ]),
    );
    const { requests } = await sender.run(command, { PHOTO_FILE: 'v of PHOTO_FILE' });
    const [request] = requests;
    const parts = request?.body.toString('utf8').split(/--+[\da-f]+(?:--)?\r\n/u) ?? [];
    const sent = parts.flatMap((part) => {
      const [, field, value] = /name="(.*?)".*?\r\n\r\n(.*)\r\n$/su.exec(part) ?? [];
      return field === undefined ? [] : [[field, value]];
    });
    expect(sent).toEqual([
      ['photo', 'contents'],
      ['note', '@/etc/hostname'],
      ['more', '<x;type=text/html'],
      ['tags', 'a'],
      ['tags', 'b'],
    ]);
    expect(request && getHeader(request, 'Content-Type')).toMatch(
      /^multipart\/form-data; boundary/,
    );
  });

  test('that is a file, or of which nothing is known, is read from a file', async () => {
    await writeFile(join(sender.folder(), 'order.bin'), 'a\nb\0c');
    for (const mediaType of ['image/png', 'application/json']) {
      const command = sender.write(makeBody(mediaType));
      const comment = '# The source does not show what the body contains. Set BODY_FILE';
      expect(command.text.startsWith(comment)).toBe(mediaType === 'application/json');
      const { requests } = await sender.run(command, { BODY_FILE: 'order.bin' });
      const [request] = requests;
      expect(request?.body.toString()).toBe('a\nb\0c');
      expect(request && getHeader(request, 'Content-Type')).toBe(mediaType);
    }
  });

  test('that is a text is sent as it is', async () => {
    const { requests } = await send({
      method: 'PUT',
      path: '/note',
      body: {
        mediaType: 'text/plain',
        required: true,
        origin: 'declared',
        pythonName: 'note',
        type: { kind: 'name', name: 'str' },
      },
    });
    expect(requests[0]?.body.toString()).toBe('note');
  });
});

describe('a comment says what the reader must add', () => {
  test.each([
    [{ kind: 'pathIncomplete', detail: 'part' }, /^# .* part of the path\. Set PART to it\.$/m],
    [{ kind: 'pathFromObject', detail: 'part' }, /^# .* that the server sent\. Set PART to it\.$/m],
    [{ kind: 'bodyUnknown' }, /^# The request may have a body .* Add it with -d\.$/m],
  ] as const)('%j', async (reason, expected) => {
    const { text, requests, ran } = await send({ path: '/x/{part}' }, {}, { reasons: [reason] });
    expect(text).toMatch(expected);
    expect(ran).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  test('and a shell that runs comments does nothing', async () => {
    const detail = "a; touch x\n$(touch x) `touch x` 'b";
    const reasons = [{ kind: 'pathIncomplete', detail }] as const;
    const { text } = await send({ path: `/{${detail}}` }, {}, { reasons: [...reasons] });
    const [comment = '', ...rest] = text.split('\n');
    expect(comment).toMatch(/^# [\w .]+$/);
    expect(rest.join('\n')).toMatch(/^curl /);
  });
});
