import { breaking, possiblyBreaking, safe } from '../../rule.ts';

/** Differences of a request body as a whole. */
export const BODY_RULES = {
  addedRequired: breaking('http-body-added-required', 'An operation needs a body that had none.'),
  addedOptional: safe('http-body-added-optional', 'An operation takes a body that had none.'),
  removed: breaking('http-body-removed', 'An operation no longer takes a body.'),
  required: breaking('http-body-required', 'A body is required that was optional.'),
  optional: safe('http-body-optional', 'A body is optional that was required.'),
  mediaTypeChanged: breaking('http-body-media-type-changed', 'A body has another media type.'),
  typeNarrowed: breaking('http-body-type-narrowed', 'A body allows fewer values.'),
  typeWidened: safe('http-body-type-widened', 'A body allows more values.'),
  typeChanged: breaking('http-body-type-changed', 'A body allows other values.'),
  defaultChanged: possiblyBreaking('http-body-default-changed', 'A body has another default.'),
};

const fieldTypeWidened = safe(
  'http-body-field-type-widened',
  'A field of a body allows more values.',
);

/** Differences of the named parts of a body: form fields, files, one of several JSON values. */
export const BODY_FIELD_RULES = {
  addedRequired: breaking('http-body-field-added-required', 'A body needs a further field.'),
  addedOptional: safe('http-body-field-added-optional', 'A body can have a further field.'),
  removed: breaking('http-body-field-removed', 'A body no longer has a field.'),
  wireNameChanged: breaking(
    'http-body-field-wire-name-changed',
    'A field of a body has another name in the request.',
  ),
  typeNarrowed: breaking('http-body-field-type-narrowed', 'A field of a body allows fewer values.'),
  typeWidened: fieldTypeWidened,
  valueAdded: fieldTypeWidened,
  typeChanged: breaking('http-body-field-type-changed', 'A field of a body allows other values.'),
  required: breaking(
    'http-body-field-required',
    'A field of a body is required, and was optional.',
  ),
  optional: safe('http-body-field-optional', 'A field of a body is optional, and was required.'),
  defaultAdded: possiblyBreaking(
    'http-body-field-default-added',
    'An optional field of a body has a default that it had not.',
  ),
  defaultRemoved: possiblyBreaking(
    'http-body-field-default-removed',
    'An optional field of a body has lost its default.',
  ),
  defaultChanged: possiblyBreaking(
    'http-body-field-default-changed',
    'A field of a body has another default.',
  ),
  limitsTightened: breaking(
    'http-body-field-limits-tightened',
    'A field of a body has stricter limits.',
  ),
  limitsLoosened: safe('http-body-field-limits-loosened', 'A field of a body has looser limits.'),
  limitsChanged: possiblyBreaking(
    'http-body-field-limits-changed',
    'A field of a body has limits of which we cannot say that they are stricter or looser.',
  ),
};
