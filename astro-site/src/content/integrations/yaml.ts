import type { Integration } from './integration.ts';

const yaml: Integration = {
  id: 'yaml',
  name: 'YAML',
  route: '/integrations/misc/yaml/',
  category: 'misc',
  status: 'general_release',
  metadata: 'reads a file',
  connector: 'YAML File',
  fields: [],
  upload:
    'one file that ends in `.yaml` or `.yml`, with documents of type `SourceNode` and `SourceEdge`',
  reads: ['every YAML document of the file'],
  produces: {
    nodes: ['a node for each document of type `SourceNode` or `Node`'],
    edges: ['an edge for each document of type `SourceEdge` or `Edge`'],
  },
  limits: [
    'The web app takes `SourceNode` and `SourceEdge` only. Documents of type `Node` and `Edge` pass without an error and without effect.',
    'An upload replaces what its source held: nodes and edges that the file leaves out are deleted, unless another source has them too.',
    'The namespace of the upload form is ignored: each document names its own.',
    'An edge whose ends are neither in the file nor in the graph ends the run with an error.',
  ],
};

export default yaml;
