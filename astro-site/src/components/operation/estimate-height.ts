import type { CSSProperties } from 'react';
import { formatSignature } from '../../../../extractor/contract/types/signature-text.ts';
import { formatType } from '../../../../extractor/contract/types/type-text.ts';
import { SIGNATURE_WIDTH } from '../../code/signature.ts';
import type { NestedField, Row } from '../../page-models/sections/row.ts';
import type { Section, SectionOf } from '../../page-models/sections/section.ts';
import { MOST_OPEN_FIELDS } from '../parameter/NestedFields.tsx';

/** The layout of an operation: one column on a phone, two on a wide screen. */
type Layout = 'narrow' | 'wide';

/** The height of a line of text and of code, in CSS pixels, and the space around a part. */
const LINE = 22;
const CODE_LINE = 20.6;
const SPACE = 24;
/** The characters that fit on a line of a column. */
const TEXT_WIDTH = 50;
const TITLE_WIDTH = 44;
/** A field of a model stands in a frame. */
const FIELD_WIDTH = 44;
const ROW = 26;
const CODE_WIDTH = { narrow: 43, wide: 50 };
/** What is around a list of code, and the height at which it begins to scroll. */
const CODE_FRAME = 67;
const HIGHEST_CODE = 491;
const FOLDED = 46;
const TABS = 38;
/**
 * The widths above are those of a usual phone. On the narrowest one, text takes more lines. What is
 * too high only leaves room below the window; what is too low would lie over the next operation.
 */
const NARROWEST_PHONE = 1.15;

/**
 * The heights that the browser reserves for an operation that it has not laid out, as variables of
 * its style, so that the page hardly moves when a reader comes there.
 */
export function makeHeights(sections: readonly Section[]): CSSProperties {
  return {
    '--narrow': `${String(Math.round(estimateHeight(sections, 'narrow') * NARROWEST_PHONE))}px`,
    '--wide': `${String(estimateHeight(sections, 'wide'))}px`,
  } as CSSProperties;
}

/** Estimates how high an operation will be. */
function estimateHeight(sections: readonly Section[], layout: Layout): number {
  const heading = layout === 'narrow' ? 170 : 132;
  return Math.round(heading + sum(sections.map((section) => measure(section, layout))));
}

function measure(section: Section, layout: Layout): number {
  switch (section.kind) {
    case 'columns':
      return combine(section, layout);
    case 'endpoint':
      return layout === 'narrow' ? 104 : 75;
    case 'prose':
      return measureText(section.summary) + measureText(section.description);
    case 'parameters':
    case 'fields':
      return SPACE + LINE + sum(section.rows.map(measureRow));
    case 'responses':
      return SPACE + LINE + measureResponses(section);
    case 'examples':
      return Math.min(
        HIGHEST_CODE,
        CODE_FRAME + countLines(section.python, CODE_WIDTH[layout]) * CODE_LINE,
      );
    case 'responseExample':
    case 'folded':
      return FOLDED + 12;
    case 'signature':
      return (
        (section.title === undefined ? 0 : 51) + 26 + countSignature(section, layout) * CODE_LINE
      );
    case 'import':
    case 'source':
      return layout === 'narrow' ? 54 : 31;
    case 'fromDocument':
      return 92 + sum(section.parts.map(measureDocumentPart));
    case 'paging':
      return SPACE + 3 * LINE + (section.code === undefined ? 0 : FOLDED);
    case 'docstring':
      return SPACE + LINE + measureDocstring(section);
    default:
      return SPACE + LINE;
  }
}

function combine({ lead, main, side }: SectionOf<'columns'>, layout: Layout): number {
  const [first = 0, second = 0] = [[...lead, ...main], side].map((each) =>
    sum(each.map((section) => measure(section, layout))),
  );
  return layout === 'wide' ? Math.max(first, second) : first + second + (second > 0 ? 28 : 0);
}

function measureText(text = '', width = TEXT_WIDTH): number {
  return text === '' ? 0 : LINE * Math.ceil(text.length / width);
}

function measureRow(row: Row): number {
  const { name = '', type, description, limits = [], nested, fields = [] } = row;
  const title = `${name} ${type === undefined ? '' : formatType(type)} required`;
  const hasFacts = limits.length > 0 || row.default !== undefined || row.example !== undefined;
  const facts = (hasFacts || row.constant !== undefined ? LINE : 0) + measureText(description);
  const folded = nested === undefined ? 0 : FOLDED;
  return ROW + measureText(title, TITLE_WIDTH) + facts + folded + measureFields(fields);
}

/** Several responses have tabs, of which the first is open. */
function measureResponses({ responses }: SectionOf<'responses'>): number {
  const [first] = responses;
  if (first === undefined) return 0;
  return measureResponse(first) + (responses.length > 1 ? TABS : 0);
}

function measureResponse({
  type,
  description,
  fields = [],
  nested,
}: SectionOf<'responses'>['responses'][number]): number {
  const title = `200 ${type === undefined ? '' : formatType(type)}`;
  const folded = nested === undefined ? 0 : FOLDED;
  return (
    ROW +
    measureText(title, TITLE_WIDTH) +
    measureText(description) +
    folded +
    measureFields(fields)
  );
}

function measureDocumentPart({ lines }: SectionOf<'fromDocument'>['parts'][number]): number {
  const heights = lines.map(
    ({ code, notes, text }) =>
      ROW + measureText([code, ...notes].join(' '), TITLE_WIDTH) + measureText(text),
  );
  return SPACE + LINE + sum(heights);
}

/** The fields of a model, in their frame. */
function measureFields(fields: readonly NestedField[]): number {
  if (fields.length === 0) return 0;
  return FOLDED + (fields.length > MOST_OPEN_FIELDS ? 0 : sum(fields.map(measureField)));
}

function measureField({ name, type, description, values = [], nested }: NestedField): number {
  const title = `${name} ${type === undefined ? '' : formatType(type)}`;
  return (
    ROW +
    measureText(title, FIELD_WIDTH) +
    measureText(description, FIELD_WIDTH) +
    measureText(values.join(', '), FIELD_WIDTH) +
    (nested === undefined ? 0 : FOLDED)
  );
}

function countLines(code: string, width: number): number {
  return sum(code.split('\n').map((line) => Math.max(1, Math.ceil(line.length / width))));
}

/** A signature has the whole width, and its lines wrap on a phone. */
function countSignature({ name, signatures }: SectionOf<'signature'>, layout: Layout): number {
  const width = layout === 'narrow' ? CODE_WIDTH.narrow : SIGNATURE_WIDTH;
  return sum(
    signatures.map((each) => countLines(formatSignature(name, each, SIGNATURE_WIDTH), width)),
  );
}

function measureDocstring({ section }: SectionOf<'docstring'>): number {
  if ('items' in section)
    return sum(section.items.map(({ description }) => 20 + LINE + measureText(description)));
  if ('text' in section) return measureText(section.text);
  return sum(section.examples.map(({ text }) => CODE_FRAME + text.split('\n').length * CODE_LINE));
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}
