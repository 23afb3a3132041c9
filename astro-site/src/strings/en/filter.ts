export const filter = {
  label: 'Filter operations',
  text: 'Name, path or text',
  placeholder: 'Filter by name, path or text',
  group: 'Group',
  allGroups: 'All groups',
  methods: 'Methods',
  reset: 'Reset',
  none: 'No operations match this filter.',
  showAll: (total: number) => `Show all ${total} operations`,
  operations: (count: number) => (count === 1 ? '1 operation' : `${count} operations`),
  shown: (count: number, total: number) => `${count} of ${total} operations`,
};
