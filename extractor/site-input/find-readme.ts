import path from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { isFile } from '../system/is-file.ts';

const README_NAMES = [
  ...['README.md', 'readme.md', 'Readme.md'],
  ...['README.rst', 'readme.rst', 'Readme.rst'],
];

/** The file that the home page of a project without pages of its own is made from. */
export function findReadme(folder: string): string | undefined {
  return README_NAMES.map((name) => path.join(folder, name)).find((file) => isFile(file));
}

/** Whether the home page says something about the packages, which must then be read before. */
export function needsPackages({ config, folder }: LoadedConfig): boolean {
  return config.content === undefined && findReadme(folder) === undefined;
}
