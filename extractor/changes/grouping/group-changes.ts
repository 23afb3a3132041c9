import type { Change } from '../../contract/change.ts';
import type { Comparison } from '../comparison.ts';
import { takeAttributes, takeAttributeTypes } from './attributes.ts';
import { takeInnerModules, takeMembers } from './containers.ts';
import { joinMovedModules, takeLostExports, takeMoved } from './moved-modules.ts';
import { joinParts, joinPlacesLost } from './parameters.ts';
import { joinSignatures } from './signatures.ts';
import { joinRenamed, joinSame, joinSiblings } from './same.ts';

/**
 * Makes one line of the changes that have one cause: a removed module takes its members with it, and
 * the same change of several functions is told once.
 */
export function groupChanges(changes: readonly Change[], comparison: Comparison): Change[] {
  const steps = [
    (found: readonly Change[]) => takeInnerModules(found, comparison),
    (found: readonly Change[]) => takeMembers(found, comparison),
    takeLostExports,
    takeMoved,
    joinMovedModules,
    joinParts,
    joinSame,
    joinRenamed,
    takeAttributes,
    takeAttributeTypes,
    joinPlacesLost,
    (found: readonly Change[]) => joinSignatures(found, comparison),
    joinSiblings,
  ];
  return steps.reduce<Change[]>((found, step) => step(found), [...changes]);
}
