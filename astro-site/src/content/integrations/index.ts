import airflow from './airflow.ts';
import bigquery from './bigquery.ts';
import dagster from './dagster.ts';
import dbtCloud from './dbt-cloud.ts';
import dbt from './dbt.ts';
import fivetran from './fivetran.ts';
import type { Integration } from './integration.ts';
import mssql from './mssql.ts';
import mysql from './mysql.ts';
import postgres from './postgres.ts';
import redshift from './redshift.ts';
import snowflake from './snowflake.ts';

/** Every integration that has a page, in the order of the navigation. */
const integrations: readonly Integration[] = [
  mysql,
  mssql,
  postgres,
  bigquery,
  redshift,
  snowflake,
  dbt,
  dbtCloud,
  fivetran,
  airflow,
  dagster,
];

export default integrations;
