import path from 'node:path';
import { getSiteFolder, type LoadedConfig } from '../config/load.ts';
import { WrapdocsError } from '../errors.ts';
import { isBelow } from './prose/snippet.ts';

/**
 * Checks that the site is not built into a folder that it is made from, which would then contain the
 * site, and that no such folder is in that of the site, which a build replaces.
 *
 * @throws WrapdocsError if one of the folders contains the other
 */
export function requireSeparateOutput(loaded: LoadedConfig): void {
  const { config, folder } = loaded;
  const out = getSiteFolder(loaded);
  for (const setting of ['content', 'public'] as const) {
    const value = config[setting];
    if (value === undefined) continue;
    const place = path.resolve(folder, value);
    const relation = describeRelation(out, place, setting);
    if (relation === undefined) continue;
    throw new WrapdocsError({
      code: 'CONFIG_INVALID',
      message: `The site cannot be built into ${config.out}, because ${relation}`,
      hint: `Set \`out\` to a folder that is separate from the folder ${value}, such as \`dist\`, or move the files of \`${setting}\` to another folder.`,
    });
  }
}

function describeRelation(out: string, place: string, setting: string): string | undefined {
  if (out === place) return `\`${setting}\` names the same folder.`;
  if (isBelow(out, place))
    return `this folder is inside the folder that is set with \`${setting}\`. The next build would take the site for a part of it.`;
  if (isBelow(place, out))
    return `the folder that is set with \`${setting}\` is inside this folder, which a build replaces.`;
  return undefined;
}
