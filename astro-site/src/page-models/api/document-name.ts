import { api as strings } from '#strings';
import type { ApiDocumentFacts } from '../../../../extractor/contract/api-file.ts';

/** A document with its version: `Shop API 3`. */
export function getDocumentName({
  title = strings.document,
  version = '',
}: ApiDocumentFacts): string {
  return `${title} ${version}`.trim();
}

/** Its name and its licence: `Shop API 3, licence: MIT`. */
export function getDocumentCredit(document: ApiDocumentFacts): string {
  const { license } = document;
  const name = getDocumentName(document);
  return license === undefined ? name : `${name}, ${strings.license(license)}`;
}
