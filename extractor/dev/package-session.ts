import path from 'node:path';
import { splitAccepted } from '../diagnostics/split-accepted.ts';
import { makeFindings, type Finding } from '../diagnostics/finding.ts';
import { assemblePackage } from '../extraction/extract.ts';
import type { ApiFile } from '../contract/api-file.ts';
import type { Package } from '../contract/package.ts';
import type { ConfiguredPackage } from '../sources/configured-package.ts';
import { readRecordings } from '../recordings/read-recordings.ts';
import { readSourceTexts } from '../sources/source-text.ts';
import type { IntrospectionServer } from './introspection-server.ts';
import { createPackageWriter } from './package-writer.ts';

/** The result of reading a package again. */
export interface Refreshed {
  extracted: Package;
  findings: Finding[];
  /** Findings that the last reading did not have. */
  fresh: Finding[];
  /** The names of the files that were written. */
  changed: string[];
}

interface Options {
  server: IntrospectionServer;
  /** The folder with the JSON of all packages. */
  api: string;
  cwd: string;
  /** Sets a package beside the documents of its API. */
  readApi: (extracted: Package) => Promise<ApiFile | undefined>;
}

/** Reads a package again each time something in it has changed, and keeps its JSON up to date. */
export function createPackageSession(
  { config, source, folder }: ConfiguredPackage,
  { server, api, cwd, readApi }: Options,
): (changed: readonly string[]) => Promise<Refreshed> {
  const write = createPackageWriter(path.join(api, config.name));
  let known = new Set<string>();

  return async (changed) => {
    const introspection = await server.introspect({ ...config, source, changed });
    const extracted = assemblePackage(introspection, { ...config, source, origin: source.origin });
    const recordings = config.recordings && readRecordings(extracted, config.recordings, folder);
    const sources = readSourceTexts(extracted.modules, source);
    const apiFile = await readApi(extracted);
    const written = await write(extracted, { sources, apiFile, recordings });
    const { open } = splitAccepted(extracted.index.diagnostics, config.accept);
    const findings = makeFindings(open, { package: config.name, source, cwd });
    const fresh = findings.filter((finding) => !known.has(getKey(finding)));
    known = new Set(findings.map(getKey));
    return { extracted, findings, fresh, changed: written };
  };
}

/** A finding that only moved to another line is still the same. */
function getKey({ code, message, location }: Finding): string {
  return [code, location?.file, message].join('\0');
}
