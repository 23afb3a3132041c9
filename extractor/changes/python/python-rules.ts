import { breaking, possiblyBreaking, safe } from '../rule.ts';
import { CLASS_RULES } from './classes/class-rules.ts';

/** Differences that affect Python code: names, signatures, types, classes. */
export const PYTHON_RULES = {
  versionDropped: breaking('python-version-dropped', 'A version of Python is no longer supported.'),
  versionAdded: safe('python-version-added', 'An additional version of Python is supported.'),
  requirementAdded: possiblyBreaking(
    'python-requirement-added',
    'The package requires another distribution, and limits its versions.',
  ),
  requirementRemoved: safe(
    'python-requirement-removed',
    'The package no longer requires a distribution.',
  ),
  requirementNarrowed: possiblyBreaking(
    'python-requirement-narrowed',
    'The package accepts fewer versions of a distribution that it requires.',
  ),
  requirementWidened: safe(
    'python-requirement-widened',
    'The package accepts more versions of a distribution that it requires.',
  ),
  extraRemoved: breaking(
    'python-extra-removed',
    'An extra of the package was removed, and what it installed is not installed.',
  ),
  extraAdded: safe('python-extra-added', 'The package offers another extra.'),
  programRemoved: breaking(
    'python-program-removed',
    'The package no longer installs a program for the command line.',
  ),
  programAdded: safe(
    'python-program-added',
    'The package installs another program for the command line.',
  ),
  moduleAdded: safe('python-module-added', 'A module was added.'),
  moduleRemoved: breaking('python-module-removed', 'A module was removed.'),
  offeredNameRemoved: possiblyBreaking(
    'python-offered-name-removed',
    'A name was removed that the `__getattr__` of a module provided.',
  ),
  moduleMoved: breaking('python-module-moved', 'A module was renamed.'),
  objectAdded: safe('python-object-added', 'A class, function or attribute was added.'),
  objectRemoved: breaking('python-object-removed', 'A class, function or attribute was removed.'),
  objectHidden: possiblyBreaking(
    'python-object-hidden',
    'A new `__all__` does not include a name that was public.',
  ),
  objectMoved: breaking(
    'python-object-moved',
    'An object was moved, and is no longer available at its old location.',
  ),
  objectMovedImportable: safe(
    'python-object-moved-importable',
    'An object was moved, but can still be imported from its old location.',
  ),
  objectMovedImported: possiblyBreaking(
    'python-object-moved-imported',
    'An object was moved, and its old module imports the new one, so that the old name may still work.',
  ),
  objectKindChanged: breaking(
    'python-object-kind-changed',
    'A name refers to a different kind of object, such as a class instead of a function.',
  ),
  exportAdded: safe('python-export-added', 'An object can be imported from an additional module.'),
  exportRemoved: breaking(
    'python-export-removed',
    'An object can no longer be imported from a module that re-exported it.',
  ),
  exportHidden: possiblyBreaking(
    'python-export-hidden',
    'A module no longer re-exports an object, but imports its module, so that the name may still work.',
  ),
  exportTargetChanged: possiblyBreaking(
    'python-export-target-changed',
    'A name refers to a different object than before.',
  ),
  allNameRemoved: possiblyBreaking(
    'python-all-name-removed',
    'A name still exists but is no longer in `__all__`.',
  ),
  deprecated: safe('python-deprecated', 'An object was deprecated.'),
  undeprecated: safe('python-undeprecated', 'An object is no longer deprecated.'),
  parameterMoved: breaking(
    'python-parameter-moved',
    'A positional parameter moved to a different position.',
  ),
  parameterInserted: possiblyBreaking(
    'python-parameter-inserted',
    'An optional parameter was added before others that can be passed by position.',
  ),
  parameterRemoved: breaking('python-parameter-removed', 'A parameter was removed.'),
  parameterCollected: possiblyBreaking(
    'python-parameter-collected',
    'A parameter was replaced with `*args` or `**kwargs`.',
  ),
  parameterRenamed: breaking(
    'python-parameter-renamed',
    'A parameter that can be passed by name was renamed.',
  ),
  parameterKindChanged: breaking(
    'python-parameter-kind-changed',
    'A parameter can no longer be passed by position or by name.',
  ),
  parameterKindRelaxed: safe(
    'python-parameter-kind-relaxed',
    'A parameter can be passed in more ways than before.',
  ),
  positionLost: possiblyBreaking(
    'python-position-lost',
    'Optional parameters can no longer be passed by position, only by name.',
  ),
  keywordUndocumented: possiblyBreaking(
    'python-keyword-undocumented',
    'A docstring no longer names a keyword that `**kwargs` takes.',
  ),
  generator: possiblyBreaking('python-generator', 'A function became a generator.'),
  raisesAdded: possiblyBreaking(
    'python-raises-added',
    'A function raises an exception that it did not raise.',
  ),
  environmentChanged: possiblyBreaking(
    'python-environment-changed',
    'A function no longer reads an environment variable.',
  ),
  returnedKindChanged: possiblyBreaking(
    'python-returned-kind-changed',
    'The body of a function returns another kind of value.',
  ),
  objectRenamed: breaking('python-object-renamed', 'A function or attribute was renamed.'),
  parameterDefaultChanged: possiblyBreaking(
    'python-parameter-default-changed',
    'The default of a parameter changed.',
  ),
  parameterRequired: breaking('python-parameter-required', 'A parameter no longer has a default.'),
  parameterOptional: safe('python-parameter-optional', 'A parameter got a default.'),
  parameterAddedRequired: breaking(
    'python-parameter-added-required',
    'A parameter without a default was added.',
  ),
  parameterAddedOptional: safe(
    'python-parameter-added-optional',
    'A parameter with a default was added.',
  ),
  parameterTypeNarrowed: breaking(
    'python-parameter-type-narrowed',
    'A parameter accepts fewer values than before.',
  ),
  parameterTypeWidened: safe(
    'python-parameter-type-widened',
    'A parameter accepts more values than before.',
  ),
  parameterTypeChanged: breaking(
    'python-parameter-type-changed',
    'A parameter accepts different values than before.',
  ),
  parameterTypeSpecified: possiblyBreaking(
    'python-parameter-type-specified',
    'The type of a parameter says what it left open before, such as the items of a list.',
  ),
  parameterItemsWidened: possiblyBreaking(
    'python-parameter-items-widened',
    'A parameter accepts more kinds of items, and type checkers refuse a list of the old kind.',
  ),
  parameterInjectedChanged: safe(
    'python-parameter-injected-changed',
    'A parameter that the framework injects (`Depends(...)`) changed or was removed.',
  ),
  annotationAdded: safe('python-annotation-added', 'A type annotation was added.'),
  annotationRemoved: safe('python-annotation-removed', 'A type annotation was removed.'),
  returnValueAdded: safe(
    'python-return-value-added',
    'A function that returned nothing now returns a value.',
  ),
  returnTypeRemoved: possiblyBreaking(
    'python-return-type-removed',
    'The return annotation of a function was removed.',
  ),
  returnTypeNarrowed: safe(
    'python-return-type-narrowed',
    'A function returns fewer kinds of values than before.',
  ),
  returnTypeWidened: possiblyBreaking(
    'python-return-type-widened',
    'A function returns additional kinds of values.',
  ),
  returnTypeChanged: breaking(
    'python-return-type-changed',
    'A function returns different values than before.',
  ),
  asyncChanged: breaking(
    'python-async-changed',
    'A function became a coroutine function, or is no longer one.',
  ),
  asyncUncertain: possiblyBreaking(
    'python-async-uncertain',
    'A method became a coroutine function, or is no longer one, in a class whose decorator may change that.',
  ),
  contextManagerChanged: breaking(
    'python-context-manager-changed',
    'A context manager became an asynchronous one, or is no longer one.',
  ),
  bindingChanged: breaking(
    'python-binding-changed',
    'A class method or static method became an instance method.',
  ),
  bindingRelaxed: safe('python-binding-relaxed', 'A method can now be called without an instance.'),
  overloadRemoved: breaking('python-overload-removed', 'An overload of a function was removed.'),
  overloadChanged: possiblyBreaking(
    'python-overload-changed',
    'An overload of a function changed.',
  ),
  overloadAdded: safe('python-overload-added', 'An overload of a function was added.'),
  abstractMethodAdded: breaking(
    'python-abstract-method-added',
    'Subclasses must define an additional method.',
  ),
  protocolMemberAdded: breaking(
    'python-protocol-member-added',
    'A protocol has an additional member, which the classes that implement it lack.',
  ),
  attributeTypeNarrowed: safe(
    'python-attribute-type-narrowed',
    'An attribute has fewer kinds of values than before.',
  ),
  attributeTypeWidened: possiblyBreaking(
    'python-attribute-type-widened',
    'An attribute has additional kinds of values.',
  ),
  attributeTypeChanged: breaking(
    'python-attribute-type-changed',
    'An attribute has different values than before.',
  ),
  attributeValueChanged: possiblyBreaking(
    'python-attribute-value-changed',
    'The value of a constant changed.',
  ),
  typeVariableChanged: possiblyBreaking(
    'python-type-variable-changed',
    'The variance, the bound or the constraints of a type variable changed.',
  ),
  setterRemoved: breaking('python-setter-removed', 'An attribute can no longer be set or deleted.'),
  setterAdded: safe('python-setter-added', 'A read-only attribute can now be set or deleted.'),
  ...CLASS_RULES,
};
