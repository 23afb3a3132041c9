import { BODY_FIELD_RULES, BODY_RULES } from './http/rules/body-rules.ts';
import { REQUEST_FIELD_RULES, RESPONSE_FIELD_RULES } from './http/rules/field-rules.ts';
import { REQUEST_MODEL_RULES, RESPONSE_MODEL_RULES } from './http/rules/model-rules.ts';
import { OPERATION_RULES } from './http/rules/operation-rules.ts';
import { PARAMETER_RULES } from './http/rules/parameter-rules.ts';
import { RESPONSE_RULES } from './http/rules/response-rules.ts';
import type { Rule } from './rule.ts';

const TABLES: Record<string, Rule>[] = [
  OPERATION_RULES,
  PARAMETER_RULES,
  BODY_RULES,
  BODY_FIELD_RULES,
  RESPONSE_RULES,
  REQUEST_FIELD_RULES,
  RESPONSE_FIELD_RULES,
  REQUEST_MODEL_RULES,
  RESPONSE_MODEL_RULES,
];

/** Every rule on what travels over HTTP, each once: some hold in both directions. */
export const HTTP_RULES: readonly Rule[] = [
  ...new Set(TABLES.flatMap((table) => Object.values(table))),
];
