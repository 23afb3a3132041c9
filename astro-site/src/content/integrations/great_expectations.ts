import type { Integration } from './integration.ts';
import openlineage from './openlineage.ts';

const greatExpectations: Integration = {
  ...openlineage,
  id: 'great_expectations',
  name: 'Great Expectations',
  route: '/integrations/data_quality/great_expectations/',
  category: 'data_quality',
  connector: 'Great Expectations',
  produces: { nodes: [], edges: [] },
  limits: [
    "OpenLineage's action for Great Expectations sends the validated tables as `inputs` and an empty `outputs` list. Grai only reads `outputs`, so nothing is added to the graph.",
    'Results of expectations are not stored.',
    ...openlineage.limits.slice(0, 1),
  ],
};

export default greatExpectations;
