import { model as strings, parameter, markdownFile } from '#strings';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import { makeExample, toJson } from '../../code/example.ts';
import { showsExample, showsUsage } from '../../page-models/model-parts.ts';
import { mergeUsages } from '../../page-models/usages.ts';
import { makeImport, writeClassMembers, writeRelatives } from './class.ts';
import { writeDocstring } from './docstring.ts';
import { writeFacts, writeNames } from './facts.ts';
import { writeHistory } from './history.ts';
import { writeNotes } from './notes.ts';
import { makeCode, makeFence, makeTable } from './text.ts';
import type { Writer } from './writer.ts';

/** The page of a model: its fields or values, an example, and where it is used. */
export function writeModelPage(model: ClassItem, name: string, writer: Writer): string[] {
  const { id } = model;
  return [
    ...writeDocstring(model.docstring, id, writer),
    writer.deprecation(model.deprecated, id),
    ...writeHistory(id, writer),
    ...writeNotes(id, writer),
    makeImport(model, name, writer),
    ...writeRelatives(model, writer),
    ...writeSettings(model, writer),
    ...writeValues(model, writer),
    ...writeFields(model, writer),
    ...writeClassMembers(model, 3, writer),
    ...writeExample(model, writer),
    ...writeUsages(model, writer),
    writer.source(model.source),
  ];
}

function writeSettings({ model }: ClassItem, writer: Writer): string[] {
  const settings = Object.entries(model?.config ?? {}).map(([key, value]) =>
    makeCode(`${key} = ${value}`),
  );
  return [
    ...(model?.root === undefined ? [] : [`${strings.value}: ${writer.type(model.root)}`]),
    ...(settings.length === 0 ? [] : [`${strings.settings}: ${settings.join(', ')}`]),
  ];
}

function writeValues({ id, model }: ClassItem, writer: Writer): string[] {
  if (model?.members === undefined) return [];
  const rows = model.members.map(({ name, value, description }) => [
    makeCode(name),
    makeCode(value.text),
    writer.prose(description, id),
  ]);
  return [
    `## ${strings.values}`,
    makeTable([markdownFile.name, strings.value, markdownFile.description], rows),
  ];
}

function writeFields({ id, model }: ClassItem, writer: Writer): string[] {
  if (model?.members !== undefined || model?.root !== undefined) return [];
  const rows = writer.scope.view
    .fields(id)
    .map((field) => [
      writeNames(field.name, field.wireName),
      writer.type(field.type),
      field.required ? parameter.required : parameter.optional,
      writeFacts(field, field.inheritedFrom ?? id, writer).join(' '),
    ]);
  const heads = [
    markdownFile.name,
    markdownFile.type,
    markdownFile.required,
    markdownFile.description,
  ];
  return [`## ${strings.fields}`, rows.length === 0 ? strings.noFields : makeTable(heads, rows)];
}

function writeExample(model: ClassItem, { scope: { view } }: Writer): string[] {
  if (!showsExample(model, view)) return [];
  const example = makeExample({ kind: 'name', name: model.name, id: model.id }, view);
  return [`## ${strings.example}`, makeFence(JSON.stringify(toJson(example), null, 2), 'json')];
}

function writeUsages({ id }: ClassItem, { name, scope: { view } }: Writer): string[] {
  if (!showsUsage(view)) return [];
  const lines = mergeUsages(view.usedBy(id)).map(
    ({ operation, roles }) =>
      `- ${operation.method} ${name(operation.name, operation.id)}: ${roles.join('; ')}`,
  );
  return [`## ${strings.usage}`, lines.length === 0 ? strings.noUsage : lines.join('\n')];
}
