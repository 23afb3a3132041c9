import { makeCurlCommand } from '../../../astro-site/src/code/curl/command.ts';
import type { AuthenticationSettings } from '../../../extractor/contract/view/authentication.ts';
import { getBaseUrl } from '../../../extractor/contract/view/clients.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';

/** The curl command of an operation, as its page shows it, with what it needs to be run. */
export interface CurlExample {
  id: string;
  method: string;
  path: string;
  /** The address in front of the path; absent if it is the variable `BASE_URL` or a part of the path. */
  base?: string;
  command: string;
  /** Values for all variables of the command, made up from their names: `pv_group_id`. */
  variables: Readonly<Record<string, string>>;
  /** The variables that name files, which must exist. */
  files: readonly string[];
}

/** Writes the curl command of every operation of a package. */
export function exportCurl(
  view: PackageView,
  settings: AuthenticationSettings = {},
): CurlExample[] {
  return view.operations.map((operation) => {
    const { id, method, path } = operation;
    const { text: command, variables } = makeCurlCommand(operation, view, settings);
    const base = settings.apiBaseUrl ?? getBaseUrl(operation, view.client(operation));
    return {
      id,
      method,
      path,
      ...(base === undefined ? {} : { base }),
      command,
      variables: Object.fromEntries(variables.map(({ name }) => [name, makeValue(name)])),
      files: variables.filter(({ use }) => use === 'file').map(({ name }) => name),
    };
  });
}

function makeValue(name: string): string {
  return `pv_${name.toLowerCase()}`;
}
