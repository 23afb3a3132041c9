import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { ensurePythonTools, findTestPython } from '../tools/python.ts';
import { STUBS } from './wrapper.ts';

type Schema = Record<string, unknown>;
type Content = Record<string, { schema: Schema } | undefined>;

export interface FastApiOperation {
  description?: string;
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}

interface FastApiDocument {
  paths: Record<string, Record<string, FastApiOperation | undefined> | undefined>;
  components: {
    schemas: Record<
      string,
      { properties?: Record<string, Schema>; required?: string[] } & Record<string, unknown>
    >;
  };
}

/** Where a module is, and which FastAPI reads it. */
interface Place {
  root: string;
  /** Lock file of FastAPI, relative to the project's root. */
  requirements: string;
}

/** The wrapper is written for Pydantic 1. */
const WRAPPER: Place = { root: STUBS, requirements: 'tests/wrapper/fastapi.txt' };

/**
 * Imports a module with FastAPI and returns `app.openapi()`.
 *
 * @param module dotted name of the module with `app`
 * @param setAside functions left out, because FastAPI refuses them
 */
export async function readFastApiDocument(
  module: string,
  setAside: string[],
  place: Place = WRAPPER,
): Promise<FastApiDocument> {
  const [document] = await readFastApiDocuments([module], setAside, place);
  if (document === undefined) throw new Error(`no document of ${module}`);
  return document;
}

/** Does the same for several modules in one process, because importing FastAPI takes seconds. */
export async function readFastApiDocuments(
  modules: readonly string[],
  setAside: string[],
  { root, requirements }: Place,
): Promise<FastApiDocument[]> {
  const dependencies = await ensurePythonTools(requirements);
  const script = fileURLToPath(new URL('openapi.py', import.meta.url));
  const { stdout } = await execa(await findTestPython(), [
    ...['-I', '-X', 'utf8', '-W', 'ignore', script],
    ...[dependencies, root, modules.join(','), ...setAside],
  ]);
  return JSON.parse(stdout) as FastApiDocument[];
}
