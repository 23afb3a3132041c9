import { listBuildCommands, type Job } from './job.ts';

/** Jobs for GitLab CI: the site of the default branch, and checks of merge requests. */
export function formatGitlab({ command, install, python, out }: Job): string {
  const before = install === undefined ? [] : [`    - ${install}`];
  return `# Publishes the documentation with GitLab Pages, and checks it in merge requests.
.wrapdocs:
  image: nikolaik/python-nodejs:python${python}-nodejs24
  variables:
    # The dates of the pages come from the history.
    GIT_DEPTH: 0

pages:
  extends: .wrapdocs
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
${[...before, `    - ${command} build`, `    - rm -rf public && mv ${out} public`].join('\n')}
  artifacts:
    paths: [public]

documentation:
  extends: .wrapdocs
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
${[...before, `    - ${command} check`, `    - ${command} build`].join('\n')}
  artifacts:
    paths: [${out}]
`;
}

/** The settings of Read the Docs, which builds the site with commands instead of Sphinx. */
export function formatReadTheDocs(job: Job): string {
  const { python, out } = job;
  const steps = [
    ...listBuildCommands(job),
    `mkdir -p $READTHEDOCS_OUTPUT && cp -r ${out} $READTHEDOCS_OUTPUT/html`,
  ];
  return `version: 2
build:
  os: ubuntu-24.04
  tools:
    nodejs: '24'
    python: '${python}'
  commands:
${steps.map((step) => `    - ${step}`).join('\n')}
`;
}
