import { breaking, possiblyBreaking, safe } from '../../rule.ts';

/** Differences of an operation as a whole. */
export const OPERATION_RULES = {
  added: safe('http-operation-added', 'There is a new operation.'),
  removed: breaking('http-operation-removed', 'An operation is gone that was not deprecated.'),
  removedAfterDeprecation: possiblyBreaking(
    'http-operation-removed-after-deprecation',
    'An operation is gone that was deprecated.',
  ),
  requestAdded: safe(
    'http-operation-request-added',
    'A function stands for a request, and was a plain one.',
  ),
  requestRemoved: possiblyBreaking(
    'http-operation-request-removed',
    'A function is there and no longer stands for a request that is known.',
  ),
  renamed: breaking('http-operation-renamed', 'A request is sent by a function of another name.'),
  moved: breaking('http-operation-moved', 'An operation is imported from another place.'),
  movedImportable: safe(
    'http-operation-moved-importable',
    'An operation is defined in another place, and can still be imported from the old one.',
  ),
  methodChanged: breaking('http-method-changed', 'An operation sends another method.'),
  pathChanged: breaking('http-path-changed', 'An operation sends its request to another path.'),
  placeholderRenamed: safe(
    'http-path-placeholder-renamed',
    'A placeholder of a path has another name, which nobody sends.',
  ),
  deprecated: safe('http-operation-deprecated', 'An operation is deprecated that was not.'),
  undeprecated: safe('http-operation-undeprecated', 'An operation is no longer deprecated.'),
  hidden: possiblyBreaking('http-operation-hidden', 'An operation is left out of the schema.'),
  shown: safe('http-operation-shown', 'An operation stands in the schema that was left out.'),
  idChanged: possiblyBreaking(
    'http-operation-id-changed',
    'An operation has another operation id, by which generated clients call it.',
  ),
  acceptChanged: possiblyBreaking(
    'http-accept-changed',
    'An operation asks for another media type or version unless told otherwise.',
  ),
};
