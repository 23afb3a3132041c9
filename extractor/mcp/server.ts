import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { compareFiltered } from '../changes/compare.ts';
import { formatChangelog } from '../commands/diff/format-changelog.ts';
import { getMessage, WrapdocsError } from '../errors.ts';
import { WRAPDOCS_VERSION } from '../version.ts';
import { describeBriefly, describeClass, describeOperation, formatPackage } from './describe.ts';
import { describeDrift } from './drift.ts';
import { findOperations } from './find-operations.ts';
import { findOperation, type Library } from './library.ts';
import { readPage } from './pages.ts';

const MOST_OPERATIONS = 8;
const READ_ONLY = { readOnlyHint: true, openWorldHint: false };

/** A server of the Model Context Protocol that answers questions about documented packages. */
export function createMcpServer(library: Library): McpServer {
  const server = new McpServer(
    { name: 'wrapdocs', version: WRAPDOCS_VERSION },
    { instructions: makeInstructions(library) },
  );
  addOperationTools(server, library);
  addOtherTools(server, library);
  return server;
}

function makeInstructions({ packages }: Library): string {
  const names = packages.map(
    (view) => `${formatPackage(view)} (${String(view.families().length)} operations)`,
  );
  return `Documentation of ${names.join(', ')}. Find an operation first, then read it; each answer names the line of the source that shows it.`;
}

function addOperationTools(server: McpServer, library: Library): void {
  server.registerTool(
    'find_operations',
    {
      description:
        'Find the calls of a package by what they do ("cancel an order"), by method and path (`GET /orders/42`), by a URL, or by a curl command. Lists the best matches, one a line.',
      inputSchema: z.object({
        query: z.string().min(1),
        limit: z.int().min(1).max(30).default(MOST_OPERATIONS),
      }),
      annotations: READ_ONLY,
    },
    ({ query, limit }) =>
      answer(() => {
        const found = findOperations(query, library);
        if (found.length === 0) throw makeNothing(`No operation matches "${query}".`);
        const rest = found.length - limit;
        const more = rest > 0 ? [`${String(rest)} more match less well.`] : [];
        return [...found.slice(0, limit).map(describeBriefly), ...more].join('\n');
      }),
  );
  server.registerTool(
    'read_operation',
    {
      description:
        'Read an operation: its call, request, inputs, responses, and the exceptions that it raises for each status.',
      inputSchema: z.object({
        name: z.string().min(1).describe('its call or its id, as find_operations lists them'),
      }),
      annotations: READ_ONLY,
    },
    ({ name }) =>
      answer(() => {
        const found = findOperation(name, library);
        if (found === undefined) throw makeNothing(`There is no operation "${name}".`);
        return describeOperation(found);
      }),
  );
  server.registerTool(
    'read_model',
    {
      description: 'Read a model or another class, such as an exception: its fields and its bases.',
      inputSchema: z.object({ name: z.string().min(1) }),
      annotations: READ_ONLY,
    },
    ({ name }) => answer(() => readModel(name, library)),
  );
}

function readModel(name: string, { packages }: Library): string {
  for (const isWanted of [(id: string) => id === name, (id: string) => id.endsWith(`.${name}`)]) {
    for (const view of packages) {
      for (const item of view.items.values()) {
        if (item.kind === 'class' && isWanted(item.id)) return describeClass(item, view);
      }
    }
  }
  throw makeNothing(`There is no class "${name}".`);
}

function addOtherTools(server: McpServer, library: Library): void {
  const { site, apis, readOther } = library;
  if (site !== undefined) addPageTool(server, site);
  if (readOther !== undefined) addVersionTool(server, library, readOther);
  if (apis.size === 0) return;
  server.registerTool(
    'read_drift',
    {
      description:
        'Say where what a package sends differs from the document of the API that its vendor publishes.',
      inputSchema: z.object({}),
      annotations: READ_ONLY,
    },
    () => answer(() => describeDrift(library)),
  );
}

function addPageTool(server: McpServer, site: string): void {
  server.registerTool(
    'read_page',
    {
      description: 'Read a page of the site as Markdown; `/llms.txt` lists the pages.',
      inputSchema: z.object({ page: z.string().min(1), offset: z.int().min(0).default(0) }),
      annotations: READ_ONLY,
    },
    ({ page, offset }) => answer(() => readPage(site, page, offset)),
  );
}

function addVersionTool(
  server: McpServer,
  { packages }: Library,
  readOther: NonNullable<Library['readOther']>,
): void {
  server.registerTool(
    'compare_versions',
    {
      description:
        'Say what changed for callers between another version and the documented one, breaking changes first.',
      inputSchema: z.object({
        before: z.string().min(1).describe('a version on PyPI, `pypi:shop==1.0`, or a folder'),
      }),
      annotations: { ...READ_ONLY, openWorldHint: true },
    },
    ({ before }) =>
      answer(async () => {
        const old = await readOther(before);
        const view = packages.find(({ index }) => index.name === old.index.name);
        if (view === undefined) throw makeNothing(`No package is called ${old.index.name}.`);
        const { index, modules } = view;
        const { kept } = compareFiltered(old, { index, modules }, { include: [], exclude: [] });
        const { name, version } = index;
        return formatChangelog([{ name, ...(version && { after: version }), changes: kept }]);
      }),
  );
}

function makeNothing(message: string): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message,
    hint: 'Use find_operations with other words, or with the path of the request.',
  });
}

/** What a tool answers; an error becomes an answer that says what to do. */
async function answer(work: () => string | Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await work() }] };
  } catch (error) {
    const hint = error instanceof WrapdocsError ? ` ${error.hint}` : '';
    return { content: [{ type: 'text', text: getMessage(error) + hint }], isError: true };
  }
}
