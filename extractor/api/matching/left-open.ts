import type { Package } from '../../contract/package.ts';
import { getTypeReferences } from '../../contract/types/type-references.ts';
import { getFunctionId } from '../../contract/view/function-id.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { ClientRequest } from './client-request.ts';

/** What the findings of a package leave open, so that it cannot be a mistake. */
export interface LeftOpen {
  /** Whether the server has the operation at all: a condition decides, or nothing includes it. */
  hasOperation: (request: ClientRequest) => boolean;
  /** What the names of the body's fields are: code makes those of its model. */
  hasFields: (request: ClientRequest) => boolean;
}

const ABOUT_OPERATIONS = new Set(['route-conditional', 'router-not-included']);
const ABOUT_MODELS = new Set(['json-schema-not-read']);

/** Reads from the findings of a package what they leave open. */
export function readLeftOpen({ index }: Package, view: PackageView): LeftOpen {
  const list = (rules: ReadonlySet<string>) =>
    new Set(
      index.diagnostics.flatMap(({ rule, item }) =>
        item !== undefined && rules.has(rule) ? [item] : [],
      ),
    );
  const functions = new Set([...list(ABOUT_OPERATIONS)].map(getFunctionId));
  const classes = list(ABOUT_MODELS);
  return {
    hasOperation: ({ operation }) => functions.has(getFunctionId(operation.id)),
    hasFields: ({ operation }) =>
      getTypeReferences(operation.body?.type)
        .flatMap((id) => view.lineage(id))
        .some(({ id }) => classes.has(id)),
  };
}
