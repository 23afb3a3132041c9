import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parseConfig } from '../../../../../extractor/config/load.ts';
import { findRepositoryLinkFindings } from '../../../../../extractor/site/links/repository-links.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';

const GITHUB = 'https://github.com/ann/src/blob';

/** Where the repository is published. */
const REMOTES = [
  'https://github.com/ann/src.git',
  'git@gitlab.com:a/b.git',
  'ssh://git@bitbucket.org/ann/shop',
  'https://token@gitlab.com/Ann/shop/',
];

interface Addresses {
  sourceUrl?: string;
  editUrl?: string;
  source?: string;
}

async function find({ sourceUrl, editUrl, source = 'src/shop' }: Addresses) {
  const folder = makeTemporaryFolder({
    'src/shop/__init__.py': '',
    'lib/__init__.py': '',
    'docs/index.md': '# Shop',
    'wrapdocs.config.mjs': `// Settings\n// ${sourceUrl ?? editUrl ?? ''}\n`,
  });
  const git = (...options: string[]) => execFileSync('git', options, { cwd: folder });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('-c', 'user.name=Ann', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--message', 'One');
  git('branch', 'release/2');
  REMOTES.forEach((remote, index) => git('remote', 'add', `remote-${String(index)}`, remote));
  const config = parseConfig(
    {
      site: { title: 'Shop', ...(editUrl !== undefined && { editUrl }) },
      packages: [{ name: 'shop', source, ...(sourceUrl !== undefined && { sourceUrl }) }],
      content: 'docs',
    },
    'config',
  );
  const loaded = { config, folder, file: `${folder}/wrapdocs.config.mjs` };
  return findRepositoryLinkFindings(loaded, { cwd: folder });
}

test.each<Addresses>([
  { sourceUrl: `${GITHUB}/main/src/{file}#L{line}` },
  { sourceUrl: `${GITHUB}/release/2/src/{file}#L{line}` },
  { sourceUrl: `${GITHUB}/v1.2.3/{file}`, source: 'lib' },
  { sourceUrl: 'https://gitlab.com/a/b/c/-/blob/main/src/{file}#L{line}' },
  { sourceUrl: 'https://codeberg.org/ann/shop/src/branch/main/src/{file}#L{line}' },
  { sourceUrl: 'https://code.example.com/?file=src/{file}' },
  { sourceUrl: 'https://code.example.com/anything/{file}' },
  { sourceUrl: `${GITHUB}/main/{file}`, source: 'git:https://example.com/shop@v1#src/shop' },
  { editUrl: 'https://github.com/ann/src/edit/main/docs/{path}' },
  { editUrl: 'https://github.com/other/shop/edit/main/pages/{path}' },
])('%j leads to the files', async (addresses) => {
  expect(await find(addresses)).toEqual([]);
});

test.each<[Addresses, string]>([
  [{ sourceUrl: `${GITHUB}/main/{file}#L{line}` }, '`src/{file}`'],
  [{ sourceUrl: `${GITHUB}/main/src/shop/{file}` }, '`src/{file}`'],
  [{ sourceUrl: `${GITHUB}/main/src/{file}`, source: 'lib' }, '`{file}`'],
  [{ sourceUrl: 'https://gitlab.com/a/b/-/blob/main/lib/{file}' }, '`src/{file}`'],
  [{ sourceUrl: 'https://bitbucket.org/ann/shop/src/main/{file}' }, '`src/{file}`'],
  [{ editUrl: 'https://gitlab.com/ann/shop/-/edit/main/{path}' }, '`docs/{path}`'],
])('%j leads nowhere', async (addresses, hint) => {
  const [finding, ...others] = await find(addresses);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    code: 'WD508',
    severity: 'warning',
    hint: `Write ${hint} after the branch.`,
    location: { file: 'wrapdocs.config.mjs', line: 2 },
  });
});
