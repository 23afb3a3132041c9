import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { KnownPackages } from '../../../../extractor/commands/shared/known-packages.ts';
import type { Strictness } from '../../../../extractor/diagnostics/strictness.ts';
import { updateSite } from '../../../../extractor/commands/shared/read-site.ts';
import { PackageConfigSchema } from '../../../../extractor/config/package-schema.ts';
import { WrapdocsError, type ErrorCode } from '../../../../extractor/errors.ts';
import { writePackage } from '../../../../extractor/output/write-package.ts';
import type { ConfiguredPackage } from '../../../../extractor/sources/configured-package.ts';
import { makeModule, makePackage } from '../support/contract.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { makeTerminal } from '../support/terminal.ts';

const NAMES = ['books', 'costly', 'shop'];
const REQUESTS = { determined: 0, partial: 0, delegates: 0, unknown: 0 };

function configure(name: string): ConfiguredPackage {
  const root = makeTemporaryFolder();
  const origin = { kind: 'path', locator: name } as const;
  return {
    config: PackageConfigSchema.parse({ name, source: name }),
    folder: root,
    source: { root, package: name, only: [], origin, warnings: [] },
  };
}

/** Updates a site of three packages, of which some fail with an error. */
async function update(failing: readonly string[], code: ErrorCode, strict: Strictness = false) {
  const api = makeTemporaryFolder();
  const kept: string[] = [];
  const extracted = (name: string) => makePackage([makeModule(name, [])]);
  for (const name of NAMES) await writePackage(extracted(name), path.join(api, name));
  const known: KnownPackages = {
    recall(configured) {
      const { name } = configured.config;
      if (failing.includes(name)) {
        const message = `Reading ${name} took too much.`;
        return Promise.reject(new WrapdocsError({ code, message, hint: 'Make it smaller.' }));
      }
      const facts = { findings: [], accepted: 0, requests: REQUESTS };
      return Promise.resolve({ ...configured, ...facts, extracted: extracted(name) });
    },
    keep(packages) {
      kept.push(...packages.map(({ config }) => config.name));
      return Promise.resolve();
    },
  };
  const { terminal, written } = makeTerminal();
  const context = { cwd: api, env: {}, terminal, signal: new AbortController().signal };
  const packages = NAMES.map(configure);
  const run = updateSite({ packages }, { api, known }, { strict }, context);
  const read = (await run).map(({ config }) => config.name);
  return { folders: readdirSync(api).toSorted(), kept, read, said: written.err };
}

test.each(['INTROSPECTION_TIMEOUT', 'INTROSPECTION_OUT_OF_MEMORY'] as const)(
  'a package that fails with %s is left out, with what an earlier run made of it',
  async (code) => {
    const { folders, kept, read, said } = await update(['costly'], code);
    expect(read).toEqual(['books', 'shop']);
    expect([kept, folders]).toEqual([read, read]);
    expect(said).toContain(
      'The package `costly` is skipped: Reading costly took too much.\n→ Make it smaller.',
    );
  },
);

test('the error of the first is that of the site if none is left', async () => {
  await expect(update(NAMES, 'INTROSPECTION_TIMEOUT')).rejects.toThrow('took too much');
});

test('a strict run leaves none out, and no run leaves out one that fails otherwise', async () => {
  await expect(update(['costly'], 'INTROSPECTION_TIMEOUT', 'warning')).rejects.toThrow(
    'took too much',
  );
  await expect(update(['costly'], 'SOURCE_UNSUITABLE')).rejects.toThrow('took too much');
});
