import { breaking, possiblyBreaking, safe } from '../../rule.ts';

/** Differences of an operation as a whole. */
export const OPERATION_RULES = {
  added: safe('http-operation-added', 'An operation was added.'),
  removed: breaking('http-operation-removed', 'An operation was removed without deprecation.'),
  removedAfterDeprecation: possiblyBreaking(
    'http-operation-removed-after-deprecation',
    'A deprecated operation was removed.',
  ),
  requestAdded: safe('http-operation-request-added', 'A plain function became an operation.'),
  requestRemoved: possiblyBreaking(
    'http-operation-request-removed',
    'An operation became a plain function.',
  ),
  renamed: breaking('http-operation-renamed', 'The function of an operation was renamed.'),
  moved: breaking('http-operation-moved', 'An operation must be imported from a different module.'),
  movedImportable: safe(
    'http-operation-moved-importable',
    'An operation was moved, but can still be imported from its old location.',
  ),
  methodChanged: breaking('http-method-changed', 'The HTTP method of an operation changed.'),
  pathChanged: breaking('http-path-changed', 'The path of an operation changed.'),
  placeholderRenamed: safe(
    'http-path-placeholder-renamed',
    'A placeholder in a path was renamed, which does not affect requests.',
  ),
  deprecated: safe('http-operation-deprecated', 'An operation was deprecated.'),
  undeprecated: safe('http-operation-undeprecated', 'An operation is no longer deprecated.'),
  hidden: possiblyBreaking('http-operation-hidden', 'An operation was removed from the schema.'),
  shown: safe('http-operation-shown', 'An operation was added to the schema.'),
  idChanged: possiblyBreaking(
    'http-operation-id-changed',
    'The operation id changed, which generated clients use.',
  ),
  acceptChanged: possiblyBreaking(
    'http-accept-changed',
    'The media type or version that an operation requests by default changed.',
  ),
};
