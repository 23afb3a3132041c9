/** What is counted, each by itself; `COVERAGE_RULES` says what counts as documented. */
export const COVERAGE_KINDS = ['operations', 'parameters', 'models', 'fields', 'objects'] as const;
export type CoverageKind = (typeof COVERAGE_KINDS)[number];

/** For the command's help. */
export const COVERAGE_RULES = [
  'operations: have a summary or a description',
  'parameters: what an operation itself declares, bodies included, has a description',
  'models: have a docstring',
  'fields: what a model itself declares has a description',
  'objects: modules, other classes, functions, methods and properties have a docstring',
];
