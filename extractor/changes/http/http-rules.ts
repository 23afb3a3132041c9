import type { Rule } from '../rule.ts';
import { REQUEST_FIELD_RULES, RESPONSE_FIELD_RULES } from './models/field-rules.ts';
import { REQUEST_MODEL_RULES, RESPONSE_MODEL_RULES } from './models/model-rules.ts';
import { BODY_FIELD_RULES, BODY_RULES } from './operations/body-rules.ts';
import { OPERATION_RULES } from './operations/operation-rules.ts';
import { PARAMETER_RULES } from './operations/parameter-rules.ts';
import { RESPONSE_RULES } from './operations/response-rules.ts';

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

/** All rules for what is sent over HTTP, each once: some apply in both directions. */
export const HTTP_RULES: readonly Rule[] = [
  ...new Set(TABLES.flatMap((table) => Object.values(table))),
];
