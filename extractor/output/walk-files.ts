import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files below a folder, `/`-separated, in no particular order. Going through the folders one by
 * one takes half the time of Node's own option for that.
 *
 * @param isEntered which folders to look into, by their paths; all of them by default
 */
export function* walkFiles(
  folder: string,
  isEntered: (name: string) => boolean = () => true,
  below = '',
): Generator<string> {
  for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const name = `${below}${entry.name}`;
    if (entry.isFile()) yield name;
    else if (entry.isDirectory() && isEntered(name))
      yield* walkFiles(folder, isEntered, `${name}/`);
  }
}
