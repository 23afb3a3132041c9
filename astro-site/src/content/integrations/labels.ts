import type { IntegrationCategory, IntegrationStatus } from './integration.ts';

/** The titles of the category pages. */
export const CATEGORY_LABELS: Record<IntegrationCategory, string> = {
  databases: 'Databases',
  data_warehouses: 'Data Warehouses',
  etl: 'ETL / ELT',
  orchestration: 'Orchestration',
  data_lakes: 'Data Lakes',
  query_engines: 'Query Engines',
  streaming: 'Streaming',
  business_intelligence: 'Business Intelligence',
  data_quality: 'Data Quality',
  version_control: 'Version Control',
  communication: 'Communication',
  data_catalogs: 'Data Catalogs',
  misc: 'Miscellaneous',
};

export const STATUS_LABELS: Record<IntegrationStatus, string> = {
  general_release: 'General release',
  beta: 'Beta',
  alpha: 'Alpha',
  coming_soon: 'Coming soon',
};
