import { formatBuildSteps, type Job } from './job.ts';

/** A workflow for GitHub Actions that publishes the site on GitHub Pages. */
export function formatWorkflow(job: Job): string {
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
${formatBuildSteps(job)}
      - uses: actions/upload-pages-artifact@v4
        with:
          path: ${job.out}
      - id: deployment
        uses: actions/deploy-pages@v4
`;
}
