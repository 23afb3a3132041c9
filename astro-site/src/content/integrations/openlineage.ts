import type { Integration } from './integration.ts';

const openlineage: Integration = {
  id: 'openlineage',
  name: 'OpenLineage',
  route: '/integrations/misc/openlineage/',
  category: 'misc',
  status: 'alpha',
  metadata: 'receives OpenLineage events',
  connector: 'OpenLineage',
  python: {
    package: 'grai-source-openlineage',
    version: '0.1.0a1',
    module: 'grai_source_openlineage',
    integration: 'grai_source_openlineage.base.OpenLineageIntegration',
  },
  fields: [
    {
      name: 'namespaces',
      required: false,
      example: '{"postgres://db.example.com:5432": "shop"}',
      description:
        'JSON object that maps namespaces in the events to namespaces in Grai. The library on PyPI does not support it yet.',
    },
  ],
  reads: [
    '`outputs` of each event: `name`, `namespace` and `facets`',
    'the `columnLineage` facet of an output: its `fields` with their `inputFields`',
  ],
  produces: {
    nodes: [
      'a table for each output that has facets',
      'a table for each input in the `columnLineage` facet',
      'a column for each field and each input field of the facet',
    ],
    edges: [
      'from each table to its columns',
      'from column to column: from the last input field of a field to that field',
    ],
  },
  limits: [
    'The server calls the library with an argument `namespaces` that version 0.1.0a1 does not support, so runs of the connector fail.',
    'Events without `outputs` and outputs without facets do not add anything to the graph. `inputs`, the job and the run are not read.',
    'If a column has several input fields, only the last one gets edges.',
    'If a field has an empty `inputFields` list, the conversion fails with an `UnboundLocalError`, or adds an edge from the previous column.',
    'Names and namespaces are used as in the event. OpenLineage calls a PostgreSQL table `shop.public.orders`, but the PostgreSQL integration calls it `public.orders`, so they become separate nodes.',
    'Each event updates the whole source: items that it does not contain are deleted unless another source reports them, too.',
    'Columns do not have a data type.',
  ],
};

export default openlineage;
