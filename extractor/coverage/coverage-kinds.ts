/** The kinds that are counted; `COVERAGE_RULES` says what counts as documented. */
export const COVERAGE_KINDS = ['operations', 'parameters', 'models', 'fields', 'objects'] as const;
export type CoverageKind = (typeof COVERAGE_KINDS)[number];

/** For the command's help. */
export const COVERAGE_RULES = [
  'operations: with a summary or a description',
  'parameters: declared by the operation itself, including bodies, with a description',
  'models: with a docstring',
  'fields: declared by the model itself, with a description',
  'objects: modules, other classes, functions, methods and properties, with a docstring',
];
