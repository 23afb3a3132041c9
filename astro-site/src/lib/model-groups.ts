import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { PackageView } from '../../../extractor/contract/package-view.ts';

/** Models that play the same part. */
export interface ModelGroup {
  label: string;
  models: ClassItem[];
}

const LABELS = ['Request bodies', 'Responses', 'Nested models', 'Enums', 'Other models'] as const;
type Label = (typeof LABELS)[number];

/** Sorts models by the part that they play in operations; within a group they keep their order. */
export function groupModels(models: readonly ClassItem[], view: PackageView): ModelGroup[] {
  const groups = Map.groupBy(models, (model) => getLabel(model, view));
  return LABELS.flatMap((label) => {
    const members = groups.get(label);
    return members === undefined ? [] : [{ label, models: members }];
  });
}

function getLabel(model: ClassItem, view: PackageView): Label {
  if (model.model?.flavor === 'enum') return 'Enums';
  const usages = view.usedBy(model.id);
  if (usages.some(({ role, direct }) => direct && role !== 'response')) return 'Request bodies';
  if (usages.some(({ direct }) => direct)) return 'Responses';
  return usages.length > 0 ? 'Nested models' : 'Other models';
}
