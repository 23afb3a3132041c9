import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { getCacheFolder } from '../../extractor/system/cache-folder.ts';

/** A package to document. */
export interface Subject {
  size: string;
  label: string;
  /** The folder that contains the package's folder. */
  root: string;
  module: string;
  /** A file below the root whose first docstring is changed. */
  edited: string;
}

/** What the tools are run with. */
export interface Equipment {
  python: string;
  /** Folder of the installed peers. */
  peers: string;
  /** The folder with the dependencies of the documented packages. */
  imports: string;
  /** The file that pins the documented packages. */
  lock?: string;
}

export interface Command {
  args: string[];
  env?: Record<string, string>;
}

/** A tool's project for a package, in a folder of its own. */
export interface Project {
  extract?: Command;
  build?: Command;
  /** The finished site, or the extracted file. */
  output: string;
  /** What must not exist before a cold build, besides the output. */
  caches: string[];
}

export interface Tool {
  name: string;
  setUp: (subject: Subject, folder: string, equipment: Equipment) => Project | Promise<Project>;
}

export const TOOLS: Tool[] = [
  { name: 'wrapdocs', setUp: setUpWrapdocs },
  { name: 'griffe dump', setUp: setUpGriffe },
  { name: 'pdoc', setUp: setUpPdoc },
  { name: 'Sphinx, autoapi', setUp: setUpSphinx },
  { name: 'MkDocs, mkdocstrings', setUp: setUpMkdocs },
];

async function setUpWrapdocs({ root, module }: Subject, folder: string): Promise<Project> {
  const config = await writeConfig(folder, module, root);
  const cache = join(folder, 'cache');
  await mkdir(cache);
  await symlink(join(getCacheFolder(process.env), 'python'), join(cache, 'python'));
  const run = (...args: string[]): Command => ({
    args: [process.execPath, 'extractor/bin.mjs', ...args, '--quiet', '--config', config],
    env: { WRAPDOCS_CACHE: cache },
  });
  return {
    extract: run('extract', '--out', join(folder, 'json')),
    build: run('build'),
    output: join(folder, 'dist'),
    caches: [join(folder, '.wrapdocs'), join(folder, 'json')],
  };
}

/** Writes the configuration of a site with one package and a home page, and returns its path. */
export async function writeConfig(folder: string, name: string, root: string): Promise<string> {
  const packages = [{ name, source: resolve(root, name) }];
  const config = { site: { title: name }, packages, content: 'content' };
  const file = join(folder, 'wrapdocs.config.mjs');
  await writeFile(file, `export default ${JSON.stringify(config)};\n`);
  await mkdir(join(folder, 'content'));
  await writeFile(join(folder, 'content', 'index.md'), `---\ntitle: Home\n---\n\nHome.\n`);
  return file;
}

function setUpGriffe(
  { root, module }: Subject,
  folder: string,
  { python, peers }: Equipment,
): Project {
  const output = join(folder, 'griffe.json');
  return {
    extract: {
      args: [python, '-m', 'griffe', 'dump', '--full', '-s', root, module, '-o', output],
      env: { PYTHONPATH: peers },
    },
    output,
    caches: [],
  };
}

function setUpPdoc(
  { root, module }: Subject,
  folder: string,
  { python, peers, imports }: Equipment,
): Project {
  const output = join(folder, 'site');
  return {
    build: {
      args: [python, '-B', '-m', 'pdoc', '--docformat', 'google', '-o', output, module],
      env: { PYTHONPATH: [root, imports, peers].join(':') },
    },
    output,
    caches: [],
  };
}

async function setUpSphinx(
  { root, module }: Subject,
  folder: string,
  { python, peers }: Equipment,
): Promise<Project> {
  const source = join(folder, 'source');
  const [output, doctrees] = [join(folder, 'site'), join(folder, 'doctrees')];
  await mkdir(source);
  const settings = [
    `project = ${JSON.stringify(module)}`,
    'extensions = ["sphinx.ext.napoleon", "autoapi.extension"]',
    `autoapi_dirs = [${JSON.stringify(join(root, module))}]`,
    // Without it, nothing of an earlier build can be used again.
    'autoapi_keep_files = True',
  ];
  await writeFile(join(source, 'conf.py'), `${settings.join('\n')}\n`);
  await writeFile(join(source, 'index.rst'), `${module}\n${'='.repeat(module.length)}\n`);
  return {
    build: {
      args: [python, '-m', 'sphinx', '-q', '-j', 'auto', '-d', doctrees, source, output],
      env: { PYTHONPATH: peers },
    },
    output,
    caches: [doctrees, join(source, 'autoapi')],
  };
}

async function setUpMkdocs(
  { root, module }: Subject,
  folder: string,
  { python, peers }: Equipment,
): Promise<Project> {
  const output = join(folder, 'site');
  const handler = { paths: [root], inventories: [], options: { docstring_style: 'google' } };
  const settings = {
    site_name: module,
    theme: 'material',
    plugins: ['search', { mkdocstrings: { handlers: { python: handler } } }],
  };
  // JSON is YAML.
  await writeFile(join(folder, 'mkdocs.yml'), JSON.stringify(settings));
  await writePages(await listModules(root, module), join(folder, 'docs'));
  return {
    build: {
      args: [
        ...[python, '-m', 'mkdocs', 'build', '--quiet'],
        ...['--config-file', join(folder, 'mkdocs.yml'), '--site-dir', output],
      ],
      env: { PYTHONPATH: peers },
    },
    output,
    caches: [],
  };
}

/** A page per module, as in the recipes of mkdocstrings. */
async function writePages(modules: string[], docs: string): Promise<void> {
  await mkdir(docs);
  await writeFile(join(docs, 'index.md'), '# Home\n');
  for (const id of modules) {
    const page = join(docs, `${id.replaceAll('.', '/')}/index.md`);
    await mkdir(dirname(page), { recursive: true });
    await writeFile(page, `# ${id}\n\n::: ${id}\n    options:\n      show_submodules: false\n`);
  }
}

/**
 * Ids of the modules for which wrapdocs also makes a page: those without a leading underscore in
 * any part.
 */
async function listModules(root: string, module: string): Promise<string[]> {
  const files = await readdir(join(root, module), { recursive: true });
  return files
    .filter((file) => file.endsWith('.py'))
    .map((file) => relative(root, join(root, module, file)).slice(0, -'.py'.length))
    .map((file) => file.split(sep).filter((part) => part !== '__init__'))
    .filter((parts) => !parts.some((part) => part.startsWith('_')))
    .map((parts) => parts.join('.'));
}
