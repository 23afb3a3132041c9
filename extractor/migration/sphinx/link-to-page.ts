import { getLink } from '../page-names.ts';
import type { PageContext } from './page-context.ts';
import type { SphinxPage } from './sphinx-project.ts';

/** A link to another page in Markdown; to the reference if it takes the place of that page. */
export function linkToPage(
  page: SphinxPage,
  text: string | undefined,
  context: PageContext,
): string {
  const label = (text ?? context.titles.get(page.name) ?? page.name).replaceAll(
    /[[\]]/g,
    String.raw`\$&`,
  );
  const name = context.replaced.get(page.name);
  return name === undefined
    ? `[${label}](${getLink(context.page.file, page.file)})`
    : name.startsWith('/')
      ? `[${label}](${name})`
      : `[${label}][${name}]`;
}
