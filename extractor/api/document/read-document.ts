import { WrapdocsError } from '../../errors.ts';
import type { ApiDocument } from './api-document.ts';
import { loadFiles } from './load-files.ts';
import { type DocumentFile, getChild, getChildren, getOwn, getText, type Node } from './node.ts';
import { type DocumentSource, openDocument } from './open-document.ts';
import { readOperations } from './read-operations.ts';
import { createResolver } from './references.ts';

/**
 * Reads an OpenAPI or Swagger document, without using the network.
 *
 * @param specifier a file, or `git:<repository>@<ref>#<file>`
 * @throws WrapdocsError if there is no such file, or it is no such document
 */
export async function readDocument(
  specifier: string,
  options: { cwd: string; env: NodeJS.ProcessEnv; signal?: AbortSignal | undefined },
): Promise<ApiDocument> {
  const source = await openDocument(specifier, options);
  return parseFiles(source, await loadFiles(source.text, source.label, source.readFile));
}

/** Reads a document of one file that is in memory. */
export function parseApiDocument(root: unknown, label = 'openapi.json'): ApiDocument {
  return parseFiles({ label }, new Map([['', { path: '', root }]]));
}

function parseFiles(
  { label, date, copy }: Pick<DocumentSource, 'label' | 'date' | 'copy'>,
  files: ReadonlyMap<string, DocumentFile>,
): ApiDocument {
  const file = files.get('');
  const root: Node = {
    value: file?.root,
    file: file ?? { path: '', root: undefined },
    pointer: '#',
  };
  const format = findFormat(root.value);
  if (format === undefined) throw makeNoDocument(label);
  const resolver = createResolver(files);
  const info = getOwn(root.value, 'info');
  return {
    file: label,
    format,
    title: getText(info, 'title'),
    version: getLabel(info, 'version'),
    license: getText(getOwn(info, 'license'), 'name'),
    date: copy?.date ?? date,
    copy,
    operations: readOperations(root, resolver),
    credentials: findCredentials(root),
    root,
    resolver,
  };
}

function findFormat(root: unknown): string | undefined {
  const openapi = getLabel(root, 'openapi');
  if (openapi?.startsWith('3.') === true) return `OpenAPI ${openapi}`;
  return getLabel(root, 'swagger')?.startsWith('2') === true ? 'Swagger 2.0' : undefined;
}

/** YAML reads a version such as `1.0` as a number. */
function getLabel(value: unknown, key: string): string | undefined {
  const found = getOwn(value, key);
  return typeof found === 'number' ? String(found) : getText(value, key);
}

function findCredentials(root: Node): Set<string> {
  const schemes =
    getChild(root, 'securityDefinitions') ??
    getChild(getChild(root, 'components') ?? root, 'securitySchemes');
  return new Set(
    getChildren(schemes).flatMap(([, { value }]) =>
      getText(value, 'type') === 'apiKey' ? (getText(value, 'name') ?? []) : [],
    ),
  );
}

function makeNoDocument(label: string): WrapdocsError {
  return new WrapdocsError({
    code: 'API_INVALID',
    message: `${label} is not an OpenAPI document: it has neither \`openapi: 3.x\` nor \`swagger: "2.0"\`.`,
    hint: 'Name the main file of the document, such as `openapi.yaml`.',
  });
}
