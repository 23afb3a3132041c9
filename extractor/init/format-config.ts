import type { FoundPackage } from './find-packages.ts';

/** The settings that are written; those that are undefined are left out. */
export interface NewConfig {
  site: {
    title: string;
    description: string | undefined;
    url: string | undefined;
    repository: string | undefined;
    editUrl: string | undefined;
  };
  packages: FoundPackage[];
  content: string | undefined;
  out: string;
}

/** Writes a configuration as its author would. */
export function formatConfig({ site, packages, content, out }: NewConfig): string {
  const rows = packages.map(({ name, source }) => {
    return `    { name: ${quote(name)}, source: ${quote(source)} },`;
  });
  return [
    "import { defineConfig } from 'wrapdocs';",
    '',
    'export default defineConfig({',
    '  site: {',
    ...formatFields(site, '    '),
    '  },',
    '  packages: [',
    ...rows,
    '  ],',
    ...formatFields({ content, out }, '  '),
    '});',
    '',
  ].join('\n');
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
