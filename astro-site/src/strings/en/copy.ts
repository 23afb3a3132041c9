export const copy = {
  copied: 'Copied',
  pageNotCopied: 'Not copied: use “View as Markdown”',
};
