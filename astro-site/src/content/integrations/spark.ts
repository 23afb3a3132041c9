import type { Integration } from './integration.ts';
import openlineage from './openlineage.ts';

const spark: Integration = {
  ...openlineage,
  id: 'spark',
  name: 'Spark',
  route: '/integrations/query_engines/spark/',
  category: 'query_engines',
  connector: 'Apache Spark',
};

export default spark;
