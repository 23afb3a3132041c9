import type { Change } from '../../contract/change.ts';
import { PYTHON_RULES } from '../python/python-rules.ts';
import { cover } from './join.ts';

/** An attribute goes with the parameter of the constructor that set it. */
export function takeAttributes(changes: readonly Change[]): Change[] {
  const removed = changes.filter(({ code }) => code === PYTHON_RULES.parameterRemoved.code);
  const causes = new Map(
    removed.flatMap((change) =>
      (change.covers?.items ?? [change.item])
        .filter((item) => item.endsWith('.__init__'))
        .map((item): [string, Change] => [
          `${item.replace(/__init__$/, '')}${change.part?.name ?? ''}`,
          change,
        ]),
    ),
  );
  const find = ({ code, kind, item, covers }: Change) => {
    const isAttribute = code === PYTHON_RULES.objectRemoved.code && kind === 'attribute';
    const found = (covers?.items ?? [item]).flatMap((one) => causes.get(one) ?? []);
    return isAttribute ? found[0] : undefined;
  };
  const taken = Map.groupBy(changes, find);
  return changes.flatMap((change) => {
    if (find(change) !== undefined) return [];
    const attributes = taken.get(change) ?? [];
    const sentence = 'The attribute of this name was removed, too.';
    return [attributes.length === 0 ? change : cover(change, attributes, sentence)];
  });
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
