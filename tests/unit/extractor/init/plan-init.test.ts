import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { planInit } from '../../../../extractor/init/plan-init.ts';
import { catchError } from '../support/catch-error.ts';
import { REPOSITORIES } from '../support/repositories.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const REMOTE = '[core]\n\tbare = false\n[remote "origin"]\n\turl = git@github.com:Acme/shop.git\n';
const FLAT = REPOSITORIES['flat layout with setuptools'].files;

test('the configuration has what the project says about itself', () => {
  const folder = makeTemporaryFolder({ ...FLAT, '.git/config': REMOTE });
  const { files, ignored } = planInit(folder, []);
  expect(files.get('wrapdocs.config.mjs')).toBe(`import { defineConfig } from 'wrapdocs';

export default defineConfig({
  site: {
    title: 'shop',
    description: 'Calls the shop\\'s API.',
    url: 'https://acme.github.io/shop/',
    repository: 'https://github.com/Acme/shop',
    editUrl: 'https://github.com/Acme/shop/edit/HEAD/docs/{path}',
  },
  packages: [
    { name: 'shop', source: 'shop' },
  ],
  content: 'docs',
  out: 'site',
});
`);
  expect(ignored).toEqual(['/.wrapdocs/', '/site/', '/node_modules/']);
});

test('without a remote, the repository is the one that the project names', () => {
  const urls =
    '[project.urls]\n"Issue Tracker" = "https://x.example"\n"Source Code" = "https://y.example"\n';
  const project = `${FLAT['pyproject.toml']}\n${urls}`;
  const plan = planInit(makeTemporaryFolder({ ...FLAT, 'pyproject.toml': project }), []);
  expect(plan.files.get('wrapdocs.config.mjs')).toContain("repository: 'https://y.example',");
});

test('beside MkDocs, the site has a folder of its own', () => {
  const { files } = REPOSITORIES['an existing MkDocs project'];
  const plan = planInit(makeTemporaryFolder({ ...files, '.gitignore': '.wrapdocs\n' }), []);
  expect(plan.files.get('wrapdocs.config.mjs')).toContain("  out: 'wrapdocs-site',\n});");
  expect(plan.ignored).toEqual(['/wrapdocs-site/', '/node_modules/']);
});

test.each([
  ['that installs wrapdocs', '{"devDependencies":{"wrapdocs":"^0.1.0"}}', 'npx wrapdocs release'],
  ['without wrapdocs', '{}', 'npx --yes wrapdocs@'],
])('a workflow of a repository %s releases tags and the default branch', (_, manifest, command) => {
  const folder = makeTemporaryFolder({ ...FLAT, 'package.json': manifest });
  const text = planInit(folder, ['github']).files.get('.github/workflows/documentation.yml') ?? '';
  const { jobs } = parse(text) as { jobs: { documentation: { steps: Array<{ run?: string }> } } };
  const commands = jobs.documentation.steps.flatMap(({ run = [] }) => run);
  expect(commands.at(-2)).toContain(command);
  expect(commands.at(-2)).toContain(' --from git: --tags "$GITHUB_REF_NAME" ');
  expect(commands.at(-1)).toContain(command);
  expect(commands.at(-1)).toContain(' --prerelease --replace ');
});

test.each([
  ['one project', 'pyproject.toml', 'shop/__init__.py'],
  ['a src layout', 'pyproject.toml', 'src/shop/__init__.py'],
  ['a project below the repository', 'python/pyproject.toml', 'python/src/shop/__init__.py'],
])('the workflow uses a Python that the package needs: %s', (_, project, module) => {
  const text = '[project]\nname = "shop"\nrequires-python = ">=3.14"\n';
  const folder = makeTemporaryFolder({ [project]: text, [module]: '' });
  const workflow = planInit(folder, ['github']).files.get('.github/workflows/documentation.yml');
  expect(workflow).toContain("python-version: '3.14'\n");
});

test('an existing configuration or workflow is never overwritten', async () => {
  const workflow = '.github/workflows/documentation.yml';
  const plan = planInit(makeTemporaryFolder({ ...FLAT, [workflow]: 'mine' }), ['github']);
  expect([...plan.files.keys()]).toEqual([
    'wrapdocs.config.mjs',
    '.github/workflows/documentation-preview.yml',
  ]);
  expect(plan.kept).toEqual([workflow]);
  const folder = makeTemporaryFolder({ ...FLAT, 'wrapdocs.config.ts': '' });
  const error = await catchError(() => planInit(folder, []));
  expect(error).toMatchObject({ code: 'CONFIG_EXISTS' });
  expect(error.message).toContain('wrapdocs.config.ts');
});

test('a folder without packages is an error that says where wrapdocs looked', async () => {
  const error = await catchError(() => planInit(makeTemporaryFolder(), []));
  expect(error).toMatchObject({ code: 'SOURCE_NOT_FOUND' });
  expect(error.message).toContain('looked in src, the folder itself, stubs, typings');
});

test('the workflow of pull requests compares each package with the base', () => {
  const plan = planInit(makeTemporaryFolder(FLAT), ['github']);
  const text = plan.files.get('.github/workflows/documentation-preview.yml') ?? '';
  const { jobs } = parse(text) as { jobs: { preview: { steps: Array<{ run?: string }> } } };
  const commands = jobs.preview.steps.flatMap(({ run = [] }) => run).join('\n');
  expect(commands).toContain('diff "git:.@$BASE#shop" shop --format markdown');
  expect(commands).toContain('check --format github');
});

test('GitLab and Read the Docs get jobs that build the site', () => {
  const { files } = planInit(makeTemporaryFolder(FLAT), ['gitlab', 'readthedocs']);
  const gitlab = parse(files.get('.gitlab-ci.yml') ?? '') as { pages: { script: string[] } };
  expect(gitlab.pages.script.at(-1)).toBe('rm -rf public && mv site public');
  const host = parse(files.get('.readthedocs.yaml') ?? '') as { build: { commands: string[] } };
  expect(host.build.commands.at(-1)).toContain('cp -r site $READTHEDOCS_OUTPUT/html');
});

test.each([
  ['https://shop.readthedocs.io', "'https://shop.readthedocs.io/en/latest/'"],
  ['https://docs.shop.example/python', "'https://docs.shop.example/python/'"],
  ['https://github.com/acme/shop/blob/main/README.md', undefined],
])('the documentation %s is the address of the site', (address, url) => {
  const project = `${FLAT['pyproject.toml']}\n[project.urls]\nDocumentation = "${address}"\n`;
  const folder = makeTemporaryFolder({ ...FLAT, 'pyproject.toml': project });
  const config = planInit(folder, []).files.get('wrapdocs.config.mjs') ?? '';
  expect(/^ {4}url: (.*),$/m.exec(config)?.[1]).toBe(url);
  const hosted = planInit(folder, ['readthedocs']).files.get('wrapdocs.config.mjs') ?? '';
  if (url !== undefined)
    expect(hosted).toContain(`url: process.env.READTHEDOCS_CANONICAL_URL ?? ${url},`);
});
