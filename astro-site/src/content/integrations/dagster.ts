import type { Integration } from './integration.ts';
import openlineage from './openlineage.ts';

const dagster: Integration = {
  ...openlineage,
  id: 'dagster',
  name: 'Dagster',
  route: '/integrations/orchestration/dagster/',
  category: 'orchestration',
  connector: 'Dagster',
  limits: [
    'The sensor of `openlineage-dagster` 1.38.0 reports runs and steps without outputs, so its events alone add nothing to the graph.',
    ...openlineage.limits,
    'Jobs, ops and assets do not become nodes, only the data that they write.',
  ],
};

export default dagster;
