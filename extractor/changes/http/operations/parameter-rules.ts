import { breaking, possiblyBreaking, safe } from '../../rule.ts';
import { discriminatorChanged } from '../discriminator-rule.ts';

const typeWidened = safe('http-parameter-type-widened', 'A parameter allows more values.');

/** Differences in what an operation sends in its path, query, headers and cookies. */
export const PARAMETER_RULES = {
  addedRequired: breaking('http-parameter-added-required', 'A required parameter was added.'),
  addedOptional: safe('http-parameter-added-optional', 'An optional parameter was added.'),
  removed: breaking('http-parameter-removed', 'A parameter was removed without deprecation.'),
  removedAfterDeprecation: possiblyBreaking(
    'http-parameter-removed-after-deprecation',
    'A deprecated parameter was removed.',
  ),
  wireNameChanged: breaking(
    'http-parameter-wire-name-changed',
    'A parameter was renamed in the request.',
  ),
  moved: breaking(
    'http-parameter-moved',
    'A parameter moved to a different part of the request, such as from the query to a header.',
  ),
  typeDeclared: possiblyBreaking(
    'http-parameter-type-declared',
    'A parameter without a type got one.',
  ),
  typeNarrowed: breaking('http-parameter-type-narrowed', 'A parameter allows fewer values.'),
  typeWidened,
  valueAdded: typeWidened,
  typeChanged: breaking('http-parameter-type-changed', 'A parameter allows different values.'),
  required: breaking('http-parameter-required', 'An optional parameter became required.'),
  optional: safe('http-parameter-optional', 'A required parameter became optional.'),
  defaultAdded: possiblyBreaking(
    'http-parameter-default-added',
    'An optional parameter got a default.',
  ),
  defaultRemoved: possiblyBreaking(
    'http-parameter-default-removed',
    'An optional parameter no longer has a default.',
  ),
  defaultChanged: possiblyBreaking(
    'http-parameter-default-changed',
    'The default of a parameter changed.',
  ),
  limitsTightened: breaking('http-parameter-limits-tightened', 'A parameter has stricter limits.'),
  limitsLoosened: safe('http-parameter-limits-loosened', 'A parameter has looser limits.'),
  limitsChanged: possiblyBreaking(
    'http-parameter-limits-changed',
    'The limits of a parameter changed in a way that is neither stricter nor looser.',
  ),
  discriminatorChanged,
  deprecated: safe('http-parameter-deprecated', 'A parameter was deprecated.'),
  undeprecated: safe('http-parameter-undeprecated', 'A parameter is no longer deprecated.'),
};
