import type { ClassItem, Field } from '../../../extractor/contract/class.ts';
import type { Item } from '../../../extractor/contract/module.ts';
import type { Value } from '../../../extractor/contract/value.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import type { Json } from './builtin-example.ts';

/** What examples need to know about a package. */
export interface ExampleSource {
  item(id: string): Item | undefined;
  fields(id: string): Field[];
  subtypes: (id: string) => readonly ClassItem[];
}

/** Models as they are written: what a server returns. */
export function getOutputSource(view: PackageView): ExampleSource {
  return {
    item: view.item,
    fields: (id) => view.outputFields(id),
    subtypes: (id) => view.subtypes(id),
  };
}

/** A value from the source itself; empty values are not informative. */
export function getGivenValue(value: Value | undefined): Json | undefined {
  const given = value?.value as Json | undefined;
  if (given === null || given === undefined || given === '') return undefined;
  return typeof given === 'object' && Object.keys(given).length === 0 ? undefined : given;
}
