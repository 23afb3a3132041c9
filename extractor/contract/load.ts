import * as z from 'zod';
import {
  ModuleFileSchema,
  PackageIndexSchema,
  PackageSchema,
  type ModuleFile,
  type Package,
  type PackageIndex,
} from './package.ts';
import { parseDocument } from './parse-document.ts';
import { SCHEMA_VERSION } from './version.ts';

/** Reads the text of an `index.json`; messages call it `file`. */
export function parsePackageIndex(text: string, file = 'index.json'): PackageIndex {
  return parseDocument(PackageIndexSchema, text, describe(file));
}

/** Reads the text of one module's JSON file; messages call it `file`. */
export function parseModuleFile(text: string, file = 'module file'): ModuleFile {
  return parseDocument(ModuleFileSchema, text, describe(file));
}

/** Reads the text of a whole package, as a site publishes it; messages call it `file`. */
export function parsePackage(text: string, file = 'package file'): Package {
  return parseDocument(PackageSchema, text, describe(file), PackageHeaderSchema);
}

/** In a whole package, the version is in the index. */
const PackageHeaderSchema = z.looseObject({ index: z.unknown() }).transform(({ index }) => index);

function describe(file: string) {
  return { file, version: SCHEMA_VERSION, kind: 'contract', command: 'wrapdocs extract' };
}
