import { formatSetupSteps, type Job } from './job.ts';

/**
 * A workflow for GitHub Actions that publishes the site on GitHub Pages: each tag as a release, and the
 * default branch as a version of its own, which is at the root as long as there is no release.
 */
export function formatWorkflow(job: Job): string {
  const { command } = job;
  return `# Publishes the documentation on the branch gh-pages: a tag such as v1.2.0 as a release, and what is
# not released yet under the name of the branch. In the settings of the repository, set the source of
# GitHub Pages to the branch gh-pages.
name: Documentation
on:
  push:
    branches: [main, master]
    tags: ['v[0-9]*']
permissions:
  contents: write
concurrency:
  group: documentation
  cancel-in-progress: false
jobs:
  documentation:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          # The dates of the pages come from the history, and releases from tags.
          fetch-depth: 0
${formatSetupSteps(job)}
      - name: Publish a release
        if: github.ref_type == 'tag'
        run: >-
          ${command} release --from git: --tags "$GITHUB_REF_NAME" --include-prereleases --branch gh-pages --push
      - name: Publish what is not released yet
        if: github.ref_type == 'branch'
        run: ${command} release "$GITHUB_REF_NAME" --prerelease --replace --no-strict --branch gh-pages --push
`;
}
