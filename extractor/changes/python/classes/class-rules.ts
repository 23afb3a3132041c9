import { breaking, possiblyBreaking, safe } from '../../rule.ts';

/** Differences of a class itself: its bases, its type parameters, its fields. */
export const CLASS_RULES = {
  baseRemoved: breaking('python-base-removed', 'A base class was removed from a class.'),
  baseAdded: safe('python-base-added', 'A base class was added to a class.'),
  fieldAddedRequired: breaking(
    'python-field-added-required',
    'A required field was added to a class.',
  ),
  fieldAddedOptional: safe(
    'python-field-added-optional',
    'An optional field was added to a class.',
  ),
  fieldInserted: possiblyBreaking(
    'python-field-inserted',
    'An optional field was added before others that can be passed by position.',
  ),
  fieldAddedReturned: safe(
    'python-field-added-returned',
    'A field was added to a class that functions only return, or to a dictionary that none takes.',
  ),
  tupleItemAdded: breaking(
    'python-tuple-item-added',
    'A field was added to a named tuple, which code that unpacks it does not expect.',
  ),
  fieldRemoved: breaking('python-field-removed', 'A field was removed.'),
  fieldRenamed: breaking('python-field-renamed', 'A field was renamed.'),
  fieldAliasChanged: breaking('python-field-alias-changed', 'A field was renamed in JSON.'),
  fieldAliasAdded: possiblyBreaking(
    'python-field-alias-added',
    'A field has another name in JSON, and is still read by its own.',
  ),
  fieldMoved: breaking(
    'python-field-moved',
    'A field that can be passed by position moved to a different position.',
  ),
  fieldRequired: breaking('python-field-required', 'An optional field became required.'),
  fieldOptional: safe('python-field-optional', 'A required field became optional.'),
  fieldAlwaysReturned: safe(
    'python-field-always-returned',
    'An optional field became required in a class that functions only return.',
  ),
  fieldMissing: breaking(
    'python-field-missing',
    'A dictionary that functions return can lack a key that it always had.',
  ),
  fieldDefaultChanged: possiblyBreaking(
    'python-field-default-changed',
    'The default of a field changed.',
  ),
  fieldTypeNarrowed: possiblyBreaking(
    'python-field-type-narrowed',
    'A field accepts fewer values than before.',
  ),
  fieldTypeWidened: possiblyBreaking(
    'python-field-type-widened',
    'A field has additional kinds of values.',
  ),
  fieldTypeChanged: breaking(
    'python-field-type-changed',
    'A field has different values than before.',
  ),
  enumMemberAdded: safe('python-enum-member-added', 'A member was added to an enum.'),
  enumMemberRemoved: breaking('python-enum-member-removed', 'A member of an enum was removed.'),
  enumMemberRenamed: breaking('python-enum-member-renamed', 'A member of an enum was renamed.'),
  enumValueChanged: possiblyBreaking(
    'python-enum-value-changed',
    'The value of an enum member changed.',
  ),
  classFrozen: breaking('python-class-frozen', 'Fields of instances can no longer be set.'),
  classUnfrozen: possiblyBreaking(
    'python-class-unfrozen',
    'Fields of instances can be set now; frozen instances may have been keys of dictionaries.',
  ),
  fieldsKeywordOnly: breaking(
    'python-fields-keyword-only',
    'The fields of a class can no longer be passed by position.',
  ),
  fieldsPositional: safe(
    'python-fields-positional',
    'The fields of a class can be passed by position now.',
  ),
  finalAdded: possiblyBreaking(
    'python-final-added',
    'A class can no longer have subclasses, or a method can no longer be overridden.',
  ),
  finalRemoved: safe(
    'python-final-removed',
    'A class can have subclasses now, or a method can be overridden.',
  ),
  typeParameterAdded: possiblyBreaking(
    'python-type-parameter-added',
    'A class has an additional type parameter without a default.',
  ),
  typeParameterAddedOptional: safe(
    'python-type-parameter-added-optional',
    'A class has its first type parameters, or an additional one with a default.',
  ),
  typeParameterRemoved: breaking(
    'python-type-parameter-removed',
    'A class has fewer type parameters, so code that names all of them fails.',
  ),
  typeParameterChanged: possiblyBreaking(
    'python-type-parameter-changed',
    'The bound, the variance or the default of a type parameter changed.',
  ),
  fieldLimitsTightened: breaking(
    'python-field-limits-tightened',
    'A field of a model has stricter limits.',
  ),
  fieldLimitsLoosened: safe(
    'python-field-limits-loosened',
    'A field of a model has looser limits.',
  ),
  fieldLimitsChanged: possiblyBreaking(
    'python-field-limits-changed',
    'The limits of a field changed in another way, or got stricter in a model that functions only return.',
  ),
  fieldDiscriminatorChanged: possiblyBreaking(
    'python-field-discriminator-changed',
    'The members of a union are distinguished by something else.',
  ),
  fieldExcluded: possiblyBreaking(
    'python-field-excluded',
    'A model no longer writes a field that it reads.',
  ),
  fieldIncluded: safe('python-field-included', 'A model writes a field that it only read before.'),
};
