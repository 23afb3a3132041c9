import type { FoundPackage } from './find-packages.ts';

interface NewPackage extends FoundPackage {
  /** Patterns of what is not documented. */
  exclude?: readonly string[];
}

/** The settings that are written; those that are undefined are left out. */
export interface NewConfig {
  site: {
    title: string;
    description: string | undefined;
    url: string | undefined;
    /** An environment variable that has the address where it is set. */
    urlVariable?: string | undefined;
    repository: string | undefined;
    editUrl: string | undefined;
  };
  packages: NewPackage[];
  content: string | undefined;
  /** Routes in the order of the sidebar. */
  navigation?: readonly string[];
  /** New path by old path. */
  redirects?: Readonly<Record<string, string>>;
  /** Hosts of pictures on the pages. */
  images?: readonly string[];
  out: string;
}

/** Writes a configuration as its author would. */
export function formatConfig(config: NewConfig): string {
  const { site, packages, images = [], content, out } = config;
  const { urlVariable, ...fields } = site;
  const rows = packages.flatMap(formatPackage);
  return [
    "import { defineConfig } from 'wrapdocs';",
    '',
    'export default defineConfig({',
    '  site: {',
    ...formatFields(fields, '    ').map((line) => addVariable(line, urlVariable)),
    ...formatImages(images),
    '  },',
    '  packages: [',
    ...rows,
    '  ],',
    ...formatFields({ content }, '  '),
    ...formatPages(config),
    ...formatFields({ out }, '  '),
    '});',
    '',
  ].join('\n');
}

/** Hosts set a variable to the address of the version that they build. */
function addVariable(line: string, variable: string | undefined): string {
  if (variable === undefined) return line;
  return line.replace(/^ {4}url: /, `    url: process.env.${variable} ?? `);
}

/** A package, with what is left out on lines of their own. */
function formatPackage({ name, source, exclude = [] }: NewPackage): string[] {
  const fields = `name: ${quote(name)}, source: ${quote(source)}`;
  if (exclude.length === 0) return [`    { ${fields} },`];
  return [
    '    {',
    `      name: ${quote(name)},`,
    `      source: ${quote(source)},`,
    '      // Tests and migrations are not documented. To document some, remove their names.',
    `      exclude: [${exclude.map(quote).join(', ')}],`,
    '    },',
  ];
}

/** The line of `site` that lets pages load pictures of other hosts. */
export function formatImages(hosts: readonly string[]): string[] {
  return hosts.length === 0 ? [] : [`    allow: { images: [${hosts.map(quote).join(', ')}] },`];
}

/** The lines of `navigation` and `redirects`, if there are any. */
export function formatPages({
  navigation = [],
  redirects = {},
}: Pick<NewConfig, 'navigation' | 'redirects'>): string[] {
  const rows = Object.entries(redirects).map(([from, to]) => `    ${quote(from)}: ${quote(to)},`);
  return [
    ...(navigation.length === 0
      ? []
      : [`  navigation: [`, ...navigation.map((one) => `    ${quote(one)},`), '  ],']),
    ...(rows.length === 0 ? [] : ['  redirects: {', ...rows, '  },']),
  ];
}

function formatFields(fields: Record<string, string | undefined>, indent: string): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${indent}${name}: ${quote(value)},`],
  );
}

function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}
