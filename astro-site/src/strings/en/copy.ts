export const copy = {
  copied: 'Copied',
  pageNotCopied: 'Could not copy. Use “View as Markdown” instead.',
};
