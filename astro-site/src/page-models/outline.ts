import { listColumns } from './sections/columns.ts';
import type { Scope } from '../reference/scope.ts';
import { getLastName } from '../../../extractor/contract/last-name.ts';
import type { OutlineGroup, OutlineLink } from './page.ts';
import type { PartSection, Section, SectionOf } from './sections/section.ts';

/** The table of contents of a page, from its sections. */
export function makeOutline(
  sections: readonly Section[],
  scope: Scope | undefined,
): OutlineGroup[] {
  const groups: OutlineGroup[] = [];
  for (const group of sections.flatMap((section) => outlineSection(section, scope))) {
    const last = groups.at(-1);
    if (group.label === undefined && last !== undefined && last.label === undefined)
      last.links.push(...group.links);
    else groups.push({ ...group, links: [...group.links] });
  }
  return groups.filter(({ links }) => links.length > 0);
}

/** A section's groups of links. Links without a label are merged with neighbouring ones. */
function outlineSection(section: Section, scope: Scope | undefined): OutlineGroup[] {
  switch (section.kind) {
    case 'operations':
    case 'group': {
      const links = listEntries(section, scope);
      if (links.length > 0) return [{ label: section.title, links }];
      return [{ links: [{ href: toHash(section.id), text: section.title }] }];
    }
    case 'part':
      return outlinePart(section, scope);
    case 'requestIndex':
    case 'apiCoverage':
      return [
        { links: section.groups.map(({ id, title }) => ({ href: toHash(id), text: title })) },
      ];
    case 'columns':
      return listColumns(section).flatMap((each) => outlineSection(each, scope));
    case 'member':
      return [{ links: listEntries(section, scope) }];
    default:
      return [];
  }
}

function outlinePart(part: PartSection, scope: Scope | undefined): OutlineGroup[] {
  switch (part.outline) {
    case 'heading':
      return [{ links: [{ href: toHash(part.id), text: part.title }] }];
    case 'entries':
      return [
        { label: part.title, links: part.sections.flatMap((each) => listEntries(each, scope)) },
      ];
    case 'none':
      return [];
  }
}

/** Links to the entries of a section. */
function listEntries(section: Section, scope: Scope | undefined): OutlineLink[] {
  switch (section.kind) {
    case 'operations':
      return tellApart(
        section.operations.map(({ anchor, name, method, path }) => {
          return { link: { ...makeLink(anchor, name), method }, path };
        }),
      );
    case 'group': {
      const links = section.sections.flatMap((each) => listEntries(each, scope));
      return links.length > 0
        ? links
        : section.sections.flatMap((each) => listRequests(each, scope));
    }
    case 'operation':
      return [{ ...makeLink(section.anchor, section.name), method: section.method }];
    case 'member':
      return [withInner(makeLink(section.anchor, section.name), section, scope)];
    case 'attributes':
      return section.attributes.map(({ anchor, name }) => makeLink(anchor, name));
    case 'fields':
      return section.rows.map(({ anchor, name = '' }) => makeLink(anchor, name));
    case 'values':
      return section.values.map(({ anchor, name }) => makeLink(anchor, name));
    case 'index':
      return section.entries.map(({ anchor, name }) => makeLink(anchor, name));
    case 'operationLink':
      return [{ href: scope?.href(section.id) ?? '', text: section.name, method: section.method }];
    case 'modelLink':
      return [{ href: scope?.href(section.id) ?? '', text: section.name }];
    default:
      return [];
  }
}

/** More links than this would only be scrolled over. */
const MOST_LINKS = 150;

/** Requests that have pages of their own. */
function listRequests(section: Section, scope: Scope | undefined): OutlineLink[] {
  if (section.kind !== 'requests' || section.requests.length > MOST_LINKS) return [];
  return tellApart(
    section.requests.map(({ id, name, method, path }) => {
      return { link: { href: scope?.href(id) ?? '', text: name, method }, path };
    }),
  );
}

/** Links to operations: several operations of one function have their paths behind its name. */
function tellApart(entries: readonly { link: OutlineLink; path: string }[]): OutlineLink[] {
  const counts = new Map<string, number>();
  for (const { link } of entries) counts.set(link.text, (counts.get(link.text) ?? 0) + 1);
  return entries.map(({ link, path }) =>
    (counts.get(link.text) ?? 0) > 1 ? { ...link, text: `${link.text} ${path}` } : link,
  );
}

/** A class with its methods and classes. */
function withInner(
  link: OutlineLink,
  { itemKind, sections }: SectionOf<'member'>,
  scope: Scope | undefined,
): OutlineLink {
  if (itemKind !== 'class') return link;
  const members = sections.filter(({ kind }) => kind === 'member');
  const inner = members.flatMap((each) => listEntries(each, scope));
  return inner.length === 0 || inner.length > MOST_LINKS ? link : { ...link, inner };
}

function makeLink(anchor: string | undefined, name: string): OutlineLink {
  return { href: toHash(anchor ?? name), text: getLastName(name) };
}

function toHash(anchor: string): string {
  return `#${encodeURIComponent(anchor)}`;
}
