import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import * as z from 'zod';
import type { Change } from '../../extractor/contract/change.ts';
import { ensureIntrospectionTools, findTestPython } from '../tools/python.ts';

const SCRIPT = fileURLToPath(new URL('breakages.py', import.meta.url));

const BreakageSchema = z.strictObject({
  kind: z.enum([
    'PARAMETER_MOVED',
    'PARAMETER_REMOVED',
    'PARAMETER_CHANGED_KIND',
    'PARAMETER_CHANGED_DEFAULT',
    'PARAMETER_CHANGED_REQUIRED',
    'PARAMETER_ADDED_REQUIRED',
    'RETURN_CHANGED_TYPE',
    'OBJECT_REMOVED',
    'OBJECT_CHANGED_KIND',
    'ATTRIBUTE_CHANGED_TYPE',
    'ATTRIBUTE_CHANGED_VALUE',
    'CLASS_REMOVED_BASE',
  ]),
  /** Where griffe found the object, and where it is defined. */
  path: z.string(),
  canonical: z.string(),
  imported: z.boolean(),
  inherited: z.boolean(),
  /** Its values before and after, as text. */
  values: z.tuple([z.string(), z.string()]),
});
export type Breakage = z.infer<typeof BreakageSchema>;

/** The differences that griffe's own comparison finds between each source root and the next. */
export async function findBreakages(
  roots: readonly string[],
  module: string,
): Promise<Breakage[][]> {
  const dependencies = await ensureIntrospectionTools();
  const { stdout } = await execa(await findTestPython(), [
    ...['-I', SCRIPT, dependencies, module, ...roots],
  ]);
  return z.array(z.array(BreakageSchema)).parse(JSON.parse(stdout));
}

/** The rules that correspond to a kind of breakage of an object. */
const RULES: Record<Breakage['kind'], RegExp> = {
  PARAMETER_MOVED:
    /parameter-(injected|moved|inserted|removed|collected|renamed|kind-changed|added)/,
  PARAMETER_REMOVED: /parameter-(injected|removed|renamed|collected)|body-|endpoint|location/,
  PARAMETER_CHANGED_KIND: /parameter-kind-changed/,
  PARAMETER_CHANGED_DEFAULT: /default-changed|parameter-|body-/,
  PARAMETER_CHANGED_REQUIRED: /required|parameter-|body-/,
  PARAMETER_ADDED_REQUIRED: /parameter-(added|renamed)|required|body-/,
  RETURN_CHANGED_TYPE: /return-type|overload|response/,
  OBJECT_REMOVED:
    /object-|module-(removed|moved)|export-|all-name-|operation-(removed|renamed|moved)/,
  OBJECT_CHANGED_KIND: /object-kind-changed|export-target-changed|operation-/,
  ATTRIBUTE_CHANGED_TYPE: /attribute-type/,
  ATTRIBUTE_CHANGED_VALUE: /attribute-value-changed/,
  CLASS_REMOVED_BASE: /base-(removed|added)/,
};

/** When the container of an object is removed, so is the object. */
const REMOVED_WITH = /object-|module-(removed|moved)|base-removed|export-/;

/**
 * How we report what griffe reports about an object: as possibly breaking, as safe, or not at all.
 */
export function findCover(
  breakage: Breakage,
  changes: readonly Change[],
): 'covered' | 'safe' | 'missed' {
  const found = changes.filter((change) => covers(change, breakage));
  if (found.length === 0) return 'missed';
  return found.some(({ severity }) => severity !== 'safe') ? 'covered' : 'safe';
}

function covers(change: Change, { kind, path, canonical, values }: Breakage): boolean {
  const { code, part, before } = change;
  const ids = new Set(listIds(change));
  const names = [path, canonical];
  const isOfRule = [code, ...(change.covers?.codes ?? [])].some((one) => RULES[kind].test(one));
  if (names.some((name) => ids.has(name)) && isOfRule) return true;
  if (kind === 'OBJECT_REMOVED') {
    // A renamed field has the name of the old side of its change.
    const parts = part === undefined ? [] : [part.name, before?.text];
    const isPart = names.some((name) => ids.has(getOwner(name)) && parts.includes(getLast(name)));
    return isPart || (REMOVED_WITH.test(code) && names.some((name) => hasAncestor(name, ids)));
  }
  // The fields of a class are the parameters of its generated `__init__`.
  const isField = part?.kind === 'field' && values.includes(part.name);
  return isField && names.some((name) => name.endsWith('.__init__') && ids.has(getOwner(name)));
}

function listIds({
  item,
  before,
  after,
  covers: { items } = { count: 0, items: [] },
}: Change): string[] {
  return [item, before?.id ?? item, after?.id ?? item, ...items].map((id) =>
    id.replace(/@[A-Z]+$/, ''),
  );
}

function getLast(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function getOwner(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}

function hasAncestor(name: string, ids: ReadonlySet<string>): boolean {
  const owner = getOwner(name);
  return owner !== '' && (ids.has(owner) || hasAncestor(owner, ids));
}
