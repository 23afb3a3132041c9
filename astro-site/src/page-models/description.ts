import { module as strings } from '#strings';
import type { Diagnostic } from '../../../extractor/contract/diagnostic.ts';
import type { Docstring, DocstringSection } from '../../../extractor/contract/docstring.ts';
import type { Item } from '../../../extractor/contract/module.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';
import type { Signature } from '../../../extractor/contract/function.ts';
import type { Deprecated } from '../../../extractor/contract/value.ts';
import { asMarkdown } from '../../../extractor/contract/text/markdown.ts';
import { dropStatedType } from './fields/stated-type.ts';
import type { Scope } from '../reference/scope.ts';
import type { Section } from './sections/section.ts';

type Described = Pick<Operation, 'summary' | 'description' | 'inheritedFrom' | 'deprecated'>;

/**
 * A whole docstring: summary, description, sections. The signature says which types and defaults
 * the described parameters have.
 */
export function makeDocstring(docstring: Docstring | undefined, signature?: Signature): Section[] {
  if (docstring === undefined) return [];
  const { summary, description, sections, inheritedFrom } = docstring;
  return [
    { kind: 'prose', summary, description },
    ...makeTextOrigin(inheritedFrom),
    ...makeDocstringSections(sections, signature),
  ];
}

/** Where a text comes from that is written for another object: an overridden method, say. */
function makeTextOrigin(id: string | undefined): Section[] {
  if (id === undefined) return [];
  const name = id.split('.').slice(-2).join('.');
  const types = [{ kind: 'name' as const, name, id }];
  return [{ kind: 'facts', facts: [{ title: strings.textFrom, value: { kind: 'types', types } }] }];
}

/** What an operation begins with: its text, where that comes from, and whether it is deprecated. */
export function makeLead({
  summary,
  description,
  inheritedFrom,
  deprecated,
}: Described): Section[] {
  return [
    { kind: 'prose', summary, description, isFilterText: true },
    ...makeTextOrigin(inheritedFrom),
    ...makeDeprecation(deprecated),
  ];
}

/** The parts of a docstring besides its text: exceptions, examples, notes... */
export function makeDocstringSections(
  sections: readonly DocstringSection[] = [],
  signature?: Signature,
): Section[] {
  return sections.flatMap((written): Section[] => {
    const section = dropStatedTypes(written, signature);
    if (section === undefined) return [];
    const parameters = isAboutParameters(section) ? signature?.parameters : undefined;
    return [{ kind: 'docstring', section, parameters }];
  });
}

function isAboutParameters({ kind }: DocstringSection): boolean {
  return kind === 'parameters' || kind === 'otherParameters';
}

/** A section without the types that the signature says, too; undefined if nothing else was in it. */
function dropStatedTypes(
  section: DocstringSection,
  signature: Signature | undefined,
): DocstringSection | undefined {
  if (isAboutParameters(section) && 'items' in section) {
    const types = new Map(signature?.parameters.map(({ name, type }) => [name, type]));
    const items = section.items.map((item) => {
      const type = types.get(item.name?.replace(/^\*+/, '') ?? '');
      return { ...item, description: dropStatedType(item.description, type) ?? asMarkdown('') };
    });
    return { ...section, items };
  }
  if (section.kind !== 'returns' || section.items.length !== 1) return section;
  const items = section.items.flatMap((item) => {
    const description = dropStatedType(item.description, signature?.returns);
    return description === undefined ? [] : [{ ...item, description }];
  });
  return items.length === 0 ? undefined : { ...section, items };
}

export function makeDeprecation(deprecated: Deprecated | undefined): Section[] {
  return deprecated === undefined ? [] : [{ kind: 'deprecation', deprecated }];
}

/** What recent releases changed about an item. */
export function makeHistory(id: string, scope: Scope): Section[] {
  const history = scope.history(id);
  return history === undefined ? [] : [{ kind: 'history', history }];
}

/** What could not be read about an item. */
export function makeNotes(id: string, scope: Scope): Section[] {
  const item = scope.view.item(id);
  const gaps = scope.gaps(id).filter((gap) => !isShownByParameter(gap, item));
  return gaps.length === 0 ? [] : [{ kind: 'notes', gaps }];
}

const PLACEHOLDER_WITHOUT_PARAMETER = 'WD201';

/** Whether the list of parameters says the same: one of them is in the path only. */
function isShownByParameter({ code }: Diagnostic, item: Item | undefined): boolean {
  if (code !== PLACEHOLDER_WITHOUT_PARAMETER || item?.kind !== 'operation') return false;
  return item.parameters.some(({ declared }) => declared === false);
}
