import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { WrapdocsError } from '../../errors.ts';
import { ConfigSchema } from '../../config/schema.ts';
import { withRunFolder } from '../../output/run-folder.ts';
import { walkFiles } from '../../output/walk-files.ts';
import { READY_RENDERER, RENDERER_BASE } from '../../site-input/ready-renderer.ts';
import { SITE_INPUT_VERSION, type SiteInput } from '../../site-input/schema.ts';
import { runChild } from '../../system/run-child.ts';
import { getModuleFile, WRAPDOCS_ROOT, WRAPDOCS_VERSION } from '../../version.ts';
import { ASTRO_ENVIRONMENT } from '../astro-environment.ts';
import { getAstro, prepareSiteRoot } from '../site-root.ts';

const END_WITH_PARENT = pathToFileURL(getModuleFile('extractor/system/end-with-parent')).href;

/**
 * Lets Astro bundle what renders any site in a language, and what browsers load of it.
 *
 * @param folder an empty folder
 */
export async function makeRenderer(
  folder: string,
  language: string,
  signal: AbortSignal,
): Promise<void> {
  await withRunFolder(tmpdir(), 'wrapdocs-renderer-', async (home) => {
    const { root, siteFile, out } = await prepareSite(home, language);
    const site = ['--root', root, '--site-json', siteFile, '--outDir', out];
    const args = ['--import', END_WITH_PARENT, getAstro(), 'build', '--silent', ...site];
    const { exitCode, stderr } = await runChild(process.execPath, args, {
      cwd: root,
      env: { ...ASTRO_ENVIRONMENT, NODE_ENV: 'production', [READY_RENDERER]: folder },
      signal,
      keepStdinOpen: true,
    });
    signal.throwIfAborted();
    if (exitCode !== 0) throw makeFailure(stderr);
    await hidePlaces(folder, { root, home });
  });
}

/** Makes what Astro needs to bundle a site without pages. */
async function prepareSite(
  home: string,
  language: string,
): Promise<{ root: string; siteFile: string; out: string }> {
  const root = path.join(home, 'root');
  const content = path.join(home, 'content');
  const out = path.join(home, 'out');
  for (const place of [root, content]) await mkdir(place);
  await prepareSiteRoot(root);
  const siteFile = path.join(home, 'site.json');
  await writeFile(siteFile, JSON.stringify(makeSiteInput(language, { home, content, out })));
  return { root, siteFile, out };
}

/** Takes out of a renderer where it was made, so that it is the same everywhere. */
async function hidePlaces(
  folder: string,
  { root, home }: { root: string; home: string },
): Promise<void> {
  const own = [path.relative(root, WRAPDOCS_ROOT), WRAPDOCS_ROOT].flatMap((place) =>
    ['astro-site', 'extractor', 'node_modules'].map((name) => [`${place}/${name}`, name] as const),
  );
  const places = [...own, [root, 'root'] as const, [home, 'home'] as const];
  for (const file of walkFiles(folder)) {
    if (!/\.(?:mjs|json)$/u.test(file)) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    const hidden = places.reduce(
      (rest, [place, name]) => rest.replaceAll(toPath(place), `/wrapdocs/${name}`),
      text,
    );
    if (hidden !== text) await writeFile(path.join(folder, file), hidden);
  }
}

function toPath(place: string): string {
  return place.replaceAll('\\', '/');
}

/** The input of a site without pages: only what decides how Astro bundles matters. */
function makeSiteInput(
  language: string,
  { home, content, out }: { home: string; content: string; out: string },
): SiteInput {
  const settings = ConfigSchema.parse({
    site: { title: 'wrapdocs', language },
    packages: [{ name: 'none', source: 'none' }],
  });
  return {
    schemaVersion: SITE_INPUT_VERSION,
    generator: { name: 'wrapdocs', version: WRAPDOCS_VERSION },
    settings,
    base: RENDERER_BASE,
    dates: { content: {}, packages: {} },
    inventories: [],
    folders: {
      packages: path.join(home, 'api'),
      content,
      project: home,
      out,
      cache: path.join(home, 'cache'),
    },
  };
}

function makeFailure(stderr: string): WrapdocsError {
  return new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: `The renderer could not be made:\n${stderr}`,
    hint: 'This is a bug in wrapdocs. Please report it.',
  });
}
