import { breaking, possiblyBreaking, safe } from '../../rule.ts';
import { discriminatorChanged } from '../discriminator-rule.ts';

/** Differences of a model's field that mean the same to senders and readers. */
const FIELD_RULES = {
  renamed: breaking('http-field-renamed', 'A field was renamed in Python.'),
  wireNameChanged: breaking('http-field-wire-name-changed', 'A field was renamed in JSON.'),
  typeChanged: breaking('http-field-type-changed', 'A field contains different values.'),
  discriminatorChanged,
  deprecated: safe('http-field-deprecated', 'A field was deprecated.'),
  undeprecated: safe('http-field-undeprecated', 'A field is no longer deprecated.'),
};

const requestTypeWidened = safe(
  'http-request-field-type-widened',
  'A field in requests allows more values.',
);

/** Differences of a field that is sent: allowing fewer values breaks. */
export const REQUEST_FIELD_RULES = {
  ...FIELD_RULES,
  addedRequired: breaking(
    'http-request-field-added-required',
    'Requests have a new required field.',
  ),
  addedOptional: safe('http-request-field-added-optional', 'Requests have a new optional field.'),
  removed: possiblyBreaking('http-request-field-removed', 'A field in requests was removed.'),
  removedAfterDeprecation: possiblyBreaking(
    'http-request-field-removed-after-deprecation',
    'A deprecated field in requests was removed.',
  ),
  typeNarrowed: breaking(
    'http-request-field-type-narrowed',
    'A field in requests allows fewer values.',
  ),
  typeWidened: requestTypeWidened,
  valueAdded: requestTypeWidened,
  required: breaking(
    'http-request-field-required',
    'An optional field in requests became required.',
  ),
  optional: safe('http-request-field-optional', 'A required field in requests became optional.'),
  defaultAdded: possiblyBreaking(
    'http-request-field-default-added',
    'An optional field in requests got a default.',
  ),
  defaultRemoved: possiblyBreaking(
    'http-request-field-default-removed',
    'An optional field in requests no longer has a default.',
  ),
  defaultChanged: possiblyBreaking(
    'http-request-field-default-changed',
    'The default of a field in requests changed.',
  ),
  limitsTightened: breaking(
    'http-request-field-limits-tightened',
    'A field in requests has stricter limits.',
  ),
  limitsLoosened: safe(
    'http-request-field-limits-loosened',
    'A field in requests has looser limits.',
  ),
  limitsChanged: possiblyBreaking(
    'http-request-field-limits-changed',
    'The limits of a field in requests changed in a way that is neither stricter nor looser.',
  ),
};

const responseFieldAdded = safe('http-response-field-added', 'Responses have a new field.');
const responseDefaultChanged = possiblyBreaking(
  'http-response-field-default-changed',
  'A missing field in responses has a different meaning.',
);

/** Differences of a field that is read: returning fewer fields or new values breaks. */
export const RESPONSE_FIELD_RULES = {
  ...FIELD_RULES,
  addedRequired: responseFieldAdded,
  addedOptional: responseFieldAdded,
  removed: breaking('http-response-field-removed', 'A field in responses was removed.'),
  removedAfterDeprecation: possiblyBreaking(
    'http-response-field-removed-after-deprecation',
    'A deprecated field in responses was removed.',
  ),
  typeNarrowed: safe(
    'http-response-field-type-narrowed',
    'A field in responses contains fewer kinds of values.',
  ),
  typeWidened: breaking(
    'http-response-field-type-widened',
    'A field in responses can contain additional values.',
  ),
  valueAdded: possiblyBreaking(
    'http-response-field-value-added',
    'A field in responses can have a value that callers do not know.',
  ),
  required: safe('http-response-field-required', 'A field in responses is now always present.'),
  optional: breaking('http-response-field-optional', 'A field in responses can now be missing.'),
  defaultAdded: responseDefaultChanged,
  defaultRemoved: responseDefaultChanged,
  defaultChanged: responseDefaultChanged,
  limitsTightened: safe(
    'http-response-field-limits-tightened',
    'A field in responses has stricter limits.',
  ),
  limitsLoosened: possiblyBreaking(
    'http-response-field-limits-loosened',
    'A field in responses has looser limits.',
  ),
  limitsChanged: possiblyBreaking(
    'http-response-field-limits-changed',
    'The limits of a field in responses changed in a way that is neither stricter nor looser.',
  ),
};
