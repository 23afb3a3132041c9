/**
 * The English texts of the site's interface. For another language, write a file with the same
 * exports next to this one (`de.ts`), and set `site.language` to its name. Starlight has its own
 * translations.
 *
 * Each element of the page has its texts in its own file. Bundlers do not split modules, and an island
 * should only load its own texts.
 */

export { client } from './en/client.ts';
export { code } from './en/code.ts';
export { copy } from './en/copy.ts';
export { docstring } from './en/docstring.ts';
export { feedback } from './en/feedback.ts';
export { filter } from './en/filter.ts';
export { footer, header, sidebar } from './en/frame.ts';
export { llms } from './en/llms.ts';
export { model } from './en/model.ts';
export { module } from './en/module.ts';
export { news } from './en/news.ts';
export { notFound } from './en/not-found.ts';
export { operation } from './en/operation.ts';
export { packages } from './en/package.ts';
export { parameter } from './en/parameter.ts';
export { reference } from './en/reference.ts';
export { search } from './en/search.ts';
export { markdownFile } from './en/markdown-file.ts';
export { versions } from './en/versions.ts';
