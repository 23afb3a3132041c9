import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import { getLanguageTag, nameLanguage } from '../../extractor/config/languages.ts';
import type { Config } from '../../extractor/config/schema.ts';
import { getPageFolder, getPlainSlug } from '../../extractor/site-input/page-folder.ts';
import { listPageFiles } from '../../extractor/site-input/page-files.ts';
import {
  makeContentTree,
  translateTree,
  type ContentEntry,
  type ContentPage,
} from '../src/navigation/content-tree.ts';
import { takeTitle } from '../src/navigation/page-title.ts';

/** The narrative pages in one of the other languages. */
interface Translation {
  /** The folder of its pages, which is the name of the language, too: `pt-br`. */
  folder: string;
  /** The language in HTML: `pt-BR`. */
  tag: string;
  /** What the language is called in itself. */
  name: string;
  /** The pages in the order of the sidebar. Those that are not translated are among them. */
  content: ContentEntry[];
}

/** The narrative pages by their languages, as trees in the order of the configuration. */
export interface ContentTrees {
  /** In the site's own language. */
  content: ContentEntry[];
  translations: Translation[];
}

/** Reads the narrative pages of a folder. */
export function readContentTrees(
  folder: string,
  { navigation, site }: Pick<Config, 'navigation' | 'site'>,
): ContentTrees {
  const pages = listPageFiles(folder).map(({ slug, file }) => ({
    slug,
    label: readLabel(folder, file),
  }));
  const byFolder = Map.groupBy(pages, ({ slug }) => getPageFolder(slug, site.translations));
  const own = byFolder.get('') ?? [];
  return {
    content: makeContentTree(own, navigation),
    translations: site.translations.map((each) => ({
      folder: each,
      tag: getLanguageTag(each),
      name: nameLanguage(each),
      content: makeTranslatedTree(own, byFolder.get(each) ?? [], { folder: each, navigation }),
    })),
  };
}

function makeTranslatedTree(
  own: readonly ContentPage[],
  translated: readonly ContentPage[],
  { folder, navigation }: { folder: string; navigation: readonly string[] },
): ContentEntry[] {
  const pages = new Map(own.map((page) => [page.slug, page]));
  for (const { slug, label } of translated) {
    const plain = getPlainSlug(slug, folder);
    pages.set(plain, { slug: plain, label });
  }
  return translateTree(makeContentTree([...pages.values()], navigation), folder);
}

/** The page's name in the sidebar; Starlight reports invalid front matter. */
function readLabel(folder: string, file: string): string | undefined {
  try {
    const { content, frontmatter } = parseFrontmatter(readFileSync(join(folder, file), 'utf8'));
    const { title, sidebar } = frontmatter as { title?: string; sidebar?: { label?: string } };
    return sidebar?.label ?? title ?? takeTitle(content, file).title;
  } catch {
    return undefined;
  }
}
