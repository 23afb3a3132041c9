export const copy = {
  copied: 'Copied',
};
