import { packages as strings } from '#strings';
import type { ModuleEntry } from '../../../../extractor/contract/package.ts';
import { getOrigin } from '../../reference/package-origin.ts';
import { getLocalName } from '../../routing/route.ts';
import type { Scope } from '../../reference/scope.ts';
import { writeDocstring } from './docstring.ts';
import { escapeText, makeCode, toLine } from './text.ts';
import type { Writer } from './writer.ts';

/** What a package is, where it comes from, and its modules. */
export function writePackagePage(writer: Writer): string[] {
  const { view, listedModules, dependencies } = writer.scope;
  const { index } = view;
  return [
    ...writeDocstring(index.docstring, index.name, writer),
    ...writeOrigin(writer),
    ...(listedModules.length === 0 ? [] : [`## ${strings.modules}`]),
    listedModules.map((entry) => writeModule(entry, writer)).join('\n'),
    ...(dependencies.length === 0 ? [] : [`## ${strings.dependencies}`, strings.dependenciesNote]),
    dependencies
      .map(({ id, imports }) => {
        const names = imports.map((target) => writeModuleName(target, writer));
        return `- ${writeModuleName(id, writer)} ${strings.imports} ${names.join(', ')}`;
      })
      .join('\n'),
  ];
}

function writeOrigin({ scope, link }: Writer): string[] {
  const { index } = scope.view;
  const { label, href, install } = getOrigin(index);
  return [
    ...(install === undefined ? [] : [`${strings.install}: ${makeCode(install)}`]),
    ...(label === undefined ? [] : [`${strings.origin}: ${link(escapeText(label), href)}`]),
  ];
}

function writeModule(entry: ModuleEntry, writer: Writer): string {
  const { id, summary, operations, models } = entry;
  const counts = [
    ...(operations > 0 ? [strings.operations(operations)] : []),
    ...(models > 0 ? [strings.models(models)] : []),
  ].join(', ');
  const text = [toLine(writer.prose(summary, id)), counts].filter(Boolean);
  return [`- ${writeModuleName(id, writer)}`, ...text].join(' · ');
}

function writeModuleName(id: string, { name, scope }: Writer): string {
  return name(getLocalName(id, scope.view.index.name), id);
}

/** The page of all packages. */
export function writePackageList(
  scopes: readonly Scope[],
  createWriter: (scope: Scope) => Writer,
): string[] {
  if (scopes.length === 0) return [strings.none];
  const lines = scopes.map((scope) => {
    const { index, operations } = scope.view;
    const writer = createWriter(scope);
    const summary = toLine(writer.prose(index.docstring?.summary, index.name));
    const facts = [
      summary,
      index.version === undefined ? '' : escapeText(strings.version(index.version)),
      operations.length === 0 ? '' : strings.operations(operations.length),
    ].filter((fact) => fact !== '');
    return [`- ${writer.name(index.name, index.name)}`, ...facts].join(' · ');
  });
  return [strings.description, lines.join('\n')];
}
