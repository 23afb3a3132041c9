import { getReference } from '../reference/reference.ts';
import type { DocumentedPackage } from '../reference/read-package.ts';

/** The static paths of files about recorded answers; packages without recordings have none. */
export function listRecordedPackages() {
  const { packages, routes } = getReference();
  return [...packages]
    .filter(([, { settings }]) => settings.recordings !== undefined)
    .map(([name, documented]) => ({
      params: { package: routes.find(name)?.slug },
      props: { documented },
    }));
}

/** What the tests of a package have recorded, for programs. */
export function makeRecordingsFile({ view, recorded }: DocumentedPackage) {
  const { name, version, generator } = view.index;
  return {
    package: name,
    ...(version === undefined ? {} : { version }),
    generator,
    operations: [...recorded].map(([operation, answers]) => ({ operation, answers })),
  };
}
