import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedConfig } from '../../config/load.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { listCodeBlocks } from '../../site-input/prose/code-blocks.ts';
import { drawDiagram } from '../../site-input/prose/diagram.ts';
import { findForeignSyntax } from '../../site-input/prose/foreign-syntax.ts';
import { findProject, readSnippet } from '../../site-input/prose/snippet.ts';
import { REDIRECTS, type UnknownName } from '../../site-input/prose/unknown-name.ts';
import { listPageFiles } from '../../site-input/page-files.ts';

interface Options {
  /** The names in the pages that nothing documents. */
  unknown: readonly UnknownName[];
  cwd: string;
}

interface Page {
  slug: string;
  file: string;
  text: string;
}

/** Findings about narrative pages: names, files of snippets, diagrams, and syntax of other programs. */
export function findProseFindings(
  { config, folder, file: settings }: LoadedConfig,
  { unknown, cwd }: Options,
): Finding[] {
  return [
    ...findUnknownTargets(settings, { unknown, cwd }),
    ...findInPages({ config, folder }, { unknown, cwd }),
  ];
}

/** Redirects that lead to names which nothing documents. */
function findUnknownTargets(settings: string, { unknown, cwd }: Options): Finding[] {
  const names = unknown.filter(({ page }) => page === REDIRECTS).map(({ name }) => name);
  const text = names.length === 0 ? '' : readFileSync(settings, 'utf8');
  return [...new Set(names)].map((name) => ({
    package: 'the site',
    code: 'WD504',
    rule: 'unknown-name',
    severity: 'warning',
    message: `\`redirects\` leads to \`${name}\`, which this site does not document, so the address leads to the list of the packages.`,
    hint: 'Correct the name, or give the path of a page.',
    location: {
      file: path.relative(cwd, settings).split(path.sep).join('/'),
      line: text.slice(0, text.indexOf(name)).split('\n').length,
    },
  }));
}

function findInPages(
  { config, folder }: Pick<LoadedConfig, 'config' | 'folder'>,
  { unknown, cwd }: Options,
): Finding[] {
  if (config.content === undefined) return [];
  const content = path.resolve(folder, config.content);
  const project = findProject(folder);
  const pages = listPageFiles(content).map(({ slug, file }): Page => {
    const place = path.join(content, file);
    return { slug, file: place, text: readFileSync(place, 'utf8') };
  });
  return pages.flatMap((page) =>
    [
      ...findUnknownNames(page, unknown),
      ...findMissingSnippets(page, project),
      ...findUndrawnDiagrams(page),
      ...findUnknownSyntax(page),
    ].map(({ line, ...finding }): Finding => {
      const file = path.relative(cwd, page.file).split(path.sep).join('/');
      return { package: 'the site', severity: 'warning', ...finding, location: { file, line } };
    }),
  );
}

type Found = Pick<Finding, 'code' | 'rule' | 'message' | 'hint'> & { line: number };

function findUnknownNames({ slug, text }: Page, unknown: readonly UnknownName[]): Found[] {
  const names = new Set(unknown.filter(({ page }) => page === slug).map(({ name }) => name));
  return [...names].map((name) => ({
    code: 'WD504',
    rule: 'unknown-name',
    message: `Nothing documents \`${name}\`, neither this site nor an inventory.`,
    hint: 'Correct the name, or add the inventory of its project to `inventories` in the configuration.',
    line: findLine(text, name),
  }));
}

/** The line of the first reference to a name. */
function findLine(text: string, name: string): number {
  const forms = [`][${name}]`, `][${name}()]`, `[${name}][]`, `[\`${name}\`][]`, name];
  const places = forms.map((form) => text.indexOf(form)).filter((place) => place !== -1);
  return text.slice(0, places[0] ?? 0).split('\n').length;
}

function findMissingSnippets({ file, text }: Page, project: string): Found[] {
  return listCodeBlocks(text).flatMap((block): Found[] => {
    const snippet = readSnippet(block, { file, project });
    if (snippet === undefined || 'code' in snippet) return [];
    return [
      {
        code: 'WD505',
        rule: 'snippet-not-found',
        message: `The code of a file cannot be shown: ${snippet.problem}.`,
        hint: 'The path of `file` is relative to the page, or to the project if it begins with a slash.',
        line: block.line,
      },
    ];
  });
}

function findUndrawnDiagrams({ text }: Page): Found[] {
  return listCodeBlocks(text).flatMap(({ info, code, line }): Found[] => {
    const diagram = info === 'mermaid' ? drawDiagram(code) : undefined;
    if (diagram === undefined || 'svg' in diagram) return [];
    return [
      {
        code: 'WD506',
        rule: 'diagram-not-drawn',
        message: `A diagram is shown as code, because ${diagram.problem}.`,
        hint: 'Simplify the diagram, or put a picture of it into the page.',
        line,
      },
    ];
  });
}

function findUnknownSyntax({ text }: Page): Found[] {
  return findForeignSyntax(text).map(({ name, line, count }) => ({
    code: 'WD507',
    rule: 'foreign-syntax',
    message: `This is ${name}, which pages show as it is written${count > 1 ? `; the page has ${String(count)} of them` : ''}.`,
    hint: 'Write it as Markdown, or convert the pages of another documentation with `wrapdocs migrate`.',
    line,
  }));
}
