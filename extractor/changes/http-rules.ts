import type { Rule } from './rule.ts';

/** Differences of what travels over HTTP. */
export const HTTP_RULES = {
  operationAdded: {
    code: 'http-operation-added',
    severity: 'safe',
    summary: 'There is a new operation.',
  },
  operationRemoved: {
    code: 'http-operation-removed',
    severity: 'breaking',
    summary: 'An operation is gone.',
  },
} as const satisfies Record<string, Rule>;
