import type { PlannedIntegration } from './integration.ts';

/** Connectors with the status `coming_soon` in the server's fixtures, assigned to our categories. */
const planned: readonly PlannedIntegration[] = [
  { name: 'MongoDB', category: 'databases' },
  { name: 'Amazon Aurora', category: 'databases' },
  { name: 'Airbyte', category: 'etl' },
  { name: 'Stitch', category: 'etl' },
  { name: 'Kedro', category: 'orchestration' },
  { name: 'Apache Iceberg', category: 'data_lakes' },
  { name: 'Apache Atlas', category: 'data_catalogs' },
];

export default planned;
