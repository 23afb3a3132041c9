import type { Integration } from './integration.ts';
import openlineage from './openlineage.ts';

const airflow: Integration = {
  ...openlineage,
  id: 'airflow',
  name: 'Airflow',
  route: '/integrations/orchestration/airflow/',
  category: 'orchestration',
  connector: 'Airflow',
  limits: [
    ...openlineage.limits,
    'DAGs and tasks do not become nodes, only the data that they write.',
  ],
};

export default airflow;
