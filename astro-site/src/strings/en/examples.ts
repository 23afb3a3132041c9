/** Texts of the tools of examples, which scripts add. */
export const examples = {
  more: 'More',
  otherLanguages: 'Other languages',
  inLanguage: (name: string, language: string) => `${name} in ${language}`,
  fillIn: 'Fill in',
  explanation:
    'All examples of this API then use these values, also on other pages and in what you copy. They stay in this browser. Examples read secrets from the environment, so do not enter any here.',
  baseUrl: 'Base URL',
  noAddress: 'Enter an address that begins with https:// or http://.',
  save: 'Save',
  cancel: 'Cancel',
  removeAll: 'Remove all values',
  saved: 'The examples use your values.',
  removed: 'The values have been removed.',
  notStored: 'This browser does not allow the site to store anything.',
};
