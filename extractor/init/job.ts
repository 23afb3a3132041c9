import type { FoundPackage } from './find-packages.ts';

/** What a host does to publish or to check a site. */
export interface Job {
  /** The command line of wrapdocs: `npx wrapdocs`. */
  command: string;
  /** What must run before; nothing if wrapdocs is fetched. */
  install: string | undefined;
  /** The version of Python that parses the packages. */
  python: string;
  /** The folder of the site. */
  out: string;
  packages: readonly FoundPackage[];
}

/** The commands that build the site. */
export function listBuildCommands({ command, install }: Job): string[] {
  return [...(install === undefined ? [] : [install]), `${command} build`];
}

/** The steps of a job of GitHub Actions that install what wrapdocs needs. */
export function formatSetupSteps({ install, python }: Job): string {
  const steps = install === undefined ? '' : `\n      - run: ${install}`;
  return `      - uses: actions/setup-node@v5
        with:
          node-version: 24
      - uses: actions/setup-python@v6
        with:
          python-version: '${python}'${steps}`;
}
