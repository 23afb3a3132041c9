import { breaking, possiblyBreaking, safe } from '../../rule.ts';

/** Differences of what an operation answers. */
export const RESPONSE_RULES = {
  successAdded: possiblyBreaking(
    'http-response-success-added',
    'An operation can succeed with a further status.',
  ),
  successRemoved: breaking(
    'http-response-success-removed',
    'An operation no longer succeeds with a status.',
  ),
  successChanged: breaking(
    'http-response-success-changed',
    'An operation succeeds with another status.',
  ),
  errorAdded: safe('http-response-error-added', 'An operation can fail with a further status.'),
  errorRemoved: safe('http-response-error-removed', 'An operation no longer fails with a status.'),
  mediaTypeChanged: breaking(
    'http-response-media-type-changed',
    'A response has another media type.',
  ),
  typeAdded: safe('http-response-type-added', 'A response has a type that had none.'),
  typeRemoved: breaking('http-response-type-removed', 'A response no longer has a type.'),
  typeNarrowed: safe('http-response-type-narrowed', 'A response holds fewer kinds of values.'),
  typeWidened: breaking('http-response-type-widened', 'A response can hold further values.'),
  typeChanged: breaking('http-response-type-changed', 'A response holds other values.'),
};
