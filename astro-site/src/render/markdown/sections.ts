import { listColumns } from '../../page-models/sections/columns.ts';
import {
  client,
  code,
  model as modelStrings,
  module as strings,
  operation,
  packages,
} from '#strings';
import { formatSignature } from '../../../../extractor/contract/types/signature-text.ts';
import { formatType } from '../../../../extractor/contract/types/type-text.ts';
import { addTypeParameters, SIGNATURE_WIDTH } from '../../code/signature.ts';
import type { Attribute, Section, SectionOf } from '../../page-models/sections/section.ts';
import { writeCoverage, writeFromDocument } from './api.ts';
import { writeDocstringSection } from './docstring.ts';
import { writeHistory } from './history.ts';
import {
  writeDependencies,
  writeFacts,
  writeIndex,
  writeInherited,
  writeModelParts,
  writePackages,
  writeSubclasses,
  writeUsages,
} from './lists.ts';
import {
  writeBadges,
  writeCalls,
  writeSentThrough,
  writeEvidence,
  writePaging,
  writePhrase,
  writeRequestIndex,
  writeRequests,
} from './requests.ts';
import { writeResponses, writeRows, writeValues } from './tables.ts';
import { makeCode, makeEntry, makeFence } from './text.ts';
import { escapeMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import type { Writer } from './writer.ts';

/**
 * Writes sections in Markdown: blocks in the order of the sections.
 *
 * @param depth the level of the headings among the sections
 */
export function writeSections(
  sections: readonly Section[],
  depth: number,
  writer: Writer,
): string[] {
  return sections.flatMap((section) => writeSection(section, depth, writer));
}

function writeSection(section: Section, depth: number, writer: Writer): string[] {
  switch (section.kind) {
    case 'operations':
      return [
        makeHeading(escapeMarkdown(section.title), depth),
        ...writeSections(section.operations, depth + 1, writer),
      ];
    case 'part':
      return [
        makeHeading(escapeMarkdown(section.title), depth),
        escapeMarkdown(section.note ?? ''),
        ...writeSections(section.sections, depth + 1, writer),
      ];
    case 'group':
      return [
        makeHeading(escapeMarkdown(section.title), depth),
        ...writeSections(section.sections, depth + 1, writer),
      ];
    case 'folded':
      return [makeLabel(section.title), ...writeSections(section.sections, depth, writer)];
    case 'columns':
      return writeSections(listColumns(section), depth, writer);
    case 'operation':
      return [
        makeHeading(makeCode(section.name), depth),
        ...writeSections(section.sections, depth + 1, writer.about(section.id)),
      ];
    case 'member':
      return [
        makeHeading(makeCode(section.name), depth),
        writeTags(section.tags),
        ...writeSections(section.sections, depth + 1, writer.about(section.id)),
      ];
    case 'attributes':
      return [section.attributes.map((each) => writeAttribute(each, depth, writer)).join('\n')];
    default:
      return writeLeaf(section, writer);
  }
}

type Container =
  'operations' | 'operation' | 'member' | 'part' | 'group' | 'folded' | 'columns' | 'attributes';

/** A section without nested sections. */
function writeLeaf(section: Exclude<Section, { kind: Container }>, writer: Writer): string[] {
  switch (section.kind) {
    case 'endpoint':
      return [
        makeCode(`${section.method} ${section.path}`),
        section.base === undefined ? '' : writePhrase(section.base),
      ];
    case 'call':
      return [makeFence(section.code, 'python')];
    case 'usage':
      return section.code === '' ? [] : [makeFence(section.code, 'text')];
    case 'badges':
      return [writeBadges(section, writer)];
    case 'returns':
      return [
        makeLabel(section.title),
        writer.type(section.type),
        writer.prose(section.description),
      ];
    case 'paging':
      return [
        makeLabel(section.title),
        writePaging(section, writer),
        ...(section.code === undefined ? [] : [makeFence(section.code, 'python')]),
      ];
    case 'evidence':
      return [writeEvidence(section, writer)];
    case 'unknownRequest':
      return [`${client.unknownAt} ${writer.place(section.source)}`];
    case 'sentThrough':
      return [writeSentThrough(section, writer)];
    case 'calls':
      return [makeLabel(section.title), writeCalls(section, writer)];
    case 'requests':
      return [writeRequests(section.requests, writer)];
    case 'requestIndex':
      return writeRequestIndex(section, writer);
    case 'apiCoverage':
      return writeCoverage(section, writer);
    case 'fromDocument':
      return writeFromDocument(section);
    case 'import':
      return [makeFence(section.code, 'python')];
    case 'signature':
      return writeSignature(section);
    case 'declaration':
      return writeDeclaration(section, writer);
    case 'parameters':
      return [makeLabel(section.title), ...writeRows(section.rows, writer)];
    case 'responses':
      return [makeLabel(section.title), ...writeResponses(section, writer)];
    case 'recorded':
      return writeRecordedAnswers(section);
    case 'fields':
      return section.rows.length === 0 ? [modelStrings.noFields] : writeRows(section.rows, writer);
    case 'values':
      return [writeValues(section, writer)];
    case 'value':
      return [`${strings.value} ${makeCode(shorten(section.text))}`];
    case 'facts':
      return [writeFacts(section, writer)];
    case 'prose':
      return [writer.prose(section.summary), writer.prose(section.description)];
    case 'docstring':
      return writeDocstringSection(section, writer);
    case 'deprecation':
      return [writer.deprecation(section.deprecated)];
    case 'history':
      return writeHistory(section.history);
    case 'notes':
      return section.gaps.map(({ message }) => `> ${escapeMarkdown(message)}`);
    case 'source':
      return [writer.source(section.source)];
    case 'examples':
      return [
        makeLabel(code.example),
        makeFence(section.python, 'python'),
        ...(section.async === undefined ? [] : [makeFence(section.async, 'python')]),
        makeFence(section.curl, 'sh'),
        ...(section.curlNote === undefined ? [] : [writePhrase(section.curlNote)]),
      ];
    case 'responseExample':
      return [
        makeLabel(
          section.status === undefined
            ? operation.returnedAsJson
            : operation.response(section.status),
        ),
        ...writeJsonExample(section),
      ];
    case 'modelExample':
      return writeJsonExample(section);
    case 'sourceCode':
      return [makeFence(section.text, 'python')];
    case 'label':
      return [makeLabel(section.title)];
    case 'inherited':
      return writeInherited(section, writer);
    case 'subclasses':
      return [writeSubclasses(section, writer)];
    case 'modelLink':
      return [`${strings.classes}: ${writer.name(section.name, section.id)}`];
    case 'operationLink':
      return [`${strings.operation} ${writer.name(section.name, section.id)}`];
    case 'index':
      return [writeIndex(section, writer)];
    case 'modelParts':
      return [writeModelParts(section, writer)];
    case 'usages':
      return [writeUsages(section, writer)];
    case 'dependencies':
      return [writeDependencies(section, writer)];
    case 'packages':
      return [packages.description, writePackages(section, writer)];
  }
}

/** What tests have recorded, by status. */
function writeRecordedAnswers({ note, answers }: SectionOf<'recorded'>): string[] {
  return [
    escapeMarkdown(note),
    ...answers.flatMap(({ status, facts, shape }) => [
      [makeCode(status), ...facts.map(escapeMarkdown)].join(' · '),
      shape === undefined ? '' : makeFence(shape, 'text'),
    ]),
  ];
}

function makeHeading(content: string, depth: number): string {
  return `${'#'.repeat(Math.min(depth, 6))} ${content}`;
}

function makeLabel(title: string): string {
  return `**${escapeMarkdown(title)}**`;
}

function writeTags(tags: readonly string[]): string {
  return tags.length === 0 ? '' : `_${tags.join(', ')}_`;
}

function writeSignature(section: SectionOf<'signature'>): string[] {
  const { name, title, typeParameters, decorators = [], signatures } = section;
  const shown = addTypeParameters(name, typeParameters);
  const lines = signatures.map((each) => formatSignature(shown, each, SIGNATURE_WIDTH));
  return [
    ...(title === undefined ? [] : [makeLabel(title)]),
    makeFence([...decorators.map((decorator) => `@${decorator}`), ...lines].join('\n'), 'python'),
  ];
}

/** The declaration of a class, followed by links to its documented bases. */
function writeDeclaration(section: SectionOf<'declaration'>, writer: Writer): string[] {
  const { name, typeParameters, decorators = [], bases } = section;
  const derived = bases.length === 0 ? '' : `(${bases.map((base) => formatType(base)).join(', ')})`;
  const lines = decorators.map((decorator) => `@${decorator}`);
  const links = bases.map((base) => writer.type(base)).filter((text) => text.includes(']('));
  return [
    makeFence(
      [...lines, `class ${addTypeParameters(name, typeParameters)}${derived}`].join('\n'),
      'python',
    ),
    ...(links.length === 0 ? [] : [`${modelStrings.bases}: ${links.join(', ')}`]),
  ];
}

/** An attribute, type alias or property as an entry of a list. */
function writeAttribute(attribute: Attribute, depth: number, writer: Writer): string {
  const { id, name, typeParameters, type, tags, sections } = attribute;
  const facts = [
    makeCode(addTypeParameters(name, typeParameters)),
    writer.type(type),
    writeTags(tags),
  ].filter((fact) => fact !== '');
  const content = writeSections(sections, depth, writer.about(id));
  return makeEntry([facts.join(', '), ...content.filter((block) => block !== '')]);
}

const LONGEST_VALUE = 500;

function shorten(text: string): string {
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** An example, and the names of what it lacks. */
function writeJsonExample({
  json,
  leftOut,
}: Pick<SectionOf<'modelExample'>, 'json' | 'leftOut'>): string[] {
  const note = leftOut === undefined ? [] : [escapeMarkdown(operation.leftOut(leftOut.join(', ')))];
  return [makeFence(json, 'json'), ...note];
}
