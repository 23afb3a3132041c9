import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { makeRecord } from '../../../extractor/commands/operations/operation-records.ts';
import { createPackageView } from '../../../extractor/contract/view/package-view.ts';
import { extract } from '../../../extractor/extraction/extract.ts';
import type { PathSource } from '../../../extractor/sources/resolve-path-source.ts';
import { resolveSource } from '../../../extractor/sources/resolve-source.ts';
import type { Row, Truth } from './truth.ts';

/** Folders of a release that do not matter for its truth and take long to read. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  cloudflare: /^types\//u,
  datadog_v1: /^v2\/|^v1\/model\//u,
  kubernetes: /^client\/models\//u,
  mistral: /^(?:azure|extra|gcp)\/|^client\/models\//u,
  stripe: /^params\//u,
  twilio_api: /^rest\/(?!api(?:\/|$)|__init__\.py)/u,
};

/** Reads a release, and returns the operations that count, as `wrapdocs operations` does. */
export async function readRows(truth: Truth): Promise<Row[]> {
  const { env } = process;
  const release = await resolveSource(`pypi:${truth.pypi}#${getModule(truth)}`, { cwd: '.', env });
  const root = await mkdtemp(join(tmpdir(), 'wrapdocs-reach-'));
  try {
    const source = await makeSmaller(release, truth, root);
    const { origin } = release;
    const view = createPackageView(await extract({ source, origin, docstringStyle: 'auto', env }));
    return view
      .families()
      .map((family) => makeRecord(family, view))
      .filter(({ qualname }) => qualname.startsWith(`${truth.package}.`));
  } finally {
    await rm(root, { recursive: true });
  }
}

/** The package that a release is read as; `phoenix` is only a namespace. */
function getModule({ name, package: part }: Truth): string {
  return name === 'phoenix_client' ? part : (part.split('.')[0] ?? part);
}

async function makeSmaller(release: PathSource, truth: Truth, root: string): Promise<PathSource> {
  const leftOut = LEFT_OUT[truth.name];
  const only = [truth.package];
  if (leftOut === undefined) return { ...release, only };
  const folder = join(release.root, release.package);
  await cp(folder, join(root, release.package), {
    recursive: true,
    filter: (file) => !leftOut.test(relative(folder, file).split(sep).join('/')),
  });
  return { ...release, root, only };
}
