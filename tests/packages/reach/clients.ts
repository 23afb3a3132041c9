import { cp, mkdtemp } from 'node:fs/promises';
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
  const source = await resolveSource(`pypi:${truth.pypi}#${getModule(truth)}`, { cwd: '.', env });
  const document = await extract({
    source: await makeSmaller(source, truth),
    origin: source.origin,
    docstringStyle: 'auto',
    env,
  });
  const view = createPackageView(document);
  return view
    .families()
    .map((family) => makeRecord(family, view))
    .filter(({ qualname }) => qualname.startsWith(`${truth.package}.`));
}

/** The package that a release is read as; `phoenix` is only a namespace. */
function getModule({ name, package: part }: Truth): string {
  return name === 'phoenix_client' ? part : (part.split('.')[0] ?? part);
}

async function makeSmaller(source: PathSource, truth: Truth): Promise<PathSource> {
  const leftOut = LEFT_OUT[truth.name];
  const only = [truth.package];
  if (leftOut === undefined) return { ...source, only };
  const folder = join(source.root, source.package);
  const root = await mkdtemp(join(tmpdir(), 'wrapdocs-reach-'));
  await cp(folder, join(root, source.package), {
    recursive: true,
    filter: (file) => !leftOut.test(relative(folder, file).split(sep).join('/')),
  });
  return { ...source, root, only };
}
