/** What Grai's documentation knows of one integration; the facts boxes and the support table show it. */

/** A section below `/integrations/`, named as in its route. */
export type IntegrationCategory =
  | 'databases'
  | 'data_warehouses'
  | 'etl'
  | 'orchestration'
  | 'data_lakes'
  | 'query_engines'
  | 'streaming'
  | 'business_intelligence'
  | 'data_quality'
  | 'version_control'
  | 'communication'
  | 'data_catalogs'
  | 'misc';

/** As the server's connector fixtures have it (`ConnectorStatus`). */
export type IntegrationStatus = 'general_release' | 'beta' | 'alpha' | 'coming_soon';

/** How metadata comes to Grai. */
type MetadataRoute =
  'reads the system' | 'calls its API' | 'reads a file' | 'receives OpenLineage events';

/**
 * One field of the connector's form. Texts may hold `code` in backticks; nothing else of Markdown.
 */
export type IntegrationField = {
  /** The key in the connection's metadata or, if `secret`, in its secrets: `dbname`. */
  name: string;
  /** What the web form shows, where it is not the name: `Database Name`. */
  label?: string;
  required: boolean;
  /** Stored with the secrets, shown as a password field. */
  secret?: boolean;
  /** What counts when the field is left empty (not what the form shows greyed out). */
  default?: string;
  /** A plausible value: `db.example.com`. */
  example?: string;
  description: string;
  /** The environment variable that the Python library reads when the argument is not given. */
  env?: string;
};

type PythonLibrary = {
  /** Name on PyPI: `grai-source-mysql`. */
  package: string;
  /** The documented version, from navigation.json: `0.1.1`. */
  version: string;
  /** Name to import: `grai_source_mysql`. */
  module: string;
  /** Dotted path of the class to use: `grai_source_mysql.base.MySQLIntegration`. */
  integration?: string;
};

export type Integration = {
  /** Last part of the route, also this file's name: `dbt-cloud`. */
  id: string;
  /** As the page's title has it. */
  name: string;
  /** With slashes at both ends: `/integrations/etl/dbt-cloud/`. */
  route: string;
  category: IntegrationCategory;
  status: IntegrationStatus;
  metadata: MetadataRoute;
  /** The connector's name in the web app (and `connector_name` in its API); absent if it has none. */
  connector?: string;
  python?: PythonLibrary;
  /** Page of its GitHub Action: `/tooling/github-actions/mysql/`. */
  githubAction?: string;
  /** Fields of the connector's form in their order, without Source, Name and Namespace (all have them). */
  fields: readonly IntegrationField[];
  /** For connectors that take a file instead of fields: what to upload. */
  upload?: string;
  /** What it reads, a phrase each: `` `information_schema.columns` ``. Backticks allowed. */
  reads: readonly string[];
  /** What arrives in the graph, a phrase each. Backticks allowed. */
  produces: {
    nodes: readonly string[];
    edges: readonly string[];
    /** Events of the Events tab, such as runs of dbt Cloud. */
    events?: readonly string[];
  };
  /** What it does not do, a sentence each. Backticks allowed. */
  limits: readonly string[];
};

/** A connector that the web app announces as coming soon: no page, no library yet. */
export type PlannedIntegration = {
  name: string;
  category: IntegrationCategory;
};
