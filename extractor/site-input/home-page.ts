import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import type { LoadedConfig } from '../config/load.ts';
import { REFERENCE_FOLDER } from '../contract/reference-folder.ts';
import { convertReadme, type Interpreter } from './convert-readme.ts';
import { findReadme } from './find-readme.ts';
import { cleanReadme } from './readme.ts';
import { cleanSummary } from './summary.ts';

/**
 * Writes the home page of a project without pages of its own, from its README or, without one, from
 * what is known about its packages.
 *
 * @param api the folder with the JSON of the packages that were read
 * @param content the folder of the pages
 * @param interpreter the Python that reads a README in reStructuredText
 */
export async function writeHomePage(
  { config, folder }: LoadedConfig,
  api: string,
  content: string,
  interpreter: Interpreter = { env: process.env },
): Promise<void> {
  const { title, description, repository } = config.site;
  const readme = findReadme(folder);
  const text =
    readme === undefined
      ? await describePackages(config.packages, description, api)
      : cleanReadme(await readReadme(readme, interpreter), repository);
  const about = description === '' ? {} : { description };
  // A list of packages has no headings, which a table of contents could show.
  const outline = readme === undefined ? { tableOfContents: false } : {};
  // The page is made anew each time, so it cannot be edited.
  const frontMatter = stringify({ title, ...about, editUrl: false, ...outline });
  await mkdir(content, { recursive: true });
  await writeFile(path.join(content, 'index.md'), `---\n${frontMatter}---\n\n${text}\n`);
}

/** The Markdown of a README. */
async function readReadme(file: string, interpreter: Interpreter): Promise<string> {
  const text = await readFile(file, 'utf8');
  return file.endsWith('.rst') ? convertReadme(text, interpreter) : text;
}

async function describePackages(
  packages: LoadedConfig['config']['packages'],
  description: string,
  api: string,
): Promise<string> {
  const rows = packages.map(async ({ name }) => {
    const summary = await readSummary(path.join(api, name, 'index.json'));
    return `- [\`${name}\`](/${REFERENCE_FOLDER}/${name.replaceAll('.', '/')}/)${summary === undefined ? '' : `: ${cleanSummary(summary)}`}`;
  });
  return [description, (await Promise.all(rows)).join('\n')].filter(Boolean).join('\n\n');
}

/** The first sentence of a package's docstring; a package that was not read yet has none. */
async function readSummary(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const index = JSON.parse(await readFile(file, 'utf8')) as { docstring?: { summary?: string } };
  return index.docstring?.summary;
}
