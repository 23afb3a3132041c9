export const module = {
  classes: 'Classes',
  functions: 'Functions',
  attributes: 'Attributes',
  bases: 'Bases:',
  operation: 'Operation',
};
