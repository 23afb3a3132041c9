import { isAbsolute, join, posix, relative } from 'node:path';
import {
  rolldown,
  type InputOptions,
  type OutputOptions,
  type Plugin,
  type RolldownBuild,
} from 'rolldown';
import { ROOT } from './checkout.ts';
import { createChunkNames } from './chunk-names.ts';
import { compileModule, nameCompiled, TRANSFORM } from './compile-module.ts';
import { findBrowserModules, findParts, getId, REEXPORTS } from './parts.ts';
import { write } from './write.ts';

/**
 * Compiles the modules of the command line and of the site. Those that are found by their paths keep
 * them, and what several of them share is in chunks. Packages are imported as in the checkout.
 *
 * @returns the number of files
 */
export async function bundleModules(dir: string): Promise<number> {
  const { texts, islands, scripts } = findBrowserModules();
  const keptTexts = await keepModules(texts, new Set(), dir);
  const keptIslands = await keepModules(islands, keptTexts, dir);
  const kept = new Set([...keptTexts, ...keptIslands]);
  const chunkFileNames = 'astro-site/src/scripts/[name].js';
  const browser = await writeBundle(scripts, kept, { dir, chunkFileNames });
  const parts = findParts();
  const entries = parts.flatMap((part) => part.entries);
  const others = await writeBundle(entries, keptTexts, {
    dir,
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: createChunkNames(parts), debugName: 'parts' }],
    },
  });
  return kept.size + browser + others;
}

/**
 * Compiles modules and those that they import one by one. Vite would not make the same files for
 * browsers from a bundle as it makes from the modules of a checkout.
 *
 * @param left files of the package that have been compiled before
 * @returns the files
 */
async function keepModules(
  entries: readonly string[],
  left: ReadonlySet<string>,
  dir: string,
): Promise<Set<string>> {
  // A module is compiled with all its imports, those that nothing uses included.
  const bundle = await openBundle(entries, left, { treeshake: false });
  const { output } = await bundle.generate();
  await bundle.close();
  const ids = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const files = ids.map((id) => relative(ROOT, id).replaceAll('\\', '/'));
  for (const file of files) await write(join(dir, nameCompiled(file)), await compileModule(file));
  return new Set(files.map(nameCompiled));
}

/** Writes a bundle; returns the number of its files. */
async function writeBundle(
  entries: readonly string[],
  left: ReadonlySet<string>,
  options: OutputOptions,
): Promise<number> {
  const bundle = await openBundle(entries, left);
  const { output } = await bundle.write({
    entryFileNames: '[name].js',
    // Names of routes contain brackets.
    sanitizeFileName: false,
    minifyInternalExports: false,
    ...options,
  });
  await bundle.close();
  return output.length;
}

function openBundle(
  entries: readonly string[],
  left: ReadonlySet<string>,
  options: InputOptions = {},
): Promise<RolldownBuild> {
  return rolldown({
    ...options,
    cwd: ROOT,
    input: Object.fromEntries(entries.map((file) => [file.replace(/\.\w+$/, ''), getId(file)])),
    platform: 'neutral',
    tsconfig: false,
    transform: TRANSFORM,
    preserveEntrySignatures: 'allow-extension',
    plugins: [reexportModules(), leaveImports(left)],
    onLog(level, { message }) {
      throw new Error(`${level}: ${message}`);
    },
  });
}

/** Makes the modules that only export others again. */
function reexportModules(): Plugin {
  const reexport = (file: string) => `export * from ${JSON.stringify(join(ROOT, file))};\n`;
  return {
    name: 'reexport-modules',
    resolveId: (id) => (REEXPORTS.has(id) ? id : undefined),
    load: (id) => REEXPORTS.get(id)?.map(reexport).join(''),
  };
}

/** Marks imports of files in the package that are not part of a bundle. */
const FILE = 'file-of-the-package:';

/**
 * Leaves to Node.js and Vite what is not bundled: packages, styles, addresses of files (`?url`), and
 * what has been compiled before.
 */
function leaveImports(left: ReadonlySet<string>): Plugin {
  return {
    name: 'leave-imports',
    resolveId(id, importer) {
      if (importer === undefined || isAbsolute(id)) return undefined;
      if (!id.startsWith('.')) return { id, external: true };
      const file = nameCompiled(relative(ROOT, join(importer, '..', id)).replaceAll('\\', '/'));
      const isLeft = /\.css$|\?url$/u.test(file) || left.has(file);
      return isLeft ? { id: `${FILE}${file}`, external: true } : undefined;
    },
    renderChunk: (code, { fileName }) =>
      code.replaceAll(new RegExp(`(?<=["'])${FILE}([^"']+)`, 'g'), (_, file: string) =>
        posix.relative(posix.dirname(fileName), file).replace(/^(?!\.)/, './'),
      ),
  };
}
