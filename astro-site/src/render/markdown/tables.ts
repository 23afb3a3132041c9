import { markdownFile, model, news, parameter as strings } from '#strings';
import { formatType } from '../../../../extractor/contract/types/type-text.ts';
import type { ItemHistory } from '../../news/item-history.ts';
import { describeContent, describeReturned } from '../../page-models/fields/returned-fields.ts';
import { repeatsBase, type NestedField, type Row } from '../../page-models/sections/row.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { writePhrase } from './requests.ts';
import { makeCode, makeTable } from './text.ts';
import { escapeMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import type { Writer } from './writer.ts';

const { name, type, required, description, mediaType, status } = markdownFile;

/** Parameters, fields or parts of a body as a table, then the fields of the models among them. */
export function writeRows(rows: readonly Row[], writer: Writer): string[] {
  if (rows.length === 0) return [];
  const cells = rows.map((row, index) => [
    writeName(row),
    writer.type(row.type),
    writeValueOrNecessity(row),
    makeCode(row.mediaType ?? ''),
    writeDescription(row, repeatsBase(rows, index), writer),
  ]);
  return [
    makeTable([name, type, required, mediaType, description], cells),
    ...rows.flatMap((row) =>
      row.fields === undefined ? [] : writeNestedFields(getOwner(row), row.fields, writer),
    ),
  ];
}

/** A name in Python, followed by its name in the request if that differs. */
function writeName({ name: pythonName = '', wireName }: Row): string {
  if (wireName === undefined) return makeCode(pythonName);
  return `${makeCode(pythonName)} ${strings.sentAs} ${makeCode(wireName)}`;
}

function writeValueOrNecessity({ constant, isSet, required: isRequired }: Row): string {
  if (constant !== undefined) return makeCode(constant);
  return isSet === true ? '' : writeNecessity(isRequired);
}

function writeNecessity(isRequired: boolean): string {
  return isRequired ? strings.required : strings.optional;
}

function writeDescription(row: Row, isBaseRepeated: boolean, writer: Writer): string {
  const { limits = [], inheritedFrom: base } = row;
  const about = base === undefined ? writer : writer.about(base.id);
  return [
    writeBadge(row.history),
    about.prose(row.description),
    row.undeclared === true ? strings.undeclaredNote : '',
    writer.deprecation(row.deprecated),
    row.default === undefined ? '' : `${strings.default} ${makeCode(row.default)}.`,
    limits.length > 0 ? `${limits.map(escapeMarkdown).join(', ')}.` : '',
    row.example === undefined ? '' : `${strings.example} ${makeCode(row.example)}.`,
    ...(row.sending ?? []).map((phrase) => `${writePhrase(phrase)}.`),
    writeBase(row, isBaseRepeated, writer),
  ]
    .filter((fact) => fact !== '')
    .join(' ');
}

function writeBase({ inheritedFrom: base }: Row, isRepeated: boolean, writer: Writer): string {
  if (base === undefined) return '';
  const shown = isRepeated ? makeCode(base.name) : writer.name(base.name, base.id);
  return `(${model.inheritedFrom} ${shown})`;
}

/** The latest change in one word, because a cell has no space for the whole history. */
function writeBadge(history: ItemHistory | undefined): string {
  if (history === undefined) return '';
  const { isNew, version } = history;
  return `**${escapeMarkdown((isNew ? news.badgeNew : news.badgeChanged)(version))}.**`;
}

function getOwner({ name: own, type: ownType }: Row): string {
  return own ?? (ownType === undefined ? '' : formatType(ownType));
}

/** The fields of a model, under the name of what it is. */
function writeNestedFields(
  owner: string,
  fields: readonly NestedField[],
  writer: Writer,
): string[] {
  const rows = fields.map((field) => [
    makeCode(field.name),
    writer.type(field.type),
    writeNecessity(field.required),
    [
      writer.prose(field.description),
      field.values === undefined ? '' : `${model.oneOf} ${field.values.map(makeCode).join(', ')}.`,
    ]
      .filter((text) => text !== '')
      .join(' '),
  ]);
  return [
    `${makeCode(owner)}: ${model.countFields(fields.length)}`,
    makeTable([name, type, required, description], rows),
  ];
}

/** The values of an enum. */
export function writeValues({ values }: SectionOf<'values'>, writer: Writer): string {
  const rows = values.map((each) => [
    makeCode(each.name),
    makeCode(each.value),
    [writeBadge(each.history), writer.prose(each.description)].join(' ').trim(),
  ]);
  return makeTable([name, model.value, description], rows);
}

/** The responses of an operation by status. */
export function writeResponses({ responses }: SectionOf<'responses'>, writer: Writer): string[] {
  const rows = responses.map((response) => [
    makeCode(response.status),
    response.type === undefined ? describeContent(response) : writer.type(response.type),
    makeCode(response.mediaType ?? ''),
    [writer.prose(response.description), ...describeReturned(response).map(escapeMarkdown)]
      .filter(Boolean)
      .join(' '),
  ]);
  return [
    makeTable([status, type, mediaType, description], rows),
    ...responses.flatMap(({ status: owner, fields }) =>
      fields === undefined ? [] : writeNestedFields(owner, fields, writer),
    ),
  ];
}
