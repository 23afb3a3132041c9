import { HTTP_RULES } from './http-rules.ts';
import { PYTHON_RULES } from './python-rules.ts';
import type { Rule } from './rule.ts';

/** Every rule, in the order of the tables. */
export const RULES: readonly Rule[] = [...Object.values(PYTHON_RULES), ...HTTP_RULES];
