import { getReference } from '../reference/reference.ts';

/** The static paths of files about the operations of a package; packages without any have none. */
export function listOperationPackages() {
  const { packages, routes } = getReference();
  return [...packages]
    .filter(([, { view }]) => view.operations.length > 0)
    .map(([name, documented]) => ({
      params: { package: routes.find(name)?.slug },
      props: { documented },
    }));
}

/** The static paths of files about how much of its API a package covers. */
export function listApiPackages() {
  const { packages, routes } = getReference();
  return [...packages].flatMap(([name, { view, api }]) =>
    api === undefined
      ? []
      : [{ params: { package: routes.find(name)?.slug }, props: { view, file: api.file } }],
  );
}
