import type { SourceLocation } from '../../../extractor/contract/source-location.ts';

/** The address of a source line by the configured template; undefined unless that is a web address. */
export function getSourceUrl(
  template: string | undefined,
  { file, line }: SourceLocation,
): string | undefined {
  if (template === undefined || !/^https?:\/\//.test(template)) return undefined;
  const path = file.split('/').map(encodeURIComponent).join('/');
  return template.replaceAll('{file}', () => path).replaceAll('{line}', String(line));
}

/** A place in the source as people write it: `package/module.py:12`. */
export function getSourceText({ file, line }: SourceLocation): string {
  return `${file}:${String(line)}`;
}

/** The id of a line on the page of its source. */
export function getLineAnchor(line: number): string {
  return `L${String(line)}`;
}
