import { model as strings } from '#strings';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { Usage } from '../../../../extractor/contract/view/usage.ts';

/** An operation with all the ways in which it uses a model. */
export interface OperationUsage {
  operation: Operation;
  /** `request`, `response, within another model`... */
  roles: string[];
  direct: boolean;
}

/**
 * One entry per operation: those that use the model directly first, otherwise in their own order.
 */
export function mergeUsages(usages: readonly Usage[]): OperationUsage[] {
  const merged = [...Map.groupBy(usages, ({ operation }) => operation.id).values()].flatMap(
    (group) => {
      const operation = group[0]?.operation;
      if (operation === undefined) return [];
      return [
        { operation, roles: group.map(describe), direct: group.some(({ direct }) => direct) },
      ];
    },
  );
  return [...merged.filter(({ direct }) => direct), ...merged.filter(({ direct }) => !direct)];
}

function describe({ role, direct }: Usage): string {
  const name = strings.roles[role];
  return direct ? name : strings.indirect(name);
}
