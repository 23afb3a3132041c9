/** The formats of `wrapdocs export openapi`. */
export const OPENAPI_FORMATS = ['json', 'yaml'] as const;
export type OpenApiFormat = (typeof OPENAPI_FORMATS)[number];
