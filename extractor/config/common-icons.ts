import type { ICONS } from './site-choices.ts';

/** The icons of the links that most projects have: the style sheet of every site draws them. */
export const COMMON_ICONS: readonly (typeof ICONS)[number][] = [
  'bitbucket',
  'codeberg',
  'discord',
  'email',
  'github',
  'gitlab',
  'link',
  'npm',
  'slack',
];
