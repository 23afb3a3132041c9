import path from 'node:path';
import { getTable, getText, getTexts, getValue, readText, type Table } from './project-file.ts';

/**
 * The packages that a project's build settings name, as `/`-separated folders relative to the
 * project.
 *
 * @param settings its pyproject.toml
 */
export function getBuiltPackages(settings: Table): string[] {
  return [
    ...getTexts(getValue(settings, 'tool.hatch.build.targets.wheel.packages')),
    ...getSetuptoolsPackages(settings),
    ...getPoetryPackages(settings),
    ...getNamedModule(settings, 'tool.flit.module.name', 'src', '.'),
  ].map((place) => path.posix.normalize(place).replace(/\/$/, ''));
}

/** The folders that the build settings search for packages. */
export function getPackageFolders(settings: Table, root: string): string[] {
  const setup = readText(path.join(root, 'setup.cfg')) ?? '';
  const [, where] = /^\[options\.packages\.find\][^[]*?^where\s*=\s*(\S+)/m.exec(setup) ?? [];
  return [
    ...getTexts(getValue(settings, 'tool.setuptools.packages.find.where')),
    ...(where === undefined ? [] : [where]),
  ];
}

function getSetuptoolsPackages(settings: Table): string[] {
  const folders = getTable(getValue(settings, 'tool.setuptools.package-dir'));
  const names = getTexts(getValue(settings, 'tool.setuptools.packages'));
  const start = getText(folders['']) ?? '.';
  return names
    .filter((name) => !name.includes('.'))
    .map((name) => getText(folders[name]) ?? path.posix.join(start, name));
}

function getPoetryPackages(settings: Table): string[] {
  const packages = getValue(settings, 'tool.poetry.packages');
  if (!Array.isArray(packages)) return [];
  return packages.flatMap((entry) => {
    const { include, from } = getTable(entry);
    const name = getText(include);
    // Patterns name files, not packages.
    if (name === undefined || /[*?]/.test(name)) return [];
    return [path.posix.join(getText(from) ?? '.', name)];
  });
}

function getNamedModule(settings: Table, keys: string, ...folders: string[]): string[] {
  const name = getText(getValue(settings, keys));
  return name === undefined ? [] : folders.map((folder) => path.posix.join(folder, name));
}
