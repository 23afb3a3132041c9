/** What the conversion of Markdown with extensions knows of its page, and what it reports. */
export interface MarkdownContext {
  /** Says what could not be converted, at each line that contains the texts. */
  report: (message: string, ...texts: string[]) => void;
  /** The Markdown in place of a role such as `` {ref}`limits` ``; undefined if it is unknown. */
  convertRole: (name: string, content: string) => string | undefined;
  /** The link in place of one that the page has. */
  convertLink: (target: string) => string;
  /** The list in place of the next table of contents. */
  listToctree: () => string;
  /** The Markdown of reStructuredText. */
  convertRest: (text: string) => Promise<string>;
  /** The text of a file that the page names, which is reported if it is missing. */
  readFile: (file: string) => string | undefined;
  /** The path of a file from the project's folder: `/examples/a.py`. */
  linkToProjectFile: (file: string) => string;
}
