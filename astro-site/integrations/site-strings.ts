import { pathToFileURL } from 'node:url';
import type * as strings from '#strings';
import type { Project } from './derive-project.ts';

/** The texts of the interface in the site's language. */
export function loadStrings({ stringsFile }: Project): Promise<typeof strings> {
  return import(pathToFileURL(stringsFile).href) as Promise<typeof strings>;
}
