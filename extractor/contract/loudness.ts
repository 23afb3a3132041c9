import type { Change, ChangeSeverity } from './change.ts';

/** How loud a change is: whether it fails a run, is only shown, or not even that. */
export const LOUDNESS = ['error', 'warning', 'note', 'off'] as const;
export type Loudness = (typeof LOUDNESS)[number];

/** How loud changes are, by their severity or by the code of their rule, which goes first. */
export type LoudnessSettings = Readonly<Record<string, Loudness>>;

/** The severities as settings name them, and how loud they are by default. */
const LEVELS = {
  breaking: { name: 'breaking', loudness: 'error' },
  possiblyBreaking: { name: 'possibly-breaking', loudness: 'warning' },
  safe: { name: 'safe', loudness: 'note' },
} as const satisfies Record<ChangeSeverity, { name: string; loudness: Loudness }>;

/** What a setting can be for: a severity, or the code of a rule. */
export const LOUDNESS_KEY = /^(?:breaking|possibly-breaking|safe|(?:python|http)(?:-[a-z]+)+)$/;

/** How loud a change is. */
export function getLoudness(
  { code, severity }: Pick<Change, 'code' | 'severity'>,
  settings: LoudnessSettings = {},
): Loudness {
  const { name, loudness } = LEVELS[severity];
  return settings[code] ?? settings[name] ?? loudness;
}
