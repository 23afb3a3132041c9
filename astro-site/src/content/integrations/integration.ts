/** The facts about an integration, which the facts boxes and the support table show. */

/** A section under `/integrations/`, named like its route. */
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

/** As in the server's connector fixtures (`ConnectorStatus`). */
export type IntegrationStatus = 'general_release' | 'beta' | 'alpha' | 'coming_soon';

/** How Grai gets the metadata. */
type MetadataRoute =
  'reads the system' | 'calls its API' | 'reads a file' | 'receives OpenLineage events';

/**
 * A field of the connector's form. Texts can contain `code` in backticks, but no other Markdown.
 */
export type IntegrationField = {
  /** The key in the connection's metadata or, if `secret`, in its secrets: `dbname`. */
  name: string;
  /** The label in the web form, if it differs from the name: `Database Name`. */
  label?: string;
  required: boolean;
  /** Stored with the secrets, shown as a password field. */
  secret?: boolean;
  /** The value that is used if the field is empty (not the placeholder of the form). */
  default?: string;
  /** A plausible value: `db.example.com`. */
  example?: string;
  description: string;
  /** The environment variable that the Python library reads if the argument is missing. */
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
  /** Last part of the route, and the name of the file: `dbt-cloud`. */
  id: string;
  /** The title of the page. */
  name: string;
  /** With slashes at both ends: `/integrations/etl/dbt-cloud/`. */
  route: string;
  category: IntegrationCategory;
  status: IntegrationStatus;
  metadata: MetadataRoute;
  /** Name of the connector in the web app (and `connector_name` in its API), if there is one. */
  connector?: string;
  python?: PythonLibrary;
  /** Page of its GitHub Action: `/tooling/github-actions/mysql/`. */
  githubAction?: string;
  /** Fields of the connector's form in order, without the common fields Source, Name and Namespace. */
  fields: readonly IntegrationField[];
  /** For connectors with a file instead of fields: what to upload. */
  upload?: string;
  /** Phrases for what it reads: `` `information_schema.columns` ``. Can contain backticks. */
  reads: readonly string[];
  /** Phrases for what it adds to the graph. Can contain backticks. */
  produces: {
    nodes: readonly string[];
    edges: readonly string[];
    /** Events for the Events tab, such as runs of dbt Cloud. */
    events?: readonly string[];
  };
  /** Sentences about what it does not do. Can contain backticks. */
  limits: readonly string[];
};

/** A connector that the web app announces as coming soon. It does not have a page or a library yet. */
export type PlannedIntegration = {
  name: string;
  category: IntegrationCategory;
};
