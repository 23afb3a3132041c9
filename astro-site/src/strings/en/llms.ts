export const llms = {
  about: 'Every page of this site is there as Markdown, at its own address with `.md` at the end.',
  aboutFull: (megabytes: number) =>
    `The text of all pages of this site, ${megabytes} MB at most; pages beyond that are listed at the end. Links are relative to the address above each page.`,
  documentation: 'Documentation',
  reference: (name: string) => `API reference of ${name}`,
  programs: 'For programs',
  openApi: (name: string, count: number) =>
    `${count === 1 ? 'The operation' : `The ${count} operations`} of ${name} as OpenAPI 3.1.`,
  contract: (name: string) => `All that is documented of ${name}, as JSON.`,
  // The name of this section is a part of the convention.
  optional: 'Optional',
  full: 'The text of all pages in one file.',
  page: 'Page:',
  left: 'Further pages',
};
