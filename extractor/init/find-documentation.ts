import { existsSync } from 'node:fs';
import path from 'node:path';

type Tool = 'MkDocs' | 'Sphinx' | 'Docusaurus' | 'doc-builder';

/** The documentation that a project has. */
export interface Documentation {
  tool: Tool;
  /** The file of its settings, relative to the project. */
  settings: string;
}

const SETTINGS: Array<[tool: Tool, files: string[]]> = [
  ['MkDocs', ['mkdocs.yml', 'mkdocs.yaml', 'docs/mkdocs.yml']],
  [
    'Sphinx',
    [
      'docs/conf.py',
      'docs/source/conf.py',
      'doc/conf.py',
      'doc/source/conf.py',
      'docs/src/conf.py',
    ],
  ],
  [
    'Docusaurus',
    [
      'docusaurus.config.js',
      'docusaurus.config.ts',
      'docs/docusaurus.config.js',
      'website/docusaurus.config.js',
      'docs/docusaurus.config.ts',
      'website/docusaurus.config.ts',
    ],
  ],
  ['doc-builder', ['docs/source/en/_toctree.yml', 'docs/source/_toctree.yml', 'docs/_toctree.yml']],
];

/** Finds the documentation of a project that another tool builds. */
export function findDocumentation(folder: string): Documentation | undefined {
  for (const [tool, files] of SETTINGS) {
    const settings = files.find((file) => existsSync(path.join(folder, file)));
    if (settings !== undefined) return { tool, settings };
  }
  return undefined;
}
