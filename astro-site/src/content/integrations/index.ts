import airflow from './airflow.ts';
import bigquery from './bigquery.ts';
import cube from './cube.ts';
import dagster from './dagster.ts';
import dbtCloud from './dbt-cloud.ts';
import dbt from './dbt.ts';
import fivetran from './fivetran.ts';
import flatFile from './flat-file.ts';
import flink from './flink.ts';
import greatExpectations from './great_expectations.ts';
import type { Integration } from './integration.ts';
import keboola from './keboola.ts';
import looker from './looker.ts';
import metabase from './metabase.ts';
import mssql from './mssql.ts';
import mysql from './mysql.ts';
import openlineage from './openlineage.ts';
import postgres from './postgres.ts';
import redshift from './redshift.ts';
import snowflake from './snowflake.ts';
import spark from './spark.ts';
import yaml from './yaml.ts';

/** All integrations with a page, in the order of the navigation. */
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
  spark,
  flink,
  looker,
  metabase,
  cube,
  greatExpectations,
  keboola,
  flatFile,
  openlineage,
  yaml,
];

export default integrations;
