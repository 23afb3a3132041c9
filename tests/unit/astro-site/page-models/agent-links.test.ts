import { expect, test } from 'vitest';
import { makeAgentLinks } from '../../../../astro-site/src/page-models/agent-links.ts';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';

const page = { markdown: 'https://shop.example/api/orders.md?a=1', title: 'Shop & Café' };
const chats = [{ label: 'Chat', href: 'https://chat.example/?q={prompt}&again={prompt}' }];

test('there is no link unless the configuration names one', () => {
  expect(makeAgentLinks(undefined, page)).toEqual([]);
  expect(makeAgentLinks({ chats: [] }, page)).toEqual([]);
});

test('a chat gets a question about the whole address of the Markdown', () => {
  const [link] = makeAgentLinks({ chats }, page);
  const { searchParams } = new URL(link?.href ?? '');
  const question =
    'Read https://shop.example/api/orders.md?a=1 so that I can ask questions about it.';
  expect(searchParams.get('q')).toBe(question);
  expect(searchParams.get('again')).toBe(question);
});

test('without the address of the site, only editors get links', () => {
  const links = makeAgentLinks(
    { chats, mcp: 'https://shop.example/mcp' },
    { ...page, markdown: undefined },
  );
  expect(links.map(({ label }) => label)).toEqual(['Add to Cursor', 'Add to VS Code']);
});

test('editors get the name and the address of the server', () => {
  const [cursor, code] = makeAgentLinks({ chats: [], mcp: 'https://shop.example/mcp' }, page);
  const { searchParams } = new URL(cursor?.href ?? '');
  expect(searchParams.get('name')).toBe('shop-caf-docs');
  expect(JSON.parse(atob(searchParams.get('config') ?? ''))).toEqual({
    url: 'https://shop.example/mcp',
  });
  const [, server = ''] = (code?.href ?? '').split('?');
  expect(JSON.parse(decodeURIComponent(server))).toEqual({
    name: 'shop-caf-docs',
    type: 'http',
    url: 'https://shop.example/mcp',
  });
});

test.each([
  'https://chat.example/',
  'javascript:alert({prompt})',
  'http://chat.example/?q={prompt}',
])('the configuration refuses %s', (href) => {
  const agents = { chats: [{ label: 'Chat', href }] };
  const { issues = [] } = ConfigSchema.shape.agents.safeParse(agents).error ?? {};
  expect(issues.map(({ path }) => path.join('.'))).toEqual(['chats.0.href']);
});
