import type { Rule } from './rule.ts';

/** Differences that Python code meets: names, signatures, types, classes. */
export const PYTHON_RULES = {
  moduleAdded: {
    code: 'python-module-added',
    severity: 'safe',
    summary: 'There is a new module.',
  },
  moduleRemoved: {
    code: 'python-module-removed',
    severity: 'breaking',
    summary: 'A module is gone.',
  },
  moduleMoved: {
    code: 'python-module-moved',
    severity: 'breaking',
    summary: 'A module has another name.',
  },
  objectAdded: {
    code: 'python-object-added',
    severity: 'safe',
    summary: 'There is a new class, function or attribute.',
  },
  objectRemoved: {
    code: 'python-object-removed',
    severity: 'breaking',
    summary: 'A class, function or attribute is gone.',
  },
  objectHidden: {
    code: 'python-object-hidden',
    severity: 'possiblyBreaking',
    summary: 'A new `__all__` leaves out what the module showed.',
  },
  objectMoved: {
    code: 'python-object-moved',
    severity: 'breaking',
    summary: 'An object is found in another place, and no longer in the old one.',
  },
  objectMovedImportable: {
    code: 'python-object-moved-importable',
    severity: 'safe',
    summary: 'An object is defined in another place, and can still be imported from the old one.',
  },
  objectKindChanged: {
    code: 'python-object-kind-changed',
    severity: 'breaking',
    summary: 'A name stands for another kind of object: a class where a function was.',
  },
  exportAdded: {
    code: 'python-export-added',
    severity: 'safe',
    summary: 'An object can be imported from a further place.',
  },
  exportRemoved: {
    code: 'python-export-removed',
    severity: 'breaking',
    summary: 'An object can no longer be imported from a place that re-exported it.',
  },
  exportTargetChanged: {
    code: 'python-export-target-changed',
    severity: 'possiblyBreaking',
    summary: 'A name stands for another object than before.',
  },
  allNameRemoved: {
    code: 'python-all-name-removed',
    severity: 'possiblyBreaking',
    summary: 'A name that is still there is no longer in `__all__`.',
  },
  deprecated: {
    code: 'python-deprecated',
    severity: 'safe',
    summary: 'Something is deprecated that was not.',
  },
  undeprecated: {
    code: 'python-undeprecated',
    severity: 'safe',
    summary: 'Something is no longer deprecated.',
  },
  parameterMoved: {
    code: 'python-parameter-moved',
    severity: 'breaking',
    summary: 'A positional parameter stands in another place.',
  },
  parameterInserted: {
    code: 'python-parameter-inserted',
    severity: 'possiblyBreaking',
    summary: 'A new optional parameter stands before others that can be given by position.',
  },
  parameterRemoved: {
    code: 'python-parameter-removed',
    severity: 'breaking',
    summary: 'A parameter is gone.',
  },
  parameterCollected: {
    code: 'python-parameter-collected',
    severity: 'possiblyBreaking',
    summary: 'A parameter has no name of its own any more: `*args` or `**kwargs` takes it.',
  },
  parameterRenamed: {
    code: 'python-parameter-renamed',
    severity: 'breaking',
    summary: 'A parameter that can be given by name has another name.',
  },
  parameterKindChanged: {
    code: 'python-parameter-kind-changed',
    severity: 'breaking',
    summary: 'A parameter can no longer be given by position, or by name.',
  },
  parameterKindRelaxed: {
    code: 'python-parameter-kind-relaxed',
    severity: 'safe',
    summary: 'A parameter can be given in more ways than before.',
  },
  parameterDefaultChanged: {
    code: 'python-parameter-default-changed',
    severity: 'possiblyBreaking',
    summary: 'A parameter has another default.',
  },
  parameterRequired: {
    code: 'python-parameter-required',
    severity: 'breaking',
    summary: 'A parameter has lost its default.',
  },
  parameterOptional: {
    code: 'python-parameter-optional',
    severity: 'safe',
    summary: 'A parameter has a default that it had not.',
  },
  parameterAddedRequired: {
    code: 'python-parameter-added-required',
    severity: 'breaking',
    summary: 'There is a new parameter without a default.',
  },
  parameterAddedOptional: {
    code: 'python-parameter-added-optional',
    severity: 'safe',
    summary: 'There is a new parameter that need not be given.',
  },
  parameterTypeNarrowed: {
    code: 'python-parameter-type-narrowed',
    severity: 'breaking',
    summary: 'A parameter takes fewer values than before.',
  },
  parameterTypeWidened: {
    code: 'python-parameter-type-widened',
    severity: 'safe',
    summary: 'A parameter takes more values than before.',
  },
  parameterTypeChanged: {
    code: 'python-parameter-type-changed',
    severity: 'breaking',
    summary: 'A parameter takes other values than before.',
  },
  parameterInjectedChanged: {
    code: 'python-parameter-injected-changed',
    severity: 'safe',
    summary: 'What the framework gives a parameter (`Depends(...)`) has changed or is gone.',
  },
  annotationAdded: {
    code: 'python-annotation-added',
    severity: 'safe',
    summary: 'The type of something is said now.',
  },
  annotationRemoved: {
    code: 'python-annotation-removed',
    severity: 'safe',
    summary: 'The type of something is no longer said.',
  },
  returnValueAdded: {
    code: 'python-return-value-added',
    severity: 'safe',
    summary: 'A function returns something that returned nothing.',
  },
  returnTypeRemoved: {
    code: 'python-return-type-removed',
    severity: 'possiblyBreaking',
    summary: 'A function no longer says what it returns.',
  },
  returnTypeNarrowed: {
    code: 'python-return-type-narrowed',
    severity: 'safe',
    summary: 'A function returns fewer kinds of values than before.',
  },
  returnTypeWidened: {
    code: 'python-return-type-widened',
    severity: 'possiblyBreaking',
    summary: 'A function returns further kinds of values.',
  },
  returnTypeChanged: {
    code: 'python-return-type-changed',
    severity: 'breaking',
    summary: 'A function returns other values than before.',
  },
  asyncChanged: {
    code: 'python-async-changed',
    severity: 'breaking',
    summary: 'A function must be awaited that had not to be, or the other way round.',
  },
  bindingChanged: {
    code: 'python-binding-changed',
    severity: 'breaking',
    summary: 'A class method or static method needs an instance.',
  },
  bindingRelaxed: {
    code: 'python-binding-relaxed',
    severity: 'safe',
    summary: 'A method can be called without an instance.',
  },
  overloadRemoved: {
    code: 'python-overload-removed',
    severity: 'breaking',
    summary: 'A way to call a function is gone.',
  },
  overloadChanged: {
    code: 'python-overload-changed',
    severity: 'possiblyBreaking',
    summary: 'One of several ways to call a function has changed.',
  },
  overloadAdded: {
    code: 'python-overload-added',
    severity: 'safe',
    summary: 'There is a further way to call a function.',
  },
  abstractMethodAdded: {
    code: 'python-abstract-method-added',
    severity: 'possiblyBreaking',
    summary: 'Classes that derive from a class must define a further method.',
  },
  attributeTypeNarrowed: {
    code: 'python-attribute-type-narrowed',
    severity: 'safe',
    summary: 'An attribute has fewer kinds of values than before.',
  },
  attributeTypeWidened: {
    code: 'python-attribute-type-widened',
    severity: 'possiblyBreaking',
    summary: 'An attribute has further kinds of values.',
  },
  attributeTypeChanged: {
    code: 'python-attribute-type-changed',
    severity: 'breaking',
    summary: 'An attribute has other values than before.',
  },
  attributeValueChanged: {
    code: 'python-attribute-value-changed',
    severity: 'possiblyBreaking',
    summary: 'A constant has another value.',
  },
  setterRemoved: {
    code: 'python-setter-removed',
    severity: 'breaking',
    summary: 'An attribute can no longer be set or deleted.',
  },
  setterAdded: {
    code: 'python-setter-added',
    severity: 'safe',
    summary: 'An attribute can be set or deleted that could only be read.',
  },
  baseRemoved: {
    code: 'python-base-removed',
    severity: 'breaking',
    summary: 'A class no longer derives from another one.',
  },
  baseAdded: {
    code: 'python-base-added',
    severity: 'safe',
    summary: 'A class derives from a further one.',
  },
  fieldAddedRequired: {
    code: 'python-field-added-required',
    severity: 'breaking',
    summary: 'A class has a further field that must be given.',
  },
  fieldAddedOptional: {
    code: 'python-field-added-optional',
    severity: 'safe',
    summary: 'A class has a further field that need not be given.',
  },
  fieldRemoved: {
    code: 'python-field-removed',
    severity: 'breaking',
    summary: 'A field is gone.',
  },
  fieldRenamed: {
    code: 'python-field-renamed',
    severity: 'breaking',
    summary: 'A field has another name.',
  },
  fieldAliasChanged: {
    code: 'python-field-alias-changed',
    severity: 'breaking',
    summary: 'A field has another name in JSON.',
  },
  fieldMoved: {
    code: 'python-field-moved',
    severity: 'breaking',
    summary: 'A field that can be given by its place stands in another one.',
  },
  fieldRequired: {
    code: 'python-field-required',
    severity: 'breaking',
    summary: 'A field must be given that had not to be.',
  },
  fieldOptional: {
    code: 'python-field-optional',
    severity: 'safe',
    summary: 'A field need not be given any more.',
  },
  fieldDefaultChanged: {
    code: 'python-field-default-changed',
    severity: 'possiblyBreaking',
    summary: 'A field has another default.',
  },
  fieldTypeNarrowed: {
    code: 'python-field-type-narrowed',
    severity: 'possiblyBreaking',
    summary: 'A field takes fewer values than before.',
  },
  fieldTypeWidened: {
    code: 'python-field-type-widened',
    severity: 'possiblyBreaking',
    summary: 'A field has further kinds of values.',
  },
  fieldTypeChanged: {
    code: 'python-field-type-changed',
    severity: 'breaking',
    summary: 'A field has other values than before.',
  },
  enumMemberAdded: {
    code: 'python-enum-member-added',
    severity: 'safe',
    summary: 'An enum has a further member.',
  },
  enumMemberRemoved: {
    code: 'python-enum-member-removed',
    severity: 'breaking',
    summary: 'A member of an enum is gone.',
  },
  enumMemberRenamed: {
    code: 'python-enum-member-renamed',
    severity: 'breaking',
    summary: 'A member of an enum has another name.',
  },
  enumValueChanged: {
    code: 'python-enum-value-changed',
    severity: 'possiblyBreaking',
    summary: 'A member of an enum has another value.',
  },
} as const satisfies Record<string, Rule>;
