import { MANIFEST } from './checkout.ts';

/** The oldest Node.js that the published package runs on. */
const NODE = '>=22.18';

/** What package.json of the published package says. */
export function makeManifest(): object {
  const { name, version, description, dependencies } = MANIFEST;
  return {
    name,
    version,
    description,
    keywords: ['python', 'documentation', 'api', 'client', 'reference', 'openapi'],
    license: 'MIT',
    type: 'module',
    bin: { wrapdocs: 'extractor/bin.mjs' },
    exports: {
      '.': {
        types: './types/config/define-config.d.ts',
        default: './extractor/config/define-config.js',
      },
      './feedback/*': './extractor/feedback/*.js',
      './package.json': './package.json',
    },
    files: [
      ...['astro-site', 'astro.config.mjs', 'chunks', 'extractor', 'renderer', 'types'],
      'CHANGELOG.md',
    ],
    engines: { node: NODE },
    dependencies,
  };
}
