import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Forbids imports against the direction of the architecture (CONTRIBUTING.md). */
function layer({ files, ignores = [], regex, message }) {
  return {
    files,
    ignores,
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
  };
}

/**
 * The folders of the extractor from the bottom to the top: each may import from the same row or an
 * earlier one. `contract` and `exports` have stricter rules of their own, below.
 */
const EXTRACTOR_LAYERS = [
  ['terminal', 'system'],
  ['config', 'output'],
  ['interpreter'],
  ['sources'],
  ['api', 'changes', 'coverage', 'diagnostics', 'feedback', 'introspection', 'inventories'],
  ['extraction', 'init', 'site'],
  ['migration'],
  ['release', 'serve', 'dev'],
  ['commands'],
];

function layerExtractor() {
  return EXTRACTOR_LAYERS.map((folders, index) => {
    const above = EXTRACTOR_LAYERS.slice(index + 1).flat();
    return layer({
      files: folders.map((folder) => `extractor/${folder}/**/*.ts`),
      regex: `astro-site/|^(\\.\\./)+(${['cli\\.ts', ...above.map((folder) => `${folder}/`)].join('|')})`,
      message: 'An import must not run upwards through the layers of eslint.config.js.',
    });
  });
}

/** A test, a loop over anything but a list that is written there, and what asserts something. */
const TEST =
  ':matches(CallExpression[callee.name=/^(it|test)$/], CallExpression[callee.callee.object.name=/^(it|test)$/])';
const LOOP =
  ':matches(ForOfStatement:not([right.type=/^(ArrayExpression|TSAsExpression)$/]), ForStatement, ForInStatement)';
const EXPECTS = ":has(CallExpression[callee.name='expect'])";

export default defineConfig(
  {
    ignores: [
      '**/.wrapdocs/**',
      'dist',
      'build',
      '.astro',
      'node_modules',
      'tests/e2e/fixtures/**/dist',
      '**/*.wrapdocs-staging-*',
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  astro.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', '*.mjs', 'extractor/bin.mjs'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.astro'],
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // The sources have no enums, and looking for them takes a fifth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      eqeqeq: 'error',
    },
  },
  {
    // Astro's compiler types what typescript-eslint cannot see; `astro check` covers these files.
    files: ['**/*.astro', '**/*.mjs', '**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
  {
    // A browser runs it as it is.
    files: ['astro-site/src/scripts/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...['window', 'document', 'location', 'localStorage', 'sessionStorage', 'matchMedia'],
          ...['Blob', 'CSS', 'DecompressionStream', 'fetch', 'Response', 'URL'],
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    // Texts of strangers must not stall a build or a browser.
    files: ['extractor/**/*.{ts,mjs}', 'astro-site/**/*.{ts,tsx,mjs,js}'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  },
  {
    // A new flavour of models needs nothing but Python, because rules only ask for facts.
    files: ['extractor/**/*.ts', 'astro-site/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "BinaryExpression:has(> Literal):has([property.name='flavor'])",
          "SwitchStatement > [property.name='flavor'].discriminant",
          "CallExpression[callee.property.name=/^(has|includes)$/] > [property.name='flavor']",
        ].map((selector) => ({
          selector,
          message: 'Ask for a fact of the model (contract/class.ts), not for its flavour.',
        })),
      ],
    },
  },
  {
    files: ['tests/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `${TEST} > ArrowFunctionExpression > BlockStatement:has(> ${LOOP}${EXPECTS}):not(:has(> :not(${LOOP})${EXPECTS}))`,
          message: 'This test passes if its loop never runs: expect something outside of it, too.',
        },
      ],
    },
  },
  { files: ['astro-site/**/*.tsx'], ...reactHooks.configs.flat.recommended },
  ...layerExtractor(),
  layer({
    files: ['extractor/*.ts'],
    regex: 'astro-site/',
    message: 'The extractor knows nothing of the site.',
  }),
  layer({
    files: ['extractor/contract/*.ts'],
    regex: '^(node:|\\.\\./(?!errors\\.ts$))',
    message:
      'The contract is shared with the browser: no Node modules, nothing of the other stages.',
  }),
  layer({
    files: ['extractor/contract/*/*.ts'],
    ignores: ['extractor/contract/generate/write.ts'],
    regex: '^(node:|\\.\\./\\.\\./(?!errors\\.ts$))',
    message:
      'The contract is shared with the browser: no Node modules, nothing of the other stages.',
  }),
  layer({
    files: ['extractor/exports/**/*.ts'],
    regex:
      '^(node:(?!http$)|\\.\\./(?!(\\.\\./)?(contract/|config/package-schema\\.ts$)|json\\.ts$|operations/|schemas/))',
    message:
      'Exports are made from the contract alone; of Node they may use only the HTTP status names.',
  }),
  layer({
    files: ['astro-site/**/*.{ts,tsx,astro}'],
    regex: 'extractor/(?!contract/|site-input/(?!write)|config/|exports/)',
    message:
      'The site may only import the contract, its input, the exports and the configuration from the extractor.',
  }),
);
