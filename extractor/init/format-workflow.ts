interface Workflow {
  /** Whether the repository's package.json installs wrapdocs. */
  isInstalled: boolean;
  /** The version of wrapdocs to run otherwise. */
  version: string;
  /** The version of Python that parses the packages. */
  python: string;
  /** The folder of the site. */
  out: string;
}

/** A workflow for GitHub Actions that publishes the site on GitHub Pages. */
export function formatWorkflow({ isInstalled, version, python, out }: Workflow): string {
  const steps = isInstalled
    ? ['      - run: npm ci', '      - run: npx wrapdocs build']
    : [`      - run: npx --yes wrapdocs@${version} build`];
  return `# Publishes the documentation. In the settings of the repository, set the source of
# GitHub Pages to "GitHub Actions".
name: Documentation
on:
  push:
    branches: [main, master]
  workflow_dispatch:
permissions:
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
jobs:
  documentation:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v5
        with:
          # The dates of the pages come from the history.
          fetch-depth: 0
      - uses: actions/setup-node@v5
        with:
          node-version: 24
      - uses: actions/setup-python@v6
        with:
          python-version: '${python}'
${steps.join('\n')}
      - uses: actions/upload-pages-artifact@v4
        with:
          path: ${out}
      - id: deployment
        uses: actions/deploy-pages@v4
`;
}
