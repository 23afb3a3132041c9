import { breaking, safe } from '../../rule.ts';

/** Differences in the credentials that a server's operation asks for. */
export const SECURITY_RULES = {
  added: breaking('http-security-added', 'An operation asks for additional credentials.'),
  addedOptional: safe(
    'http-security-added-optional',
    'An operation accepts additional credentials, but does not require them.',
  ),
  removed: safe('http-security-removed', 'An operation no longer asks for certain credentials.'),
  changed: breaking('http-security-changed', 'An operation asks for different credentials.'),
  required: breaking(
    'http-security-required',
    'An operation no longer accepts requests without credentials.',
  ),
  optional: safe('http-security-optional', 'An operation accepts requests without credentials.'),
  scopeAdded: breaking('http-security-scope-added', 'An operation asks for an additional scope.'),
  scopeRemoved: safe('http-security-scope-removed', 'An operation no longer asks for a scope.'),
};
