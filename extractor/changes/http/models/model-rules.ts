import { breaking, possiblyBreaking, safe } from '../../rule.ts';

/** Differences of a model that mean the same to those who send it and those who read it. */
const MODEL_RULES = {
  kindChanged: breaking(
    'http-model-kind-changed',
    'A model is another kind of value in JSON: an object, one of some values, a single value.',
  ),
  memberRenamed: breaking('http-enum-member-renamed', 'A value of an enum has another name.'),
  valueChanged: breaking('http-enum-value-changed', 'A member of an enum has another value.'),
  rootChanged: breaking(
    'http-root-type-changed',
    'A model of one value, or a type alias, allows other values.',
  ),
  extraKept: safe('http-extra-kept', 'Unknown fields of a model are kept, and were dropped.'),
  extraDropped: possiblyBreaking(
    'http-extra-dropped',
    'Unknown fields of a model are dropped, and were kept.',
  ),
};

/** Differences of a model that is sent. */
export const REQUEST_MODEL_RULES = {
  ...MODEL_RULES,
  valueAdded: safe('http-request-enum-value-added', 'An enum that is sent allows a further value.'),
  valueRemoved: breaking(
    'http-request-enum-value-removed',
    'An enum that is sent no longer allows a value.',
  ),
  subtypeAdded: safe(
    'http-request-subtype-added',
    'A further model can be sent in the place of its base.',
  ),
  subtypeRemoved: breaking(
    'http-request-subtype-removed',
    'A model can no longer be sent in the place of its base.',
  ),
  rootNarrowed: breaking(
    'http-request-root-type-narrowed',
    'A model of one value that is sent allows fewer values.',
  ),
  rootWidened: safe(
    'http-request-root-type-widened',
    'A model of one value that is sent allows more values.',
  ),
  extraForbidden: breaking(
    'http-request-extra-forbidden',
    'A model that is sent no longer allows unknown fields.',
  ),
  extraAllowed: safe('http-request-extra-allowed', 'A model that is sent allows unknown fields.'),
};

/** Differences of a model that is read. */
export const RESPONSE_MODEL_RULES = {
  ...MODEL_RULES,
  valueAdded: possiblyBreaking(
    'http-response-enum-value-added',
    'An enum that is read can have a value that its readers do not know.',
  ),
  valueRemoved: possiblyBreaking(
    'http-response-enum-value-removed',
    'An enum that is read no longer has a value, which code may name.',
  ),
  subtypeAdded: possiblyBreaking(
    'http-response-subtype-added',
    'A model that its readers do not know can come in the place of its base.',
  ),
  rootNarrowed: safe(
    'http-response-root-type-narrowed',
    'A model of one value that is read holds fewer kinds of values.',
  ),
  rootWidened: breaking(
    'http-response-root-type-widened',
    'A model of one value that is read can hold further values.',
  ),
  extraForbidden: possiblyBreaking(
    'http-response-extra-forbidden',
    'A model that is read no longer allows unknown fields.',
  ),
  extraAllowed: safe('http-response-extra-allowed', 'A model that is read allows unknown fields.'),
};
