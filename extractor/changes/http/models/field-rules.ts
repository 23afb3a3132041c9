import { breaking, possiblyBreaking, safe } from '../../rule.ts';

/** Differences of a model's field that mean the same to those who send it and those who read it. */
const FIELD_RULES = {
  renamed: breaking('http-field-renamed', 'A field has another name in Python.'),
  wireNameChanged: breaking('http-field-wire-name-changed', 'A field has another name in JSON.'),
  typeChanged: breaking('http-field-type-changed', 'A field holds other values.'),
  deprecated: safe('http-field-deprecated', 'A field is deprecated that was not.'),
  undeprecated: safe('http-field-undeprecated', 'A field is no longer deprecated.'),
};

const requestTypeWidened = safe(
  'http-request-field-type-widened',
  'A field that is sent allows more values.',
);

/** Differences of a field that is sent: what is allowed less breaks. */
export const REQUEST_FIELD_RULES = {
  ...FIELD_RULES,
  addedRequired: breaking(
    'http-request-field-added-required',
    'What is sent needs a further field.',
  ),
  addedOptional: safe(
    'http-request-field-added-optional',
    'What is sent can have a further field.',
  ),
  removed: possiblyBreaking('http-request-field-removed', 'A field that was sent is gone.'),
  removedAfterDeprecation: possiblyBreaking(
    'http-request-field-removed-after-deprecation',
    'A field that was sent is gone, and was deprecated.',
  ),
  typeNarrowed: breaking(
    'http-request-field-type-narrowed',
    'A field that is sent allows fewer values.',
  ),
  typeWidened: requestTypeWidened,
  valueAdded: requestTypeWidened,
  required: breaking(
    'http-request-field-required',
    'A field that is sent is required, and was optional.',
  ),
  optional: safe(
    'http-request-field-optional',
    'A field that is sent is optional, and was required.',
  ),
  defaultAdded: possiblyBreaking(
    'http-request-field-default-added',
    'An optional field that is sent has a default that it had not.',
  ),
  defaultRemoved: possiblyBreaking(
    'http-request-field-default-removed',
    'An optional field that is sent has lost its default.',
  ),
  defaultChanged: possiblyBreaking(
    'http-request-field-default-changed',
    'A field that is sent has another default.',
  ),
  limitsTightened: breaking(
    'http-request-field-limits-tightened',
    'A field that is sent has stricter limits.',
  ),
  limitsLoosened: safe(
    'http-request-field-limits-loosened',
    'A field that is sent has looser limits.',
  ),
  limitsChanged: possiblyBreaking(
    'http-request-field-limits-changed',
    'A field that is sent has limits of which we cannot say that they are stricter or looser.',
  ),
};

const responseFieldAdded = safe('http-response-field-added', 'What is read has a further field.');
const responseDefaultChanged = possiblyBreaking(
  'http-response-field-default-changed',
  'A field that is read stands for something else where it is missing.',
);

/** Differences of a field that is read: what is given less, or newly, breaks. */
export const RESPONSE_FIELD_RULES = {
  ...FIELD_RULES,
  addedRequired: responseFieldAdded,
  addedOptional: responseFieldAdded,
  removed: breaking('http-response-field-removed', 'A field that was read is gone.'),
  removedAfterDeprecation: possiblyBreaking(
    'http-response-field-removed-after-deprecation',
    'A field that was read is gone, and was deprecated.',
  ),
  typeNarrowed: safe(
    'http-response-field-type-narrowed',
    'A field that is read holds fewer kinds of values.',
  ),
  typeWidened: breaking(
    'http-response-field-type-widened',
    'A field that is read can hold further values.',
  ),
  valueAdded: possiblyBreaking(
    'http-response-field-value-added',
    'A field that is read can have a value that its readers do not know.',
  ),
  required: safe('http-response-field-required', 'A field that is read is always there.'),
  optional: breaking('http-response-field-optional', 'A field that is read can be missing.'),
  defaultAdded: responseDefaultChanged,
  defaultRemoved: responseDefaultChanged,
  defaultChanged: responseDefaultChanged,
  limitsTightened: safe(
    'http-response-field-limits-tightened',
    'A field that is read has stricter limits.',
  ),
  limitsLoosened: possiblyBreaking(
    'http-response-field-limits-loosened',
    'A field that is read has looser limits.',
  ),
  limitsChanged: possiblyBreaking(
    'http-response-field-limits-changed',
    'A field that is read has limits of which we cannot say that they are stricter or looser.',
  ),
};
