import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { listCodeBlocks, mapParts, type CodeBlock } from './code-blocks.ts';

/** Where a page is, and what its snippets may be taken from. */
export interface PagePlace {
  /** The absolute path of the page's file. */
  file: string;
  /** The folder of the project: snippets are files below it. */
  project: string;
}

/** The code that a block shows, or why it cannot. */
export type Snippet = { code: string } | { problem: string };

const LARGEST = 2 ** 20;

/** The folder of the project: that of the repository, otherwise that of the configuration. */
export function findProject(folder: string): string {
  for (let place = folder; ; place = path.dirname(place)) {
    if (existsSync(path.join(place, '.git'))) return place;
    if (path.dirname(place) === place) return folder;
  }
}

/**
 * Reads what a block such as ```` ```py file="../shop/paging.py" region="pages" ```` names. The path
 * is relative to the page, or to the project if it begins with a slash.
 *
 * @returns nothing for a block that names no file
 */
export function readSnippet({ info }: CodeBlock, place: PagePlace): Snippet | undefined {
  const name = getAttribute(info, 'file');
  if (name === undefined) return undefined;
  const file = resolveName(name, place);
  if (!isBelow(file, place.project)) return { problem: `${name} is outside of the project` };
  if (!existsSync(file)) return { problem: `${name} does not exist` };
  if (!isBelow(realpathSync(file), realpathSync(place.project)))
    return { problem: `${name} leads out of the project` };
  const { size } = statSync(file);
  if (!statSync(file).isFile()) return { problem: `${name} is not a file` };
  if (size > LARGEST) return { problem: `${name} is larger than 1 MB` };
  return choose(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), info, name);
}

function resolveName(name: string, { file, project }: PagePlace): string {
  return name.startsWith('/') ? path.join(project, name) : path.resolve(path.dirname(file), name);
}

/** The files of the project that a page shows code of, whether they exist or not. */
export function listSnippetFiles(markdown: string, place: PagePlace): string[] {
  return listCodeBlocks(markdown)
    .flatMap(({ info }) => getAttribute(info, 'file') ?? [])
    .map((name) => resolveName(name, place))
    .filter((file) => isBelow(file, place.project));
}

/** Puts the code of files into the blocks that name them. A block whose file is missing says so. */
export function fillSnippets(markdown: string, place: PagePlace): string {
  return mapParts(markdown, {
    prose: (text) => text,
    code: (block) => {
      const snippet = readSnippet(block, place);
      return snippet === undefined ? block.text : fill(block, snippet);
    },
  });
}

function fill({ info }: CodeBlock, snippet: Snippet): string {
  const code = 'code' in snippet ? snippet.code : `${snippet.problem}.`;
  const fence = '`'.repeat(Math.max(2, ...(code.match(/`+/g) ?? []).map(getLength)) + 1);
  const rest = info.replaceAll(/\s*\b(?:file|lines|region)=(?:"[^"]*"|'[^']*')/g, '');
  return `${fence}${rest}\n${code}\n${fence}`;
}

function getLength({ length }: string): number {
  return length;
}

function getAttribute(info: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(info);
  return match?.[1] ?? match?.[2];
}

/** Whether a path is that of something in a folder. */
export function isBelow(file: string, folder: string): boolean {
  const way = path.relative(folder, file);
  return way !== '' && way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

function choose(text: string, info: string, name: string): Snippet {
  const lines = text.replace(/\n$/, '').split('\n');
  const region = getAttribute(info, 'region');
  if (region !== undefined) return chooseRegion(lines, region, name);
  const range = getAttribute(info, 'lines');
  if (range === undefined) return { code: withoutMarks(lines).join('\n') };
  const [, first = '', , last = first] = /^(\d+)(-(\d+))?$/.exec(range) ?? [];
  const chosen = lines.slice(Number(first) - 1, Number(last));
  if (first === '' || Number(first) < 1 || chosen.length === 0)
    return { problem: `${name} has no lines ${range}` };
  return { code: dedent(withoutMarks(chosen)) };
}

const REGION = /^\s*(?:#|\/\/|--|<!--|\/\*)\s*#?(end)?region\b\s*(\S*)/;

/** The lines between `# region NAME` and `# endregion`, without the marks of other regions. */
function chooseRegion(lines: readonly string[], region: string, name: string): Snippet {
  const open: string[] = [];
  const chosen: string[] = [];
  for (const line of lines) {
    const [mark, end, label = ''] = REGION.exec(line) ?? [];
    if (mark === undefined) {
      if (open.includes(region)) chosen.push(line);
    } else if (end === undefined) open.push(label);
    else open.pop();
  }
  return chosen.length === 0
    ? { problem: `${name} has no region ${region}` }
    : { code: dedent(chosen) };
}

/** Marks of regions are for other pages. */
function withoutMarks(lines: readonly string[]): string[] {
  return lines.filter((line) => !REGION.test(line));
}

/** Lines without the indentation that all of them have. */
function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const common = Math.min(...indents);
  return lines.map((line) => line.slice(common)).join('\n');
}
