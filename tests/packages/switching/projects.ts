/** A project whose maintainer might switch, with two pinned releases. */
export interface Project {
  name: string;
  older: string;
  newest: string;
  /** Whether its source distribution contains pages of Sphinx or MkDocs. */
  hasPages?: boolean;
  wouldSwitch: boolean;
  /** What speaks for the site, and what still stands in the way. */
  reason: string;
}

export const PROJECTS: readonly Project[] = [
  {
    name: 'todoist-api-python',
    older: '3.2.1',
    newest: '4.0.0',
    wouldSwitch: true,
    reason: 'README as home page, 94 % of the requests determined, no finding above a note.',
  },
  {
    name: 'hcloud',
    older: '2.26.0',
    newest: '2.27.0',
    hasPages: true,
    wouldSwitch: true,
    reason: 'All pages are converted, and old addresses lead to the entries.',
  },
  {
    name: 'spotipy',
    older: '2.25.2',
    newest: '2.26.0',
    wouldSwitch: true,
    reason:
      '97 % of the requests are determined, and the package page begins with a call that works; two docstrings have a wrong name. Links to its repository are missing, because setup.py is not read.',
  },
  {
    name: 'lithic',
    older: '0.125.0',
    newest: '0.133.0',
    wouldSwitch: true,
    reason:
      'One warning without any setting, the notes are only counted, and both versions are released. Requests of 557 functions are read from the outermost calls.',
  },
  {
    name: 'notion-client',
    older: '3.0.0',
    newest: '3.1.0',
    wouldSwitch: true,
    reason: '95 % of the requests are determined, no finding above a note.',
  },
  {
    name: 'python-gitlab',
    older: '8.5.0',
    newest: '8.6.0',
    hasPages: true,
    wouldSwitch: true,
    reason:
      'All 86 pages are converted, with one place to look at, and the 73 pages of examples are one group of the sidebar. Of five warnings, two are wrong names in docstrings.',
  },
  {
    name: 'slack-sdk',
    older: '3.47.0',
    newest: '3.48.0',
    wouldSwitch: true,
    reason: 'The deprecated package comes last; three warnings.',
  },
  {
    name: 'huggingface-hub',
    older: '2.3.0',
    newest: '2.4.0',
    wouldSwitch: false,
    reason: 'Its command line computes paths, which brings most of 52 warnings.',
  },
  {
    name: 'blueapi',
    older: '1.20.0',
    newest: '1.21.1',
    hasPages: true,
    wouldSwitch: true,
    reason:
      'A FastAPI application in the place of full-stack-fastapi-template, which is not on the index. Its 46 pages are converted and its operations are listed once; five links lead to files beside the pages, such as openapi.yaml, which the site does not publish and the build names.',
  },
  {
    name: 'arize-phoenix-client',
    older: '3.4.0',
    newest: '3.5.0',
    wouldSwitch: true,
    reason: 'The namespace package is found; three warnings.',
  },
  {
    name: 'onfido-python',
    older: '6.1.0',
    newest: '6.2.0',
    wouldSwitch: true,
    reason:
      '99 % of the requests are determined; four docstrings of the generator have wrong names.',
  },
];
