export const filter = {
  label: 'Filter operations',
  text: 'Name, path or words',
  placeholder: 'Filter by name, path or words',
  group: 'Group',
  allGroups: 'All groups',
  methods: 'Methods',
  reset: 'Reset',
  none: 'No operation fits this filter.',
  showAll: (total: number) => `Show all ${total} operations`,
  operations: (count: number) => (count === 1 ? '1 operation' : `${count} operations`),
  shown: (count: number, total: number) => `${count} of ${total} operations`,
};
