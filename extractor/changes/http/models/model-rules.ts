import { breaking, possiblyBreaking, safe } from '../../rule.ts';
import { discriminatorChanged } from '../discriminator-rule.ts';

/** Differences of a model that mean the same to senders and readers. */
const MODEL_RULES = {
  kindChanged: breaking(
    'http-model-kind-changed',
    'A model became a different kind of JSON value: an object, one of several values, or a single value.',
  ),
  memberRenamed: breaking('http-enum-member-renamed', 'A value of an enum was renamed.'),
  valueChanged: breaking('http-enum-value-changed', 'The value of an enum member changed.'),
  rootChanged: breaking(
    'http-root-type-changed',
    'A root model or a type alias allows different values.',
  ),
  discriminatorChanged,
  extraKept: safe('http-extra-kept', 'Unknown fields of a model are now kept instead of dropped.'),
  extraDropped: possiblyBreaking(
    'http-extra-dropped',
    'Unknown fields of a model are now dropped instead of kept.',
  ),
};

/** Differences of a model that is sent. */
export const REQUEST_MODEL_RULES = {
  ...MODEL_RULES,
  valueAdded: safe(
    'http-request-enum-value-added',
    'An enum in requests allows an additional value.',
  ),
  valueRemoved: breaking(
    'http-request-enum-value-removed',
    'An enum in requests no longer allows a value.',
  ),
  subtypeAdded: safe('http-request-subtype-added', 'An additional subtype of a model can be sent.'),
  subtypeRemoved: breaking(
    'http-request-subtype-removed',
    'A subtype of a model can no longer be sent.',
  ),
  rootNarrowed: breaking(
    'http-request-root-type-narrowed',
    'A root model in requests allows fewer values.',
  ),
  rootWidened: safe(
    'http-request-root-type-widened',
    'A root model in requests allows more values.',
  ),
  extraForbidden: breaking(
    'http-request-extra-forbidden',
    'A model in requests no longer allows unknown fields.',
  ),
  extraAllowed: safe(
    'http-request-extra-allowed',
    'A model in requests now allows unknown fields.',
  ),
};

/** Differences of a model that is read. */
export const RESPONSE_MODEL_RULES = {
  ...MODEL_RULES,
  valueAdded: possiblyBreaking(
    'http-response-enum-value-added',
    'An enum in responses can have a value that callers do not know.',
  ),
  valueRemoved: possiblyBreaking(
    'http-response-enum-value-removed',
    'An enum in responses no longer has a value, which code may refer to.',
  ),
  subtypeAdded: possiblyBreaking(
    'http-response-subtype-added',
    'Responses can contain a new subtype of a model that callers do not know.',
  ),
  rootNarrowed: safe(
    'http-response-root-type-narrowed',
    'A root model in responses contains fewer kinds of values.',
  ),
  rootWidened: breaking(
    'http-response-root-type-widened',
    'A root model in responses can contain additional values.',
  ),
  extraForbidden: possiblyBreaking(
    'http-response-extra-forbidden',
    'A model in responses no longer allows unknown fields.',
  ),
  extraAllowed: safe(
    'http-response-extra-allowed',
    'A model in responses now allows unknown fields.',
  ),
};
