import { formatSetupSteps, type Job } from './job.ts';

/**
 * A workflow for GitHub Actions that builds the site of a pull request, and comments what it changes in
 * the packages.
 */
export function formatPreview(job: Job): string {
  const { command, out, packages } = job;
  const diffs = packages.map(
    ({ source }) =>
      `          ${command} diff "git:.@$BASE#${source}" ${source} --format markdown >> "$RUNNER_TEMP/changes.md"`,
  );
  return `# Checks the documentation of a pull request, keeps its site as an artifact, and comments what
# changes for callers. Pull requests from forks get no comment, because GitHub does not allow it.
name: Documentation of a pull request
on: pull_request
permissions:
  contents: read
  pull-requests: write
concurrency:
  group: documentation-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  preview:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          fetch-depth: 0
${formatSetupSteps(job)}
      - run: ${command} build
      - uses: actions/upload-artifact@v4
        with:
          name: documentation
          path: ${out}
      - name: List what changes for callers
        continue-on-error: true
        run: |
${diffs.join('\n')}
        env:
          BASE: \${{ github.event.pull_request.base.sha }}
      - name: Comment on the pull request
        if: github.event.pull_request.head.repo.full_name == github.repository
        run: |
          if [ -s "$RUNNER_TEMP/changes.md" ]; then
            gh pr comment "$NUMBER" --body-file "$RUNNER_TEMP/changes.md" --edit-last --create-if-none
          fi
        env:
          GH_TOKEN: \${{ github.token }}
          NUMBER: \${{ github.event.number }}
      # Also finds where a package and the document of its API differ, if \`api\` is configured.
      - run: ${command} check --format github
`;
}
