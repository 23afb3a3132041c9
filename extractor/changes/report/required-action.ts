import type { Change } from '../../contract/change.ts';

/** What readers of a report have to do about its changes, in the order of the report. */
export const ACTIONS = [
  'removed',
  'renamed',
  'call',
  'requirement',
  'value',
  'request',
  'deprecated',
  'added',
  'other',
] as const;
export type Action = (typeof ACTIONS)[number];

/** The headings of reports. */
export const ACTION_TITLES: Readonly<Record<Action, string>> = {
  removed: 'Removed: replace it or do without it',
  renamed: 'Renamed or moved: use the new name',
  call: 'Called in another way: change the call',
  requirement: 'Requirements: check what you install',
  value: 'Other values: check what you do with them',
  request: 'Other requests: check what the server gets',
  deprecated: 'Deprecated: replace it soon',
  added: 'New',
  other: 'Other changes',
};

/** The first pattern that fits a code decides. */
const PATTERNS: readonly (readonly [RegExp, Action])[] = [
  [/version-dropped|version-added|requirement|extra-/, 'requirement'],
  [/-deprecated|-undeprecated/, 'deprecated'],
  [/renamed|(?<!re)moved|export-target/, 'renamed'],
  [
    /parameter-removed|parameter-added|parameter-(?!type)|position-lost|keyword-|async|binding|overload|abstract|protocol|constructor/,
    'call',
  ],
  [
    /(object|module|export|name|field|member|operation|base)-(removed|hidden)|removed-after|setter-removed/,
    'removed',
  ],
  [/(?<!base|raises|annotation)-added$|added-(optional|returned)/, 'added'],
  [/^http-(?!.*(response|field|enum))/, 'request'],
  [/type|value|default|return|generator|raises|limits|enum|field|kind|context|response/, 'value'],
];

/** What readers have to do about a change. */
export function getRequiredAction({ code, before }: Change): Action {
  const isNew = before === undefined && !/added-required/.test(code);
  if (isNew && /(?<!base)-added/.test(code)) return 'added';
  return PATTERNS.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';
}
