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
    'a file that ends in `.yaml` or `.yml`, with documents of type `SourceNode` and `SourceEdge`',
  reads: ['all YAML documents in the file'],
  produces: {
    nodes: ['a node for each document of type `SourceNode` or `Node`'],
    edges: ['an edge for each document of type `SourceEdge` or `Edge`'],
  },
  limits: [
    'The web app only reads `SourceNode` and `SourceEdge`. Documents of type `Node` and `Edge` are ignored without an error.',
    'An upload replaces the content of its source: nodes and edges that are not in the file are deleted unless another source reports them, too.',
    'The namespace in the upload form is ignored, because each document specifies its own.',
    'The run fails if a node of an edge is neither in the file nor in the graph.',
  ],
};

export default yaml;
