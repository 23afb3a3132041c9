/** The German texts of the site's interface. */

export { api } from './de/api.ts';
export { client } from './de/client.ts';
export { copy } from './de/copy.ts';
export { curl } from './de/curl.ts';
export { errors } from './de/errors.ts';
export { examples } from './de/examples.ts';
export { feedback } from './de/feedback.ts';
export { filter } from './de/filter.ts';
export { footer, header, notFound, sidebar } from './de/frame.ts';
export { llms, markdownFile } from './de/markdown-file.ts';
export { news } from './de/news.ts';
export { recorded } from './de/recorded.ts';
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
} from './de/reference.ts';
export { search } from './de/search.ts';
export { versions } from './de/versions.ts';
