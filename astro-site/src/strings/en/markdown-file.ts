/** Table headings in the Markdown files of pages, and the buttons for these files. */
export const markdownFile = {
  name: 'Name',
  type: 'Type',
  required: 'Required',
  description: 'Description',
  status: 'Status',
  mediaType: 'Media type',
  copyPage: 'Copy page as Markdown',
  viewPage: 'View as Markdown',
  openApi: 'OpenAPI 3.1',
};
