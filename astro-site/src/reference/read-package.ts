import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageConfig } from '../../../extractor/config/package-schema.ts';
import { API_FILE, parseApiFile } from '../../../extractor/contract/api-file.ts';
import { parsePackageIndex } from '../../../extractor/contract/load.ts';
import {
  getSourceFileName,
  type ModuleFile,
  type Package,
} from '../../../extractor/contract/package.ts';
import { type ApiView, createApiView } from '../../../extractor/contract/view/api-view.ts';
import {
  parseRecordings,
  RECORDINGS_FILE,
  type RecordedAnswer,
} from '../../../extractor/contract/recordings.ts';
import {
  createPackageView,
  type PackageView,
} from '../../../extractor/contract/view/package-view.ts';
import project from 'virtual:wrapdocs/project';

/** A documented package with its settings. */
export interface DocumentedPackage {
  view: PackageView;
  settings: PackageConfig;
  /** The package beside the documents of its API, if the configuration names any. */
  api: ApiView | undefined;
  /** The files with the source of its modules by their ids, if the site itself shows it. */
  sources: ReadonlyMap<string, string>;
  /** What its tests have recorded, by operation. */
  recorded: ReadonlyMap<string, readonly RecordedAnswer[]>;
}

interface Known {
  /** Identifies one extraction of a package: its index contains a digest; recordings have their own file. */
  signature: string;
  documented: DocumentedPackage;
}

// Under the development server this module outlives changes of a package: the others stay cached.
const known = new Map<string, Known>();

/** Reads a package that `wrapdocs extract` wrote, unless it is cached and has not changed. */
export function readDocumentedPackage(settings: PackageConfig): DocumentedPackage | undefined {
  const folder = join(project.folders.packages, settings.name);
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return undefined;
  const signature = [file, join(folder, RECORDINGS_FILE)].map(identify).join();
  const present = known.get(settings.name);
  if (present?.signature === signature) return present.documented;
  const content = readPackage(folder, file);
  const sources = findSources(settings, content);
  const view = createPackageView(content);
  const recorded = readRecorded(join(folder, RECORDINGS_FILE));
  const documented = { settings, view, sources, api: readApi(folder), recorded };
  known.set(settings.name, { signature, documented });
  return documented;
}

function identify(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return [stats?.mtimeMs, stats?.ino, stats?.size].join();
}

function readRecorded(file: string): DocumentedPackage['recorded'] {
  if (!existsSync(file)) return new Map();
  const { operations } = parseRecordings(readFileSync(file, 'utf8'), file);
  return new Map(operations.map(({ operation, answers }) => [operation, answers]));
}

function readPackage(folder: string, file: string): Package {
  const index = parsePackageIndex(readFileSync(file, 'utf8'), file);
  // The extraction has checked each module before it wrote it; the index has the version of all.
  const modules = index.modules.map(({ path }) => {
    const { module } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as ModuleFile;
    return module;
  });
  return { index, modules };
}

function readApi(folder: string): ApiView | undefined {
  const file = join(folder, API_FILE);
  return existsSync(file)
    ? createApiView(parseApiFile(readFileSync(file, 'utf8'), file))
    : undefined;
}

/** If the configuration says how to link to the source, the site needs no copy of it. */
function findSources(settings: PackageConfig, { index }: Package): Map<string, string> {
  if (settings.sourceUrl !== undefined) return new Map();
  return new Map(
    index.modules.flatMap(({ id, path }): [string, string][] => {
      const file = join(project.folders.packages, settings.name, getSourceFileName(path));
      return existsSync(file) ? [[id, file]] : [];
    }),
  );
}
