import type { Job } from './format-preview.ts';

/** A workflow for GitHub Actions that publishes the site on GitHub Pages. */
export function formatWorkflow({ command, install, python, out }: Job): string {
  const lines = [...(install === undefined ? [] : [install]), `${command} build`];
  const steps = lines.map((line) => `      - run: ${line}`);
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
