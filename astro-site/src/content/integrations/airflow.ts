import type { Integration } from './integration.ts';

const airflow: Integration = {
  id: 'airflow',
  name: 'Airflow',
  route: '/integrations/orchestration/airflow/',
  category: 'orchestration',
  status: 'alpha',
  metadata: 'receives OpenLineage events',
  connector: 'Airflow',
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
      description: 'JSON object that renames namespaces of the events to namespaces of Grai.',
    },
  ],
  reads: ['`outputs` of each event', 'their facet `columnLineage`: `fields` and `inputFields`'],
  produces: {
    nodes: [
      'a table node for each output that has facets, and for each table that its column lineage names',
      'a column node for each column in the column lineage',
    ],
    edges: [
      'from each table to its columns',
      'from an input column to the output column that is made of it',
    ],
  },
  limits: [
    'Events without outputs, and outputs without facets, add nothing.',
    'Tables without column lineage have no edges: `inputs` of an event are not read.',
    'Of several input fields of an output column, the last alone becomes an edge.',
    'Every event is an update of the whole source: what the event does not name loses its tie to the source, and goes if no other source holds it.',
    'The server passes `namespaces` to the library, which release 0.1.0a1 on PyPI does not accept; with that release each event ends in a failed run.',
    'DAGs and tasks are not nodes; only the data that they write is.',
  ],
};

export default airflow;
