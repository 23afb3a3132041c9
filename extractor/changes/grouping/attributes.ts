import type { Change } from '../../contract/change.ts';
import { getLastName } from '../../contract/last-name.ts';
import { isParameterRenamed, listParts } from '../changed-parts.ts';
import { PYTHON_RULES } from '../python/python-rules.ts';
import { cover } from './join.ts';

/** An attribute goes with the parameter of the constructor that set it. */
export function takeAttributes(changes: readonly Change[]): Change[] {
  const causes = new Map(changes.flatMap(listSetAttributes));
  const find = ({ code, kind, item, before, covers }: Change) => {
    if (kind !== 'attribute') return undefined;
    if (code === PYTHON_RULES.objectRenamed.code) {
      const cause = causes.get(before?.id ?? '');
      return cause?.after?.text === getLastName(item) ? cause : undefined;
    }
    if (code !== PYTHON_RULES.objectRemoved.code) return undefined;
    return (covers?.items ?? [item]).flatMap((one) => causes.get(one) ?? [])[0];
  };
  const taken = Map.groupBy(changes, find);
  return changes.flatMap((change) => {
    if (find(change) !== undefined) return [];
    const attributes = taken.get(change) ?? [];
    if (attributes.length === 0) return [change];
    // Callers who never construct an object still read its attributes.
    const worst = attributes.find(({ severity }) => severity === 'breaking') ?? change;
    const told = cover(change, attributes, describeAttributes(change, attributes));
    return [{ ...told, severity: worst.severity }];
  });
}

/** The attributes that parameters of a constructor set, as far as their old names are gone. */
function listSetAttributes(change: Change): [string, Change][] {
  const { code, before, item, covers } = change;
  if (code !== PYTHON_RULES.parameterRemoved.code && !isParameterRenamed(change)) return [];
  const names = isParameterRenamed(change) ? [before?.text] : listParts(change);
  const constructors = (covers?.items ?? [before?.id ?? item]).filter((one) =>
    one.endsWith('.__init__'),
  );
  return constructors.flatMap((constructor) =>
    names.map((name): [string, Change] => [
      `${constructor.replace(/__init__$/, '')}${name ?? ''}`,
      change,
    ]),
  );
}

function describeAttributes(change: Change, attributes: readonly Change[]): string {
  const isRemoved = attributes.some(({ code }) => code === PYTHON_RULES.objectRemoved.code);
  if (!isRemoved) return 'So was the attribute.';
  if (isParameterRenamed(change)) return 'The attribute with the old name was removed.';
  return change.part?.others === undefined
    ? 'The attribute of this name was removed, too.'
    : 'So were attributes of these names.';
}

/** An attribute has the type of the parameter that sets it. */
export function takeAttributeTypes(changes: readonly Change[]): Change[] {
  const getStep = ({ before, after }: Change) => `${before?.text ?? ''}\n${after?.text ?? ''}`;
  const attributes = new Map(
    changes
      .filter(({ code }) => ATTRIBUTE_TYPES.has(code))
      .map((change) => [`${change.item}\n${getStep(change)}`, change]),
  );
  const find = (change: Change) =>
    PARAMETER_TYPES.has(change.code) && change.item.endsWith('.__init__')
      ? attributes.get(
          `${change.item.replace(/__init__$/, '')}${change.part?.name ?? ''}\n${getStep(change)}`,
        )
      : undefined;
  const taken = new Set(changes.map(find));
  return changes.flatMap((change) => {
    if (taken.has(change)) return [];
    const attribute = find(change);
    if (attribute === undefined) return [change];
    const { severity } = attribute.severity === 'breaking' ? attribute : change;
    return [cover({ ...change, severity }, [attribute], 'So did that of the attribute.')];
  });
}

const PARAMETER_TYPES = new Set<string>(
  [
    PYTHON_RULES.parameterTypeChanged,
    PYTHON_RULES.parameterTypeNarrowed,
    PYTHON_RULES.parameterTypeWidened,
  ].map(({ code }) => code),
);

const ATTRIBUTE_TYPES = new Set<string>(
  [
    PYTHON_RULES.attributeTypeChanged,
    PYTHON_RULES.attributeTypeNarrowed,
    PYTHON_RULES.attributeTypeWidened,
  ].map(({ code }) => code),
);
