export const packages = {
  description: 'The documented packages.',
  none: 'No package has been extracted yet. Run `wrapdocs extract`, then build the site again.',
  version: (version: string) => `Version ${version}`,
  modules: 'Modules',
  operations: (count: number) => (count === 1 ? '1 operation' : `${count} operations`),
  models: (count: number) => (count === 1 ? '1 model' : `${count} models`),
  findings: 'Findings',
  findingsNote: 'What the extraction noticed while it read the source.',
  showFindings: 'Show findings',
};
