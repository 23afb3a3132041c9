/**
 * The English texts of the site's interface. For another language, write a folder and a file with the
 * same exports (as `de/` and `de.ts`), and set `site.language` to its name. Starlight has its own
 * translations.
 *
 * Each island has its texts in its own file. Bundlers do not split modules, and an island should only load
 * its own texts.
 */

export { api } from './en/api.ts';
export { client } from './en/client.ts';
export { copy } from './en/copy.ts';
export { curl } from './en/curl.ts';
export { errors } from './en/errors.ts';
export { examples } from './en/examples.ts';
export { feedback } from './en/feedback.ts';
export { filter } from './en/filter.ts';
export { footer, header, notFound, sidebar } from './en/frame.ts';
export { llms, markdownFile } from './en/markdown-file.ts';
export { news } from './en/news.ts';
export { recorded } from './en/recorded.ts';
export {
  code,
  command,
  docstring,
  model,
  module,
  operation,
  packages,
  parameter,
  reference,
} from './en/reference.ts';
export { search } from './en/search.ts';
export { versions } from './en/versions.ts';
