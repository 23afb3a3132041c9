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
        'JSON object from namespaces in the events to namespaces in Grai. The library on PyPI does not know it yet.',
    },
  ],
  reads: [
    '`outputs` of each event: `name`, `namespace` and `facets`',
    'the `columnLineage` facet of an output: its `fields` with their `inputFields`',
  ],
  produces: {
    nodes: [
      'a table for each output that has facets',
      'a table for each input that the `columnLineage` facet names',
      'a column for each field and each input field of the facet',
    ],
    edges: [
      'from each table to its columns',
      'from column to column, from the last input field of a field to that field',
    ],
  },
  limits: [
    'The server calls version 0.1.0a1 of the library with an argument `namespaces` that it does not have: runs of the connector fail.',
    'Events without `outputs`, and outputs without facets, leave no trace in the graph. `inputs`, the job and the run are not read.',
    'Of several input fields of one column, only the last one gets edges.',
    'A field with an empty `inputFields` list ends the conversion with an `UnboundLocalError`, or draws an edge from the column before it.',
    'Names and namespaces are taken as the event has them. OpenLineage calls a PostgreSQL table `shop.public.orders`; the PostgreSQL integration calls it `public.orders`, so the two stay separate nodes.',
    'Each event is an update of the whole source: what it does not name goes, unless another source holds it too.',
    'Columns have no data type.',
  ],
};

export default openlineage;
