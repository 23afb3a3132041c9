import { breaking, possiblyBreaking, safe } from '../../rule.ts';
import { discriminatorChanged } from '../discriminator-rule.ts';

/** Differences of a request body as a whole. */
export const BODY_RULES = {
  addedRequired: breaking(
    'http-body-added-required',
    'An operation without a body now requires one.',
  ),
  addedOptional: safe('http-body-added-optional', 'An operation without a body now accepts one.'),
  removed: breaking('http-body-removed', 'An operation no longer accepts a body.'),
  required: breaking('http-body-required', 'An optional body became required.'),
  optional: safe('http-body-optional', 'A required body became optional.'),
  mediaTypeChanged: breaking('http-body-media-type-changed', 'The media type of a body changed.'),
  mediaTypeAdded: safe('http-body-media-type-added', 'A body may have a further media type.'),
  typeNarrowed: breaking('http-body-type-narrowed', 'A body allows fewer values.'),
  typeWidened: safe('http-body-type-widened', 'A body allows more values.'),
  typeChanged: breaking('http-body-type-changed', 'A body allows different values.'),
  limitsTightened: breaking('http-body-limits-tightened', 'A body has stricter limits.'),
  limitsLoosened: safe('http-body-limits-loosened', 'A body has looser limits.'),
  limitsChanged: possiblyBreaking(
    'http-body-limits-changed',
    'The limits of a body changed in a way that is neither stricter nor looser.',
  ),
  discriminatorChanged,
  defaultChanged: possiblyBreaking('http-body-default-changed', 'The default of a body changed.'),
};

const fieldTypeWidened = safe(
  'http-body-field-type-widened',
  'A field of a body allows more values.',
);

/** Differences of the named parts of a body: form fields, files, one of several JSON values. */
export const BODY_FIELD_RULES = {
  addedRequired: breaking('http-body-field-added-required', 'A body has a new required field.'),
  addedOptional: safe('http-body-field-added-optional', 'A body has a new optional field.'),
  removed: breaking('http-body-field-removed', 'A body no longer has a field.'),
  wireNameChanged: breaking(
    'http-body-field-wire-name-changed',
    'A field of a body was renamed in the request.',
  ),
  typeNarrowed: breaking('http-body-field-type-narrowed', 'A field of a body allows fewer values.'),
  typeWidened: fieldTypeWidened,
  valueAdded: fieldTypeWidened,
  typeChanged: breaking(
    'http-body-field-type-changed',
    'A field of a body allows different values.',
  ),
  required: breaking('http-body-field-required', 'An optional field of a body became required.'),
  optional: safe('http-body-field-optional', 'A required field of a body became optional.'),
  defaultAdded: possiblyBreaking(
    'http-body-field-default-added',
    'An optional field of a body got a default.',
  ),
  defaultRemoved: possiblyBreaking(
    'http-body-field-default-removed',
    'An optional field of a body no longer has a default.',
  ),
  defaultChanged: possiblyBreaking(
    'http-body-field-default-changed',
    'The default of a field of a body changed.',
  ),
  limitsTightened: breaking(
    'http-body-field-limits-tightened',
    'A field of a body has stricter limits.',
  ),
  limitsLoosened: safe('http-body-field-limits-loosened', 'A field of a body has looser limits.'),
  limitsChanged: possiblyBreaking(
    'http-body-field-limits-changed',
    'The limits of a field of a body changed in a way that is neither stricter nor looser.',
  ),
  discriminatorChanged,
};
