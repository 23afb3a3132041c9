import type { Rule } from '../../../../../extractor/changes/rule.ts';
import { CLIENT_RULES } from '../../../../../extractor/changes/http/clients/client-rules.ts';
import {
  REQUEST_FIELD_RULES,
  RESPONSE_FIELD_RULES,
} from '../../../../../extractor/changes/http/models/field-rules.ts';
import {
  REQUEST_MODEL_RULES,
  RESPONSE_MODEL_RULES,
} from '../../../../../extractor/changes/http/models/model-rules.ts';
import {
  BODY_FIELD_RULES,
  BODY_RULES,
} from '../../../../../extractor/changes/http/operations/body-rules.ts';
import { OPERATION_RULES } from '../../../../../extractor/changes/http/operations/operation-rules.ts';
import { PARAMETER_RULES } from '../../../../../extractor/changes/http/operations/parameter-rules.ts';
import { RESPONSE_RULES } from '../../../../../extractor/changes/http/operations/response-rules.ts';
import { SECURITY_RULES } from '../../../../../extractor/changes/http/operations/security-rules.ts';

const TABLES: Record<string, Rule>[] = [
  OPERATION_RULES,
  PARAMETER_RULES,
  BODY_RULES,
  BODY_FIELD_RULES,
  RESPONSE_RULES,
  SECURITY_RULES,
  REQUEST_FIELD_RULES,
  RESPONSE_FIELD_RULES,
  REQUEST_MODEL_RULES,
  RESPONSE_MODEL_RULES,
  CLIENT_RULES,
];

/** All rules for what is sent over HTTP, each once: some apply in both directions. */
export const HTTP_RULES: readonly Rule[] = [
  ...new Set(TABLES.flatMap((table) => Object.values(table))),
];
