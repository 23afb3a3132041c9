import { breaking, possiblyBreaking, safe } from '../../rule.ts';

const typeWidened = safe('http-parameter-type-widened', 'A parameter allows more values.');

/** Differences of what an operation sends in its path, query, headers and cookies. */
export const PARAMETER_RULES = {
  addedRequired: breaking('http-parameter-added-required', 'There is a new required parameter.'),
  addedOptional: safe('http-parameter-added-optional', 'There is a new optional parameter.'),
  removed: breaking('http-parameter-removed', 'A parameter is gone that was not deprecated.'),
  removedAfterDeprecation: possiblyBreaking(
    'http-parameter-removed-after-deprecation',
    'A parameter is gone that was deprecated.',
  ),
  wireNameChanged: breaking(
    'http-parameter-wire-name-changed',
    'A parameter has another name in the request.',
  ),
  moved: breaking(
    'http-parameter-moved',
    'A parameter is sent in another part of the request: a header instead of the query.',
  ),
  typeDeclared: possiblyBreaking(
    'http-parameter-type-declared',
    'A parameter has a type that had none.',
  ),
  typeNarrowed: breaking('http-parameter-type-narrowed', 'A parameter allows fewer values.'),
  typeWidened,
  valueAdded: typeWidened,
  typeChanged: breaking('http-parameter-type-changed', 'A parameter allows other values.'),
  required: breaking('http-parameter-required', 'A parameter is required that was optional.'),
  optional: safe('http-parameter-optional', 'A parameter is optional that was required.'),
  defaultAdded: possiblyBreaking(
    'http-parameter-default-added',
    'An optional parameter has a default that it had not.',
  ),
  defaultRemoved: possiblyBreaking(
    'http-parameter-default-removed',
    'An optional parameter has lost its default.',
  ),
  defaultChanged: possiblyBreaking(
    'http-parameter-default-changed',
    'A parameter has another default.',
  ),
  limitsTightened: breaking('http-parameter-limits-tightened', 'A parameter has stricter limits.'),
  limitsLoosened: safe('http-parameter-limits-loosened', 'A parameter has looser limits.'),
  limitsChanged: possiblyBreaking(
    'http-parameter-limits-changed',
    'A parameter has limits of which we cannot say that they are stricter or looser.',
  ),
  deprecated: safe('http-parameter-deprecated', 'A parameter is deprecated that was not.'),
  undeprecated: safe('http-parameter-undeprecated', 'A parameter is no longer deprecated.'),
};
