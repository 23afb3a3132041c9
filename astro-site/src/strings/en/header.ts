export const header = {
  source: 'Source code',
};
