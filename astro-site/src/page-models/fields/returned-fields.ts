import { operation as strings } from '#strings';
import type { Response } from '../../../../extractor/contract/operation.ts';
import type { InheritedField } from '../../../../extractor/contract/view/class-tree.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getOutputSource, type ExampleSource } from '../../code/example-source.ts';

/** Which fields of its model a response contains, in words. */
export function describeReturned({ include, exclude, omits = [], byName }: Response): string[] {
  return [
    ...(include === undefined ? [] : [strings.onlyFields(include.join(', '))]),
    ...(exclude === undefined ? [] : [strings.withoutFields(exclude.join(', '))]),
    ...omits.map((kind) => strings.omits[kind]),
    ...(byName === true ? [strings.byName] : []),
  ];
}

/** What a response without a type contains, as far as the code says it. */
export function describeContent(response: Response): string {
  if (hasNoContent(response)) return strings.noContent;
  const { mediaType } = response;
  if (mediaType === undefined) return strings.undeclaredContent;
  return /[/+]json$/.test(mediaType) ? strings.anyJson : '';
}

/** The models of a response, with the fields that it contains. */
export function getReturnedSource(
  response: Response,
  view: PackageView,
): ExampleSource & { fields: (id: string) => InheritedField[] } {
  const source = getOutputSource(view);
  const models = new Set(view.references(response.type));
  return {
    ...source,
    fields: (id) => {
      const fields = view.outputFields(id);
      return models.has(id) ? selectFields(fields, response) : fields;
    },
  };
}

function selectFields(
  fields: readonly InheritedField[],
  { include, exclude = [], byName }: Response,
): InheritedField[] {
  return fields
    .filter(({ name }) => (include?.includes(name) ?? true) && !exclude.includes(name))
    .map((field) => (byName === true ? { ...field, wireName: field.name } : field));
}

/** Whether a response has no content, whatever the code declares. */
export function hasNoContent({ status }: Response): boolean {
  return /^(?:1..|204|205|304)$/.test(status);
}
