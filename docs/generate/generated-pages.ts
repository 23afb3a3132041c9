import { makeFindingsPage } from './findings-page.ts';
import { makeHowRightPage } from './how-right-page.ts';
import { makeRulesPage } from './rules-page.ts';
import { makeSettingsPage } from './settings-page.ts';

/** The pages of the manual that are made from the code, by their file in `docs`. */
export const GENERATED_PAGES = new Map<string, () => string>([
  ['settings.md', makeSettingsPage],
  ['findings.md', makeFindingsPage],
  ['rules.md', makeRulesPage],
  ['how-right-is-it.md', makeHowRightPage],
]);
