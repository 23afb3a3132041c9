import { defineConfig } from '../extractor/config/define-config.ts';

export default defineConfig({
  site: {
    title: 'wrapdocs',
    description: 'Reference sites for Python API clients: the request and the call on one page.',
  },
  packages: [
    { name: 'shop', source: 'example/shop', summary: 'The client of the tutorial, as an example.' },
  ],
  content: '.',
  navigation: [
    'index',
    'start',
    'tutorial',
    'moving',
    'supported-code',
    'pages',
    'configuration',
    'checks',
    'changes',
    'api',
    'agents',
    'releases',
    'feedback',
    'security-headers',
    'commands',
    'settings',
    'findings',
    'rules',
    'output-formats',
    'how-it-works',
    'how-right-is-it',
  ],
  out: '../build/manual',
});
