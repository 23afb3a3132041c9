import { client as strings } from '#strings';
import type { ClientCall, Reason, ReasonKind } from '../../../../extractor/contract/client-call.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { getLocalName } from '../../routing/route.ts';
import type { Scope } from '../../reference/scope.ts';
import type { RequestBadge } from '../sections/request.ts';

/** What is not certain about a request; nothing about one that was read from the code as a whole. */
export function makeBadges({ certainty, reasons = [] }: ClientCall, scope: Scope): RequestBadge[] {
  const badges = reasons.map((reason) => makeBadge(reason, scope));
  if (badges.length > 0 || certainty === 'exact') return badges;
  const kind = certainty === 'documented' ? 'docstringOnly' : 'partial';
  return [{ title: strings.badges[kind], text: [strings.reasons[kind]()] }];
}

function makeBadge({ kind, detail = '' }: Reason, { view, href }: Scope): RequestBadge {
  const title = strings.badges[kind];
  if (kind !== 'inherited') return { title, text: [strings.reasons[kind](detail)] };
  const module = view.moduleOf(detail);
  const name = module === undefined ? detail : getLocalName(detail, module.id);
  const target = href(detail) === undefined ? undefined : { name, id: detail };
  return { title, text: [strings.reasons.inherited(name)], target };
}

/** True of many requests of a package, and no doubt about their paths. */
const UNMARKED = new Set<ReasonKind>(['serverUnknown', 'inherited']);
/** The docstring completes a path that begins with an address from the server. */
const UNMARKED_IF_COMPLETE = new Set<ReasonKind>([...UNMARKED, 'pathFromObject']);

/** The titles of the badges that mark a request in a list. */
export function listUncertainty({ client, path }: Operation): string[] {
  if (client === undefined) return [];
  const { certainty, reasons = [] } = client;
  const unmarked = path.startsWith('{') ? UNMARKED : UNMARKED_IF_COMPLETE;
  const kinds = reasons.map(({ kind }) => kind).filter((kind) => !unmarked.has(kind));
  if (kinds.length > 0) return [...new Set(kinds)].map((kind) => strings.badges[kind]);
  if (certainty === 'documented') return [strings.badges.docstringOnly];
  return certainty === 'partial' && reasons.length === 0 ? [strings.badges.partial] : [];
}
