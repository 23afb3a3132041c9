import { expect, test } from 'vitest';
import { readContentTrees } from '../../../../astro-site/integrations/content-tree.ts';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';
import { makeTemporaryFolder } from '../../extractor/support/temporary-folder.ts';

const FILES = {
  'index.md': '---\ntitle: Home\n---\n',
  'guide/index.md': '---\ntitle: Guide\n---\n',
  'guide/a.md': '',
  'guide/b.md': '',
  'de/index.md': '---\ntitle: Start\n---\n',
  'de/guide/index.md': '---\ntitle: Anleitung\n---\n',
  'de/guide/b.md': '',
  'de/only.md': '',
};

function read(translations: string[]) {
  const config = ConfigSchema.parse({
    site: { title: 'Shop', translations },
    packages: [{ name: 'shop', source: 'shop' }],
    navigation: ['guide/b'],
  });
  return readContentTrees(makeTemporaryFolder(FILES), config);
}

test('each language has its own tree, in one order and with the pages that are not translated', () => {
  const { content, translations } = read(['de']);
  expect(content).toEqual([
    { kind: 'page', slug: 'index' },
    {
      kind: 'group',
      label: 'Guide',
      slug: 'guide',
      entries: [
        { kind: 'page', slug: 'guide/b' },
        { kind: 'page', slug: 'guide/a' },
      ],
    },
  ]);
  expect(translations).toEqual([
    {
      folder: 'de',
      tag: 'de',
      name: 'Deutsch',
      content: [
        { kind: 'page', slug: 'de' },
        {
          kind: 'group',
          label: 'Anleitung',
          slug: 'de/guide',
          entries: [
            { kind: 'page', slug: 'de/guide/b' },
            { kind: 'page', slug: 'de/guide/a' },
          ],
        },
        { kind: 'page', slug: 'de/only' },
      ],
    },
  ]);
});

test('without the setting, a folder that is called like a language is a group', () => {
  const { content, translations } = read([]);
  expect(content).toContainEqual(expect.objectContaining({ kind: 'group', slug: 'de' }));
  expect(translations).toEqual([]);
});

test('a group has the label of its page, its title, its first heading or the name of its file', () => {
  const folder = makeTemporaryFolder({
    'a/index.md': '---\ntitle: Title\nsidebar:\n  label: Label\n---\n\n# Heading\n',
    'a/x.md': '',
    'b/index.md': '---\ntitle: Title\n---\n\n# Heading\n',
    'b/x.md': '',
    'c/index.md': '# First *heading*\n',
    'c/x.md': '',
    'first-steps/index.md': 'Text.\n',
    'first-steps/x.md': '',
  });
  const { navigation, site } = ConfigSchema.parse({
    site: { title: 'Shop' },
    packages: [{ name: 'shop', source: 'shop' }],
  });
  const { content } = readContentTrees(folder, { navigation, site });
  const labels = content.map((entry) => (entry.kind === 'group' ? entry.label : undefined));
  expect(labels).toEqual(['Label', 'Title', 'First heading', 'First steps']);
});
