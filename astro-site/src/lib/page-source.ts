import type { SourceLocation } from '../../../extractor/contract/source-location.ts';
import { footer as strings } from '#strings';
import type { EditLink, ReferencePage } from './reference-page.ts';
import type { Scope } from './scope.ts';

/** What the foot of a page says of the source that it was made from. */
export function getSourceFacts(
  source: SourceLocation | undefined,
  scope: Scope,
): Pick<ReferencePage, 'edit' | 'lastUpdated'> {
  if (source === undefined) return {};
  return { edit: getSourceLink(source, scope), lastUpdated: scope.changed(source.file) };
}

/** A page of the reference is changed by changing the Python source, which may only be there to read. */
function getSourceLink(source: SourceLocation, scope: Scope): EditLink | undefined {
  const href = scope.sourceUrl(source);
  if (href === undefined) return undefined;
  return { href, label: scope.settings.sourceUrl === undefined ? strings.source : strings.edit };
}

/** The link to edit a narrative page; `file` is its path below the folder of pages. */
export function getEditLink(template: string | undefined, file: string): EditLink | undefined {
  if (template === undefined) return undefined;
  const path = file.split('/').map(encodeURIComponent).join('/');
  return { href: template.replaceAll('{path}', () => path), label: strings.edit };
}
