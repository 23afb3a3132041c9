import { breaking, possiblyBreaking, safe } from '../rule.ts';

/** Differences that Python code meets: names, signatures, types, classes. */
export const PYTHON_RULES = {
  moduleAdded: safe('python-module-added', 'There is a new module.'),
  moduleRemoved: breaking('python-module-removed', 'A module is gone.'),
  moduleMoved: breaking('python-module-moved', 'A module has another name.'),
  objectAdded: safe('python-object-added', 'There is a new class, function or attribute.'),
  objectRemoved: breaking('python-object-removed', 'A class, function or attribute is gone.'),
  objectHidden: possiblyBreaking(
    'python-object-hidden',
    'A new `__all__` leaves out what the module showed.',
  ),
  objectMoved: breaking(
    'python-object-moved',
    'An object is found in another place, and no longer in the old one.',
  ),
  objectMovedImportable: safe(
    'python-object-moved-importable',
    'An object is defined in another place, and can still be imported from the old one.',
  ),
  objectKindChanged: breaking(
    'python-object-kind-changed',
    'A name stands for another kind of object: a class where a function was.',
  ),
  exportAdded: safe('python-export-added', 'An object can be imported from a further place.'),
  exportRemoved: breaking(
    'python-export-removed',
    'An object can no longer be imported from a place that re-exported it.',
  ),
  exportTargetChanged: possiblyBreaking(
    'python-export-target-changed',
    'A name stands for another object than before.',
  ),
  allNameRemoved: possiblyBreaking(
    'python-all-name-removed',
    'A name that is still there is no longer in `__all__`.',
  ),
  deprecated: safe('python-deprecated', 'Something is deprecated that was not.'),
  undeprecated: safe('python-undeprecated', 'Something is no longer deprecated.'),
  parameterMoved: breaking(
    'python-parameter-moved',
    'A positional parameter stands in another place.',
  ),
  parameterInserted: possiblyBreaking(
    'python-parameter-inserted',
    'A new optional parameter stands before others that can be given by position.',
  ),
  parameterRemoved: breaking('python-parameter-removed', 'A parameter is gone.'),
  parameterCollected: possiblyBreaking(
    'python-parameter-collected',
    'A parameter has no name of its own any more: `*args` or `**kwargs` takes it.',
  ),
  parameterRenamed: breaking(
    'python-parameter-renamed',
    'A parameter that can be given by name has another name.',
  ),
  parameterKindChanged: breaking(
    'python-parameter-kind-changed',
    'A parameter can no longer be given by position, or by name.',
  ),
  parameterKindRelaxed: safe(
    'python-parameter-kind-relaxed',
    'A parameter can be given in more ways than before.',
  ),
  parameterDefaultChanged: possiblyBreaking(
    'python-parameter-default-changed',
    'A parameter has another default.',
  ),
  parameterRequired: breaking('python-parameter-required', 'A parameter has lost its default.'),
  parameterOptional: safe(
    'python-parameter-optional',
    'A parameter has a default that it had not.',
  ),
  parameterAddedRequired: breaking(
    'python-parameter-added-required',
    'There is a new parameter without a default.',
  ),
  parameterAddedOptional: safe(
    'python-parameter-added-optional',
    'There is a new parameter that need not be given.',
  ),
  parameterTypeNarrowed: breaking(
    'python-parameter-type-narrowed',
    'A parameter takes fewer values than before.',
  ),
  parameterTypeWidened: safe(
    'python-parameter-type-widened',
    'A parameter takes more values than before.',
  ),
  parameterTypeChanged: breaking(
    'python-parameter-type-changed',
    'A parameter takes other values than before.',
  ),
  parameterInjectedChanged: safe(
    'python-parameter-injected-changed',
    'What the framework gives a parameter (`Depends(...)`) has changed or is gone.',
  ),
  annotationAdded: safe('python-annotation-added', 'The type of something is said now.'),
  annotationRemoved: safe('python-annotation-removed', 'The type of something is no longer said.'),
  returnValueAdded: safe(
    'python-return-value-added',
    'A function returns something that returned nothing.',
  ),
  returnTypeRemoved: possiblyBreaking(
    'python-return-type-removed',
    'A function no longer says what it returns.',
  ),
  returnTypeNarrowed: safe(
    'python-return-type-narrowed',
    'A function returns fewer kinds of values than before.',
  ),
  returnTypeWidened: possiblyBreaking(
    'python-return-type-widened',
    'A function returns further kinds of values.',
  ),
  returnTypeChanged: breaking(
    'python-return-type-changed',
    'A function returns other values than before.',
  ),
  asyncChanged: breaking(
    'python-async-changed',
    'A function must be awaited that had not to be, or the other way round.',
  ),
  bindingChanged: breaking(
    'python-binding-changed',
    'A class method or static method needs an instance.',
  ),
  bindingRelaxed: safe('python-binding-relaxed', 'A method can be called without an instance.'),
  overloadRemoved: breaking('python-overload-removed', 'A way to call a function is gone.'),
  overloadChanged: possiblyBreaking(
    'python-overload-changed',
    'One of several ways to call a function has changed.',
  ),
  overloadAdded: safe('python-overload-added', 'There is a further way to call a function.'),
  abstractMethodAdded: possiblyBreaking(
    'python-abstract-method-added',
    'Classes that derive from a class must define a further method.',
  ),
  attributeTypeNarrowed: safe(
    'python-attribute-type-narrowed',
    'An attribute has fewer kinds of values than before.',
  ),
  attributeTypeWidened: possiblyBreaking(
    'python-attribute-type-widened',
    'An attribute has further kinds of values.',
  ),
  attributeTypeChanged: breaking(
    'python-attribute-type-changed',
    'An attribute has other values than before.',
  ),
  attributeValueChanged: possiblyBreaking(
    'python-attribute-value-changed',
    'A constant has another value.',
  ),
  setterRemoved: breaking('python-setter-removed', 'An attribute can no longer be set or deleted.'),
  setterAdded: safe(
    'python-setter-added',
    'An attribute can be set or deleted that could only be read.',
  ),
  baseRemoved: breaking('python-base-removed', 'A class no longer derives from another one.'),
  baseAdded: safe('python-base-added', 'A class derives from a further one.'),
  fieldAddedRequired: breaking(
    'python-field-added-required',
    'A class has a further field that must be given.',
  ),
  fieldAddedOptional: safe(
    'python-field-added-optional',
    'A class has a further field that need not be given.',
  ),
  fieldRemoved: breaking('python-field-removed', 'A field is gone.'),
  fieldRenamed: breaking('python-field-renamed', 'A field has another name.'),
  fieldAliasChanged: breaking('python-field-alias-changed', 'A field has another name in JSON.'),
  fieldMoved: breaking(
    'python-field-moved',
    'A field that can be given by its place stands in another one.',
  ),
  fieldRequired: breaking('python-field-required', 'A field must be given that had not to be.'),
  fieldOptional: safe('python-field-optional', 'A field need not be given any more.'),
  fieldDefaultChanged: possiblyBreaking(
    'python-field-default-changed',
    'A field has another default.',
  ),
  fieldTypeNarrowed: possiblyBreaking(
    'python-field-type-narrowed',
    'A field takes fewer values than before.',
  ),
  fieldTypeWidened: possiblyBreaking(
    'python-field-type-widened',
    'A field has further kinds of values.',
  ),
  fieldTypeChanged: breaking('python-field-type-changed', 'A field has other values than before.'),
  enumMemberAdded: safe('python-enum-member-added', 'An enum has a further member.'),
  enumMemberRemoved: breaking('python-enum-member-removed', 'A member of an enum is gone.'),
  enumMemberRenamed: breaking(
    'python-enum-member-renamed',
    'A member of an enum has another name.',
  ),
  enumValueChanged: possiblyBreaking(
    'python-enum-value-changed',
    'A member of an enum has another value.',
  ),
};
