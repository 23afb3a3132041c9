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
    'DAGs and tasks are not nodes; only the data that they write is.',
  ],
};

export default airflow;
