import { once } from 'node:events';
import path from 'node:path';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { findConfig, getSiteFolder, loadConfig } from '../config/load.ts';
import { WrapdocsError } from '../errors.ts';
import { createLibrary, isSite, readApis, readSitePackages, type Library } from '../mcp/library.ts';
import { createMcpServer } from '../mcp/server.ts';
import type { McpOptions } from './basic-commands.ts';
import { readDiffInput } from './diff/diff-input.ts';
import type { Context } from './shared/context.ts';

type ReadOther = NonNullable<Library['readOther']>;

/** `wrapdocs mcp [SOURCE...]`: answers agents over standard input and output until they leave. */
export async function runMcp(
  sources: readonly string[],
  options: McpOptions,
  context: Context,
): Promise<void> {
  const library = await openLibrary(sources, options, context);
  const handle = serveStdio(() => createMcpServer(library));
  await Promise.race([once(process.stdin, 'end'), waitForAbort(context.signal)]);
  await handle.close();
}

async function waitForAbort(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** Reads the packages that agents ask about: those named, or those of the configured site. */
async function openLibrary(
  sources: readonly string[],
  options: McpOptions,
  context: Context,
): Promise<Library> {
  const readOther: ReadOther = async (specifier) => {
    const [first] = await readSource(specifier, options, context);
    if (first === undefined) throw makeEmpty(specifier);
    return first;
  };
  if (sources.length === 0) return openConfigured(options, context, readOther);
  const [only = ''] = sources;
  const folder = path.resolve(context.cwd, only);
  if (sources.length === 1 && isSite(folder)) {
    return createLibrary(await readSitePackages(folder), { readOther, site: folder });
  }
  const read = await Promise.all(sources.map((source) => readSource(source, options, context)));
  return createLibrary(read.flat(), { readOther, apis: await readApis(folder) });
}

async function openConfigured(
  options: McpOptions,
  { cwd }: Context,
  readOther: ReadOther,
): Promise<Library> {
  if (options.config === undefined && findConfig(cwd) === undefined) {
    throw new WrapdocsError({
      code: 'USAGE',
      message: 'There is no configuration here, so nothing says what to read.',
      hint: 'Name a package, such as `wrapdocs mcp pypi:my-client==1.0`, or a folder.',
    });
  }
  const loaded = await loadConfig(cwd, options.config);
  const site = getSiteFolder(loaded);
  if (!isSite(site)) {
    throw new WrapdocsError({
      code: 'USAGE',
      message: `${site} is not a built site.`,
      hint: 'Run `wrapdocs build` first, or name a package or folder.',
    });
  }
  const apis = await readApis(path.join(loaded.folder, '.wrapdocs', 'api'));
  return createLibrary(await readSitePackages(site), { readOther, site, apis });
}

async function readSource(specifier: string, options: McpOptions, context: Context) {
  const found = await readDiffInput(specifier, options, context);
  return [...(found?.values() ?? [])].map(({ document }) => document);
}

function makeEmpty(specifier: string): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: `${specifier} contains no package.`,
    hint: 'Name a package, such as `pypi:my-client==1.0`, or a folder.',
  });
}
