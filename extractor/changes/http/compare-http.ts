import type { Change } from '../../contract/change.ts';
import { isOperation } from '../../contract/view/package-view.ts';
import type { Comparison } from '../comparison.ts';
import type { ItemPair } from '../documents.ts';
import { compareClients } from './clients/compare-client.ts';
import { compareClientOperations } from './clients/compare-client-operation.ts';
import { compareAliases, compareModels } from './models/compare-model.ts';
import { compareDependencies } from './operations/compare-dependency.ts';
import { compareOperations, compareRequests } from './operations/compare-operation.ts';

/** Changes over HTTP, which affect users regardless of where in the package they are made. */
export function compareHttp({ before, after }: ItemPair, comparison: Comparison): Change[] {
  if (isOperation(before) && isOperation(after)) {
    const isClient = before.client !== undefined || after.client !== undefined;
    const compare = isClient ? compareClientOperations : compareOperations;
    return compare(before, after, comparison);
  }
  if (isOperation(before) || isOperation(after)) {
    return compareRequests({ before, after }, comparison);
  }
  if (before.kind === 'function' && after.kind === 'function') {
    return compareDependencies({ before, after }, comparison);
  }
  if (before.kind === 'attribute' && after.kind === 'attribute') {
    return compareAliases({ before, after }, comparison);
  }
  if (before.kind !== 'class' || after.kind !== 'class') return [];
  return [
    ...compareModels(before, after, comparison),
    ...compareDependencies({ before, after }, comparison),
    ...compareClients({ before, after }, comparison),
  ];
}
