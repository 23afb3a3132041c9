import path from 'node:path';
import { WrapdocsError } from '../errors.ts';
import { findDocumentation, type Documentation } from '../init/find-documentation.ts';
import { migrateDocBuilder } from './doc-builder/migrate-doc-builder.ts';
import type { Migration } from './migration.ts';
import { migrateMkdocs } from './mkdocs/migrate-mkdocs.ts';
import { openPandoc } from './pandoc/pandoc.ts';
import { migrateSphinx } from './sphinx/migrate-sphinx.ts';

interface Options {
  env: NodeJS.ProcessEnv;
  python?: string | undefined;
  signal: AbortSignal;
  /** Called before Pandoc is downloaded. */
  onInstall: () => void;
  onProgress: (done: number, total: number) => void;
}

/**
 * Converts the documentation of a project; nothing is written.
 *
 * @param root the project's folder
 * @throws WrapdocsError if there is none, or it cannot be converted
 */
export async function planMigration(
  root: string,
  { onProgress, ...options }: Options,
): Promise<Migration & { documentation: Documentation }> {
  const documentation = findDocumentation(root);
  if (documentation === undefined) throw makeNothing(root);
  const settings = path.join(root, documentation.settings);
  if (documentation.tool === 'MkDocs') {
    return { documentation, ...(await migrateMkdocs({ root, settings })) };
  }
  if (documentation.tool === 'doc-builder') {
    return { documentation, ...migrateDocBuilder({ root, settings }) };
  }
  if (documentation.tool === 'Docusaurus') throw makeDocusaurus(documentation);
  const pandoc = await openPandoc(options);
  return { documentation, ...(await migrateSphinx({ root, settings, pandoc, onProgress })) };
}

function makeNothing(root: string): WrapdocsError {
  return new WrapdocsError({
    code: 'DOCUMENTATION_NOT_FOUND',
    message: `There is no documentation of MkDocs, Sphinx or doc-builder in ${root}: no mkdocs.yml, docs/conf.py or docs/source/_toctree.yml.`,
    hint: 'Run `wrapdocs migrate` in the folder of your project. Pages in Markdown need no migration: set `content` to their folder.',
  });
}

function makeDocusaurus({ settings }: Documentation): WrapdocsError {
  return new WrapdocsError({
    code: 'DOCUMENTATION_NOT_FOUND',
    message: `${settings} belongs to Docusaurus, whose pages need no migration.`,
    hint: 'Set `content` to the folder of the pages. Components of Docusaurus that pages import must be replaced by hand.',
  });
}
