import { code, operation as strings, parameter, markdownFile } from '#strings';
import type { Operation, RequestBody, Response } from '../../../../extractor/contract/operation.ts';
import type { Parameter } from '../../../../extractor/contract/parameter.ts';
import { formatSignature } from '../../../../extractor/contract/types/signature-text.ts';
import { makeCurlCommand } from '../../code/curl.ts';
import { makePythonCall } from '../../code/python-call.ts';
import { SIGNATURE_WIDTH } from '../../code/signature.ts';
import { writeNotes } from './notes.ts';
import { writeSections } from './docstring.ts';
import { writeFacts, writeNames } from './facts.ts';
import { writeHistory } from './history.ts';
import { makeCode, makeFence, makeTable } from './text.ts';
import type { Writer } from './writer.ts';

/** An operation: the request, the call in Python, and what comes back. */
export function writeOperation(operation: Operation, writer: Writer): string[] {
  const { id, name, method, path, body, signature } = operation;
  const { view, settings } = writer.scope;
  return [
    `### ${makeCode(name)}`,
    makeCode(`${method} ${path}`),
    writer.prose(operation.summary, id),
    writer.prose(operation.description, id),
    writer.deprecation(operation.deprecated, id),
    ...writeHistory(id, writer),
    ...writeNotes(id, writer),
    ...writeParameters(operation.parameters, id, writer),
    ...(body === undefined ? [] : writeBody(body, id, writer)),
    ...writeResponses(operation.responses, id, writer),
    ...writeSections(operation.sections, id, writer),
    `**${strings.signature}**`,
    makeFence(formatSignature(name, signature, SIGNATURE_WIDTH), 'python'),
    `**${code.example}**`,
    makeFence(makePythonCall(operation, view), 'python'),
    makeFence(makeCurlCommand(operation, view, settings.apiBaseUrl), 'sh'),
    writer.source(operation.source),
  ];
}

const HEADS = [
  markdownFile.name,
  markdownFile.in,
  markdownFile.type,
  markdownFile.required,
  markdownFile.description,
];

function writeParameters(parameters: readonly Parameter[], id: string, writer: Writer): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map((one) => [
    writeNames(one.pythonName, one.wireName),
    one.location,
    writer.type(one.type),
    writeNecessity(one.required),
    writeFacts(one, id, writer).join(' '),
  ]);
  return [`**${markdownFile.parameters}**`, makeTable(HEADS, rows)];
}

function writeNecessity(required: boolean): string {
  return required ? parameter.required : parameter.optional;
}

function writeBody(body: RequestBody, id: string, writer: Writer): string[] {
  const { type, mediaType, required, pythonName, fields = [] } = body;
  const facts = [
    ...(pythonName === undefined ? [] : [makeCode(pythonName)]),
    ...(type === undefined ? [] : [writer.type(type)]),
    makeCode(mediaType),
    writeNecessity(required),
  ];
  const rows = fields.map((field) => [
    writeNames(field.pythonName, field.wireName),
    '',
    writer.type(field.type),
    writeNecessity(field.required),
    writeFacts(field, id, writer).join(' '),
  ]);
  return [
    `**${strings.requestBody}**: ${facts.join(', ')}`,
    ...writeFacts(body, id, writer),
    ...(rows.length === 0 ? [] : [makeTable(HEADS, rows)]),
  ];
}

function writeResponses(responses: readonly Response[], id: string, writer: Writer): string[] {
  if (responses.length === 0) return [];
  const rows = responses.map(({ status, type, mediaType, description }) => [
    makeCode(status),
    type === undefined ? strings.noContent : writer.type(type),
    makeCode(mediaType ?? ''),
    writer.prose(description, id),
  ]);
  const heads = [
    markdownFile.status,
    markdownFile.type,
    markdownFile.mediaType,
    markdownFile.description,
  ];
  return [`**${strings.responses}**`, makeTable(heads, rows)];
}
