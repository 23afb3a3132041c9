import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEPENDENCIES, WRAPDOCS_ROOT } from '../version.ts';

const CONFIG_FILE = pathToFileURL(path.join(WRAPDOCS_ROOT, 'astro.config.mjs')).href;

/** Astro imports its configuration again when it restarts, and so must what this file imports. */
const CONFIG = `const address = \`${CONFIG_FILE}?\${Date.now()}\`;
// If this fails, Vite tries again, and would hide why.
const { default: config } = await import(/* @vite-ignore */ address);
export default config;
`;

/** Without it, the colours of code would depend on how busy the machine is. */
const CODE_BLOCKS = `export default {
  shiki: {
    transformers: [
      {
        preprocess(_code, options) {
          options.tokenizeTimeLimit = 0;
        },
      },
    ],
  },
};
`;

/** Astro looks here for packages with components, which Vite must compile. */
const MANIFEST = { private: true, type: 'module', dependencies: DEPENDENCIES };

/**
 * Makes an existing folder a root for Astro, with the configuration and the packages of this
 * wrapdocs. Astro writes below its root, so each project has one of its own, and nothing is written
 * to the folder that wrapdocs is installed in.
 *
 * @param publicFolder a folder with files that the site contains as they are
 */
export async function prepareSiteRoot(folder: string, publicFolder?: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  // It may lead to a wrapdocs that was installed somewhere else.
  await rm(modules, { recursive: true, force: true });
  await symlink(findModules(), modules, 'junction');
  const files = path.join(folder, 'public');
  await rm(files, { recursive: true, force: true });
  await copyFiles(path.join(WRAPDOCS_ROOT, 'astro-site/public'), files);
  if (publicFolder !== undefined) await copyFiles(publicFolder, files);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(MANIFEST));
  await writeFile(path.join(folder, 'astro.config.mjs'), CONFIG);
  await writeFile(path.join(folder, 'ec.config.mjs'), CODE_BLOCKS);
}

/** Copies files without their permissions, because wrapdocs may be installed read-only. */
async function copyFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await readFile(source));
  }
}

/** The program of Astro. */
export function getAstro(): string {
  return path.join(findModules(), 'astro', 'bin', 'astro.mjs');
}

/** The folder with the packages that wrapdocs needs. */
export function findModules(): string {
  const { resolve } = createRequire(import.meta.url);
  const found = resolve.paths('astro')?.find((folder) => existsSync(path.join(folder, 'astro')));
  return found ?? path.join(WRAPDOCS_ROOT, 'node_modules');
}
