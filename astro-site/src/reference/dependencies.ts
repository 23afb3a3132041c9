import type { PackageIndex } from '../../../extractor/contract/package.ts';

/** A module with the modules of its package that it imports. */
export interface Dependency {
  id: string;
  imports: string[];
}

/** The imports between the listed modules; modules without imports are left out. */
export function listDependencies(
  { modules, dependencies = {} }: PackageIndex,
  isListed: (id: string) => boolean,
): Dependency[] {
  const imports = new Map(Object.entries(dependencies));
  return modules
    .filter(({ id }) => isListed(id))
    .map(({ id }) => ({ id, imports: (imports.get(id) ?? []).filter(isListed) }))
    .filter((dependency) => dependency.imports.length > 0);
}
