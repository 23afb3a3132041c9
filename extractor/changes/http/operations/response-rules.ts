import { breaking, possiblyBreaking, safe } from '../../rule.ts';
import { discriminatorChanged } from '../discriminator-rule.ts';

/** Differences in what an operation responds with. */
export const RESPONSE_RULES = {
  successAdded: possiblyBreaking(
    'http-response-success-added',
    'An operation can succeed with an additional status.',
  ),
  successRemoved: breaking(
    'http-response-success-removed',
    'An operation no longer succeeds with a status.',
  ),
  successChanged: breaking(
    'http-response-success-changed',
    'An operation succeeds with a different status.',
  ),
  errorAdded: safe('http-response-error-added', 'An operation can fail with an additional status.'),
  errorRemoved: safe('http-response-error-removed', 'An operation no longer fails with a status.'),
  mediaTypeChanged: breaking(
    'http-response-media-type-changed',
    'The media type of a response changed.',
  ),
  typeAdded: safe('http-response-type-added', 'A response without a type got one.'),
  typeRemoved: breaking('http-response-type-removed', 'A response no longer has a type.'),
  typeNarrowed: safe('http-response-type-narrowed', 'A response contains fewer kinds of values.'),
  typeWidened: breaking('http-response-type-widened', 'A response can contain additional values.'),
  typeChanged: breaking('http-response-type-changed', 'A response contains different values.'),
  fieldsExcluded: breaking(
    'http-response-fields-excluded',
    'An operation no longer returns some fields of a model.',
  ),
  fieldsIncluded: safe(
    'http-response-fields-included',
    'An operation returns more fields of a model.',
  ),
  valuesOmitted: breaking(
    'http-response-values-omitted',
    'An operation leaves out fields with certain values.',
  ),
  valuesKept: safe(
    'http-response-values-kept',
    'An operation returns fields with values that it left out.',
  ),
  namesChanged: breaking(
    'http-response-names-changed',
    'Fields of a response have their Python names instead of their aliases, or no longer do.',
  ),
  discriminatorChanged,
};
