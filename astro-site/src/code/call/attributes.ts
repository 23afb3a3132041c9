import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { layOut } from '../layout.ts';
import { isIdentifier } from '../python.ts';
import { findConstructor } from '../values/objects.ts';
import { makeValue } from '../values/values.ts';
import { isAddressName } from './settings.ts';
import { miss, type Writer } from './writer.ts';

/**
 * Adds lines that set what a method sends of its client, where neither the constructor nor the class
 * sets it: `client.id = "abc123"`.
 */
export function setAttributes(operation: Operation, object: string, writer: Writer): void {
  const { client: owner } = writer;
  if (owner === undefined || !isWholeKnown(owner, writer.view)) return;
  const given = findConstructor(owner, writer) ?? [];
  if (given.some(({ kind }) => kind === 'varKeyword')) return;
  const names = new Set(given.map(({ name }) => name));
  for (const { pythonName: name, fromObject, location, required, type } of operation.parameters) {
    if (fromObject !== true || location !== 'path' || !required || name === undefined) continue;
    if (!isIdentifier(name) || name.startsWith('_') || names.has(name)) continue;
    if (isAddressName(name) || isMember(name, owner, writer.view)) continue;
    const wanted = { name, type };
    const value = makeValue(wanted, writer) ?? miss(wanted, writer);
    writer.statements.push({ code: `${object}.${name} = ${layOut(value)}` });
  }
}

/** Whether all classes that one inherits from belong to the package. */
function isWholeKnown(id: string, view: PackageView): boolean {
  return view
    .lineage(id)
    .flatMap(({ bases }) => bases)
    .every(
      (base) =>
        base.kind === 'name' &&
        (base.name === 'object' || (base.id !== undefined && view.item(base.id) !== undefined)),
    );
}

function isMember(name: string, id: string, view: PackageView): boolean {
  return view
    .lineage(id)
    .some((one) =>
      [name, '__getattr__'].some((own) => view.item(`${one.id}.${own}`) !== undefined),
    );
}
