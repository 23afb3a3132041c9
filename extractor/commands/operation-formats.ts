/** The formats of `wrapdocs operations`: for people, programs and spreadsheets. */
export const OPERATION_FORMATS = ['table', 'json', 'csv'] as const;
export type OperationFormat = (typeof OPERATION_FORMATS)[number];
