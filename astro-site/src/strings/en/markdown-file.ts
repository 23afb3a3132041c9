/** Table headings in the Markdown files of pages, and the buttons for these files. */
export const markdownFile = {
  name: 'Name',
  type: 'Type',
  required: 'Required',
  description: 'Description',
  status: 'Status',
  mediaType: 'Media type',
  copyPage: 'Copy page for LLM',
  copyForModel: 'Copy for LLM',
  copyOf: (name: string) => `Copy for LLM: ${name}`,
  view: 'Markdown',
  viewOf: (name: string) => `Markdown of ${name}`,
  viewPage: 'View as Markdown',
  openApi: 'OpenAPI 3.1',
  /** A menu of chats and editors. */
  openIn: 'Open in',
  /** What a chat is asked to do. */
  prompt: (address: string) => `Read ${address} so that I can ask questions about it.`,
  addTo: (editor: string) => `Add to ${editor}`,
};

export const llms = {
  about:
    'Every page of this site is available as Markdown: replace the slash at the end of its address with `.md`.',
  aboutFull: (megabytes: number) =>
    `The text of all pages of this site, up to ${megabytes} MB. Pages that do not fit are listed at the end. Links are relative to the address above each page.`,
  documentation: 'Documentation',
  reference: (name: string) => `API reference of ${name}`,
  operationsOf: (name: string) => `Operations of ${name}`,
  programs: 'Machine-readable formats',
  openApi: (name: string, count: number) =>
    `${count === 1 ? 'The operation' : `The ${count} operations`} of ${name} as OpenAPI 3.1.`,
  operations: (name: string) =>
    `The HTTP requests of ${name}, with the Python calls that send them, as JSON.`,
  contract: (name: string) => `The documentation of ${name} as JSON.`,
  // The llms.txt convention defines the name of this section.
  optional: 'Optional',
  full: 'The text of all pages in one file.',
  page: 'Page:',
  left: 'Other pages',
};
