import { model as strings } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { sortByName } from '../../routing/model-parts.ts';

/** Models with the same role. */
export interface ModelGroup {
  label: string;
  models: ClassItem[];
}

const PARTS = ['requests', 'responses', 'nested', 'enums', 'others'] as const;
type Part = (typeof PARTS)[number];

/** Groups models by their role in operations; within a group they are in the order of their names. */
export function groupModels(models: readonly ClassItem[], view: PackageView): ModelGroup[] {
  const groups = Map.groupBy(models, (model) => getPart(model, view));
  const hasUses = [...groups.keys()].some((part) => part !== 'enums' && part !== 'others');
  return PARTS.flatMap((part) => {
    const members = groups.get(part);
    const label = part === 'others' && !hasUses ? strings.groups.all : strings.groups[part];
    return members === undefined ? [] : [{ label, models: sortByName(members) }];
  });
}

function getPart(model: ClassItem, view: PackageView): Part {
  if (model.model?.shape === 'enum') return 'enums';
  const usages = view.usedBy(model.id);
  if (usages.some(({ role, direct }) => direct && role !== 'response')) return 'requests';
  if (usages.some(({ direct }) => direct)) return 'responses';
  return usages.length > 0 ? 'nested' : 'others';
}
