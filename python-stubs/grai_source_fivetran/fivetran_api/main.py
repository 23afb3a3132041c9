"""Signatures of the Fivetran REST API calls, one function for each operation.

The functions have no behaviour: decorator, signature and docstring describe a call. List calls are
paged: pass the `nextCursor` of a page as `cursor` to get the page after it.
"""

from __future__ import annotations

from typing import Optional, Union

from fastapi import FastAPI, Header, Path

from .api_models import (
    AddUserToGroupRequest,
    ColumnUpdateRequest,
    ConnectCardConfigRequest,
    CreatePbfTokenResponse,
    MembershipRequest,
    MembershipResponse,
    NewConnectorRequestV1,
    NewDbtProjectRequest,
    NewDestinationRequest,
    NewGroupRequest,
    NewTransformationRequest,
    NewUserRequest,
    ReloadStandardConfigRequest,
    ResyncConnectorRequest,
    RunSetupTestsRequest,
    SchemaUpdateRequest,
    StandardConfigUpdateRequest,
    SyncConnectorRequest,
    TableUpdateRequest,
    TeamMembershipRequest,
    TeamRequest,
    TrustCertificateRequest,
    TrustFingerprintRequest,
    UpdateConnectorRequest,
    UpdateDestinationRequest,
    UpdateGroupRequest,
    UpdateMembershipRequest,
    UpdateTransformationRequest,
    UpdateUserRequest,
    V1CertificatesPostResponse,
    V1ConnectorsConnectorIdConnectCardPostResponse,
    V1ConnectorsConnectorIdDeleteResponse,
    V1ConnectorsConnectorIdGetResponse,
    V1ConnectorsConnectorIdPatchResponse,
    V1ConnectorsConnectorIdResyncPostResponse,
    V1ConnectorsConnectorIdSchemasGetResponse,
    V1ConnectorsConnectorIdSchemasPatchResponse,
    V1ConnectorsConnectorIdSchemasReloadPostResponse,
    V1ConnectorsConnectorIdSchemasSchemaNamePatchResponse,
    V1ConnectorsConnectorIdSchemasSchemaNameTablesTableNameColumnsColumnNamePatchResponse,
    V1ConnectorsConnectorIdSchemasSchemaNameTablesTableNamePatchResponse,
    V1ConnectorsConnectorIdSchemasSchemaTablesTableColumnsGetResponse,
    V1ConnectorsConnectorIdSchemasTablesResyncPostRequest,
    V1ConnectorsConnectorIdSchemasTablesResyncPostResponse,
    V1ConnectorsConnectorIdSyncPostResponse,
    V1ConnectorsConnectorIdTestPostResponse,
    V1ConnectorsPostResponse,
    V1DbtModelsModelIdGetResponse,
    V1DbtProjectsGetResponse,
    V1DbtProjectsPostResponse,
    V1DbtProjectsProjectIdGetResponse,
    V1DbtProjectsProjectIdModelsGetResponse,
    V1DbtProjectsProjectIdTestPostResponse,
    V1DbtProjectsProjectIdTransformationsGetResponse,
    V1DbtProjectsProjectIdTransformationsPostResponse,
    V1DbtTransformationsTransformationIdDeleteResponse,
    V1DbtTransformationsTransformationIdGetResponse,
    V1DbtTransformationsTransformationIdPatchResponse,
    V1DestinationsDestinationIdDeleteResponse,
    V1DestinationsDestinationIdGetResponse,
    V1DestinationsDestinationIdPatchResponse,
    V1DestinationsDestinationIdTestPostResponse,
    V1DestinationsPostResponse,
    V1FingerprintsPostResponse,
    V1GroupsGetResponse,
    V1GroupsGroupIdConnectorsGetResponse,
    V1GroupsGroupIdDeleteResponse,
    V1GroupsGroupIdGetResponse,
    V1GroupsGroupIdPatchResponse,
    V1GroupsGroupIdUsersGetResponse,
    V1GroupsGroupIdUsersPostResponse,
    V1GroupsGroupIdUsersUserIdDeleteResponse,
    V1GroupsPostResponse,
    V1MetadataConnectorsConnectorIdColumnsGetResponse,
    V1MetadataConnectorsConnectorIdSchemasGetResponse,
    V1MetadataConnectorsConnectorIdTablesGetResponse,
    V1MetadataNameGetResponse,
    V1MetadataNameServiceGetResponse,
    V1RolesGetResponse,
    V1TeamsGetResponse,
    V1TeamsPostResponse,
    V1TeamsTeamIdConnectorsConnectorIdDeleteResponse,
    V1TeamsTeamIdConnectorsConnectorIdGetResponse,
    V1TeamsTeamIdConnectorsConnectorIdPatchResponse,
    V1TeamsTeamIdConnectorsGetResponse,
    V1TeamsTeamIdConnectorsPostResponse,
    V1TeamsTeamIdDeleteResponse,
    V1TeamsTeamIdGetResponse,
    V1TeamsTeamIdGroupsGetResponse,
    V1TeamsTeamIdGroupsGroupIdDeleteResponse,
    V1TeamsTeamIdGroupsGroupIdGetResponse,
    V1TeamsTeamIdGroupsGroupIdPatchResponse,
    V1TeamsTeamIdGroupsPostResponse,
    V1TeamsTeamIdPatchResponse,
    V1TeamsTeamIdRoleDeleteResponse,
    V1TeamsTeamIdUsersGetResponse,
    V1TeamsTeamIdUsersPostResponse,
    V1TeamsTeamIdUsersUserIdDeleteResponse,
    V1TeamsTeamIdUsersUserIdGetResponse,
    V1TeamsTeamIdUsersUserIdPatchResponse,
    V1UsersGetResponse,
    V1UsersIdDeleteResponse,
    V1UsersPostResponse,
    V1UsersUserIdConnectorsConnectorIdDeleteResponse,
    V1UsersUserIdConnectorsConnectorIdGetResponse,
    V1UsersUserIdConnectorsConnectorIdPatchResponse,
    V1UsersUserIdConnectorsGetResponse,
    V1UsersUserIdGetResponse,
    V1UsersUserIdGroupsGetResponse,
    V1UsersUserIdGroupsGroupIdDeleteResponse,
    V1UsersUserIdGroupsGroupIdGetResponse,
    V1UsersUserIdGroupsGroupIdPatchResponse,
    V1UsersUserIdGroupsPostResponse,
    V1UsersUserIdPatchResponse,
    V1UsersUserIdRoleDeleteResponse,
    V1WebhooksGetResponse,
    WebhookRequest,
    WebhookResponse,
    WebhookTestRequest,
    WebhookTestResponse,
)

app = FastAPI(title="Fivetran REST API", version="v1")


@app.post("/v1/certificates", response_model=V1CertificatesPostResponse)
def approve_certificate(
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: TrustCertificateRequest = None,
) -> V1CertificatesPostResponse:
    """Approve a certificate, so that a connector or a destination trusts it.

    The body names what the certificate is for, by the ID of a connector or of a destination,
    and carries the certificate itself with its hash.

    Args:
        accept: Value of the Accept header, the media type of the response.
        body: Certificate to approve, and the connector or destination it belongs to.

    Returns:
        Code and message of the result.
    """
    pass


@app.post(
    "/v1/connectors", response_model=None, responses={"201": {"model": V1ConnectorsPostResponse}}
)
def create_connector(
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
    body: NewConnectorRequestV1 = None,
) -> Union[None, V1ConnectorsPostResponse]:
    """Create a connector in a group.

    The body chooses the service, the sync schedule and what happens to certificates and
    fingerprints that the source presents. Setup tests can be run as part of the call. A
    successful call answers with status 201.

    The request needs `group_id` and `service`. What the service itself needs, such as its
    host or its credentials, has no field in this model: create the connector with
    `paused=True` and `run_setup_tests=False`, give the settings to `modify_connector` as
    `config` and `auth`, and call `run_setup_tests`. `metadata_connector_config` lists the
    settings of a service.

    Args:
        accept: Value of the Accept header; the media type carries a format version.
        body: Group, service and initial settings of the connector.

    Returns:
        The created connector in `data`; None when the response has no content.
    """
    pass


@app.get("/v1/connectors/{connector_id}", response_model=V1ConnectorsConnectorIdGetResponse)
def connector_details(
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
) -> V1ConnectorsConnectorIdGetResponse:
    """Retrieve a connector with its status and sync schedule.

    Args:
        connector_id: ID of the connector.
        accept: Value of the Accept header; the media type carries a format version.

    Returns:
        The connector in `data`, with the state of its setup and of its last syncs.
    """
    pass


@app.delete("/v1/connectors/{connector_id}", response_model=V1ConnectorsConnectorIdDeleteResponse)
def delete_connector(
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
) -> V1ConnectorsConnectorIdDeleteResponse:
    """Delete a connector.

    Args:
        connector_id: ID of the connector.
        accept: Value of the Accept header; the media type carries a format version.

    Returns:
        Code and message of the result.
    """
    pass


@app.patch("/v1/connectors/{connector_id}", response_model=V1ConnectorsConnectorIdPatchResponse)
def modify_connector(
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
    body: UpdateConnectorRequest = None,
) -> V1ConnectorsConnectorIdPatchResponse:
    """Change the settings of a connector.

    Covers configuration and credentials of the source as well as schedule, pausing and
    historical sync.

    Args:
        connector_id: ID of the connector.
        accept: Value of the Accept header; the media type carries a format version.
        body: Settings to change.

    Returns:
        The connector as it is after the change, in `data`.
    """
    pass


@app.post(
    "/v1/connectors/{connector_id}/connect-card",
    response_model=V1ConnectorsConnectorIdConnectCardPostResponse,
)
def connect_card(
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
    body: ConnectCardConfigRequest = None,
) -> V1ConnectorsConnectorIdConnectCardPostResponse:
    """Create a Connect Card for a connector.

    A Connect Card is a page on which the owner of a source authorizes the connector. The
    response has the address of the card and the token that goes with it.

    Args:
        connector_id: ID of the connector.
        accept: Value of the Accept header; the media type carries a format version.
        body: Where the card leads afterwards and what it shows.

    Returns:
        The card, its settings and the ID of its connector, in `data`.
    """
    pass


@app.post("/v1/connectors/{connector_id}/connect-card-token", response_model=CreatePbfTokenResponse)
def connect_card_token(
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
) -> CreatePbfTokenResponse:
    """Create a Connect Card token for a connector.

    The call takes no body.

    Args:
        connector_id: ID of the connector.
        accept: Value of the Accept header; the media type carries a format version.

    Returns:
        The token and the ID of the connector it was made for.
    """
    pass


@app.post(
    "/v1/connectors/{connector_id}/resync", response_model=V1ConnectorsConnectorIdResyncPostResponse
)
def resync_connector(
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
    body: ResyncConnectorRequest = None,
) -> V1ConnectorsConnectorIdResyncPostResponse:
    """Start a historical re-sync of a connector.

    Loads the historical data of the connector again. The scope in the body narrows the re-sync
    to the tables it lists.

    Args:
        connector_id: ID of the connector.
        accept: Value of the Accept header; the media type carries a format version.
        body: Scope of the re-sync, by schema and table.

    Returns:
        Code and message of the result.
    """
    pass


@app.get(
    "/v1/connectors/{connector_id}/schemas",
    response_model=V1ConnectorsConnectorIdSchemasGetResponse,
)
def connector_schema_config(
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1ConnectorsConnectorIdSchemasGetResponse:
    """Retrieve a connector's schema config.

    The config is a tree of schemas, tables and columns that says what is synced and under which
    name it arrives in the destination.

    Args:
        connector_id: ID of the connector.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The schema config in `data`, keyed by the names of schemas, tables and columns.
    """
    pass


@app.patch(
    "/v1/connectors/{connector_id}/schemas",
    response_model=V1ConnectorsConnectorIdSchemasPatchResponse,
)
def modify_connector_schema_config(
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: StandardConfigUpdateRequest = None,
) -> V1ConnectorsConnectorIdSchemasPatchResponse:
    """Change a connector's schema config, for any number of its schemas.

    One call can switch schemas, tables and columns on or off and set how the connector treats
    schema changes in the source.

    Args:
        connector_id: ID of the connector.
        accept: Value of the Accept header, the media type of the response.
        body: Schemas to change, by name, and the handling of schema changes.

    Returns:
        The whole schema config after the change, in `data`.
    """
    pass


@app.post(
    "/v1/connectors/{connector_id}/schemas/reload",
    response_model=V1ConnectorsConnectorIdSchemasReloadPostResponse,
)
def reload_connector_schema_config(
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: ReloadStandardConfigRequest = None,
) -> V1ConnectorsConnectorIdSchemasReloadPostResponse:
    """Reload a connector's schema config from its source.

    Use it to pick up schemas, tables and columns that have appeared in the source since the
    config was last read.

    Args:
        connector_id: ID of the connector.
        accept: Value of the Accept header, the media type of the response.
        body: What the reload leaves out of the sync.

    Returns:
        The reloaded schema config in `data`.
    """
    pass


@app.post(
    "/v1/connectors/{connector_id}/schemas/tables/resync",
    response_model=V1ConnectorsConnectorIdSchemasTablesResyncPostResponse,
)
def resync_tables(
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: V1ConnectorsConnectorIdSchemasTablesResyncPostRequest = None,
) -> V1ConnectorsConnectorIdSchemasTablesResyncPostResponse:
    """Re-sync tables of a connector.

    The narrower counterpart of `resync_connector`: it loads the named tables again and leaves
    the rest of the connector as it is.

    Args:
        connector_id: ID of the connector.
        accept: Value of the Accept header, the media type of the response.
        body: Tables to re-sync. The model has no fields of its own and accepts any.

    Returns:
        Code and message of the result.
    """
    pass


@app.patch(
    "/v1/connectors/{connector_id}/schemas/{schema_name}",
    response_model=V1ConnectorsConnectorIdSchemasSchemaNamePatchResponse,
)
def modify_connector_database_schema_config(
    connector_id: str = Path(..., alias="connectorId"),
    schema_name: str = Path(..., alias="schemaName"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: SchemaUpdateRequest = None,
) -> V1ConnectorsConnectorIdSchemasSchemaNamePatchResponse:
    """Change the config of one schema of a connector.

    Switches the schema on or off, or any of the tables in it.

    Args:
        connector_id: ID of the connector.
        schema_name: Name of the schema in the connector.
        accept: Value of the Accept header, the media type of the response.
        body: Changes to the schema and to its tables.

    Returns:
        The whole schema config of the connector after the change, in `data`.
    """
    pass


@app.patch(
    "/v1/connectors/{connector_id}/schemas/{schema_name}/tables/{table_name}",
    response_model=V1ConnectorsConnectorIdSchemasSchemaNameTablesTableNamePatchResponse,
)
def modify_connector_table_config(
    connector_id: str = Path(..., alias="connectorId"),
    schema_name: str = Path(..., alias="schemaName"),
    table_name: str = Path(..., alias="tableName"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: TableUpdateRequest = None,
) -> V1ConnectorsConnectorIdSchemasSchemaNameTablesTableNamePatchResponse:
    """Change the config of one table of a connector.

    Switches the table or its columns on or off, and sets the sync mode of the table.

    Args:
        connector_id: ID of the connector.
        schema_name: Name of the schema in the connector.
        table_name: Name of the table in the schema.
        accept: Value of the Accept header, the media type of the response.
        body: Changes to the table and to its columns.

    Returns:
        The whole schema config of the connector after the change, in `data`.
    """
    pass


@app.patch(
    "/v1/connectors/{connector_id}/schemas/{schema_name}/tables/{table_name}/columns/{column_name}",
    response_model=V1ConnectorsConnectorIdSchemasSchemaNameTablesTableNameColumnsColumnNamePatchResponse,
)
def modify_connector_column_config(
    connector_id: str = Path(..., alias="connectorId"),
    schema_name: str = Path(..., alias="schemaName"),
    table_name: str = Path(..., alias="tableName"),
    column_name: str = Path(..., alias="columnName"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: ColumnUpdateRequest = None,
) -> V1ConnectorsConnectorIdSchemasSchemaNameTablesTableNameColumnsColumnNamePatchResponse:
    """Change the config of one column of a connector.

    Switches the column on or off, and sets whether its values are hashed.

    Args:
        connector_id: ID of the connector.
        schema_name: Name of the schema in the connector.
        table_name: Name of the table in the schema.
        column_name: Name of the column in the table.
        accept: Value of the Accept header, the media type of the response.
        body: Changes to the column.

    Returns:
        The whole schema config of the connector after the change, in `data`.
    """
    pass


@app.get(
    "/v1/connectors/{connector_id}/schemas/{schema}/tables/{table}/columns",
    response_model=V1ConnectorsConnectorIdSchemasSchemaTablesTableColumnsGetResponse,
)
def connector_column_config(
    connector_id: str = Path(..., alias="connectorId"),
    schema: str = ...,
    table: str = ...,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1ConnectorsConnectorIdSchemasSchemaTablesTableColumnsGetResponse:
    """Retrieve the column config of one source table.

    Args:
        connector_id: ID of the connector.
        schema: Name of the schema that holds the table.
        table: Name of the table whose columns are listed.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The columns of the table in `data`, keyed by column name.
    """
    pass


@app.post(
    "/v1/connectors/{connector_id}/sync", response_model=V1ConnectorsConnectorIdSyncPostResponse
)
def sync_connector(
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
    body: SyncConnectorRequest = None,
) -> V1ConnectorsConnectorIdSyncPostResponse:
    """Start a sync of a connector.

    Runs the sync now, whatever the schedule of the connector says.

    Args:
        connector_id: ID of the connector.
        accept: Value of the Accept header; the media type carries a format version.
        body: Options of the sync.

    Returns:
        Code and message of the result.
    """
    pass


@app.post(
    "/v1/connectors/{connector_id}/test", response_model=V1ConnectorsConnectorIdTestPostResponse
)
def run_setup_tests(
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
    body: RunSetupTestsRequest = None,
) -> V1ConnectorsConnectorIdTestPostResponse:
    """Run the setup tests of a connector.

    The body is optional: it says whether certificates and fingerprints that turn up during the
    tests are trusted.

    Args:
        connector_id: ID of the connector.
        accept: Value of the Accept header; the media type carries a format version.
        body: Trust settings of the test run.

    Returns:
        The connector in `data`, with the outcome of each test in `setup_tests`.
    """
    pass


@app.get("/v1/dbt/models/{model_id}", response_model=V1DbtModelsModelIdGetResponse)
def dbt_model_details(
    model_id: str = Path(..., alias="modelId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1DbtModelsModelIdGetResponse:
    """Retrieve a dbt model.

    Args:
        model_id: ID of the dbt model.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The dbt model in `data`.
    """
    pass


@app.get("/v1/dbt/projects", response_model=V1DbtProjectsGetResponse)
def list_dbt_projects(
    group_id: Optional[str] = None,
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1DbtProjectsGetResponse:
    """List dbt projects, a page at a time.

    With `group_id` the list has the projects of that group only.

    Args:
        group_id: ID of the group whose projects are listed.
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of dbt projects to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of dbt projects and the cursor of the next page, in `data`.
    """
    pass


@app.post(
    "/v1/dbt/projects", response_model=None, responses={"201": {"model": V1DbtProjectsPostResponse}}
)
def create_dbt_project(
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: NewDbtProjectRequest = None,
) -> Union[None, V1DbtProjectsPostResponse]:
    """Create a dbt project.

    Connects a Git repository with a dbt project to a group. A successful call answers with
    status 201.

    Args:
        accept: Value of the Accept header, the media type of the response.
        body: Group and repository of the project, and the settings dbt runs with.

    Returns:
        The created project in `data`; None when the response has no content.
    """
    pass


@app.get("/v1/dbt/projects/{project_id}", response_model=V1DbtProjectsProjectIdGetResponse)
def dbt_project_details(
    project_id: str = Path(..., alias="projectId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1DbtProjectsProjectIdGetResponse:
    """Retrieve a dbt project.

    Args:
        project_id: ID of the dbt project.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The project in `data`, with its repository, branch and target.
    """
    pass


@app.get(
    "/v1/dbt/projects/{project_id}/models", response_model=V1DbtProjectsProjectIdModelsGetResponse
)
def list_dbt_project_models(
    project_id: str = Path(..., alias="projectId"),
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1DbtProjectsProjectIdModelsGetResponse:
    """List the models of a dbt project, a page at a time.

    Args:
        project_id: ID of the dbt project.
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of dbt models to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of dbt models and the cursor of the next page, in `data`.
    """
    pass


@app.post(
    "/v1/dbt/projects/{project_id}/test", response_model=V1DbtProjectsProjectIdTestPostResponse
)
def test_dbt_project(
    project_id: str = Path(..., alias="projectId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1DbtProjectsProjectIdTestPostResponse:
    """Run the setup tests of a dbt project.

    The call takes no body.

    Args:
        project_id: ID of the dbt project.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The ID of the project and the outcome of each test, in `data`.
    """
    pass


@app.get(
    "/v1/dbt/projects/{project_id}/transformations",
    response_model=V1DbtProjectsProjectIdTransformationsGetResponse,
)
def list_dbt_project_transformations(
    project_id: str = Path(..., alias="projectId"),
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1DbtProjectsProjectIdTransformationsGetResponse:
    """List the transformations of a dbt project, a page at a time.

    Args:
        project_id: ID of the dbt project.
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of transformations to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of transformations and the cursor of the next page, in `data`.
    """
    pass


@app.post(
    "/v1/dbt/projects/{project_id}/transformations",
    response_model=None,
    responses={"201": {"model": V1DbtProjectsProjectIdTransformationsPostResponse}},
)
def create_dbt_transformation(
    project_id: str = Path(..., alias="projectId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: NewTransformationRequest = None,
) -> Union[None, V1DbtProjectsProjectIdTransformationsPostResponse]:
    """Create a transformation in a dbt project.

    A transformation runs a dbt model on a schedule. A successful call answers with status 201.

    Args:
        project_id: ID of the dbt project that gets the transformation.
        accept: Value of the Accept header, the media type of the response.
        body: Model to run, its schedule and whether dbt tests run as well.

    Returns:
        The created transformation in `data`; None when the response has no content.
    """
    pass


@app.get(
    "/v1/dbt/transformations/{transformation_id}",
    response_model=V1DbtTransformationsTransformationIdGetResponse,
)
def dbt_transformation_details(
    transformation_id: str = Path(..., alias="transformationId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1DbtTransformationsTransformationIdGetResponse:
    """Retrieve a transformation.

    Args:
        transformation_id: ID of the transformation.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The transformation in `data`, with its schedule, its last and next run and the models
        and connectors it involves.
    """
    pass


@app.delete(
    "/v1/dbt/transformations/{transformation_id}",
    response_model=V1DbtTransformationsTransformationIdDeleteResponse,
)
def delete_dbt_transformation(
    transformation_id: str = Path(..., alias="transformationId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1DbtTransformationsTransformationIdDeleteResponse:
    """Delete a transformation.

    Args:
        transformation_id: ID of the transformation.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        Code and message of the result.
    """
    pass


@app.patch(
    "/v1/dbt/transformations/{transformation_id}",
    response_model=V1DbtTransformationsTransformationIdPatchResponse,
)
def modify_dbt_transformation(
    transformation_id: str = Path(..., alias="transformationId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: UpdateTransformationRequest = None,
) -> V1DbtTransformationsTransformationIdPatchResponse:
    """Change the schedule of a transformation, or whether it runs dbt tests.

    Args:
        transformation_id: ID of the transformation.
        accept: Value of the Accept header, the media type of the response.
        body: Schedule and test setting to apply.

    Returns:
        The transformation as it is after the change, in `data`.
    """
    pass


@app.post(
    "/v1/destinations",
    response_model=None,
    responses={"201": {"model": V1DestinationsPostResponse}},
)
def create_destination(
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
    body: NewDestinationRequest = None,
) -> Union[None, V1DestinationsPostResponse]:
    """Create a destination in a group.

    Group, service and time zone offset are required in the body. Setup tests can be run as part
    of the call. A successful call answers with status 201.

    Args:
        accept: Value of the Accept header; the media type carries a format version.
        body: Group, service, region and time zone offset of the destination, and how its setup
            is tested.

    Returns:
        The created destination in `data`; None when the response has no content.
    """
    pass


@app.get("/v1/destinations/{destination_id}", response_model=V1DestinationsDestinationIdGetResponse)
def destination_details(
    destination_id: str = Path(..., alias="destinationId"),
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
) -> V1DestinationsDestinationIdGetResponse:
    """Retrieve a destination.

    Args:
        destination_id: ID of the destination.
        accept: Value of the Accept header; the media type carries a format version.

    Returns:
        The destination in `data`, with its region and setup status.
    """
    pass


@app.delete(
    "/v1/destinations/{destination_id}", response_model=V1DestinationsDestinationIdDeleteResponse
)
def delete_destination(
    destination_id: str = Path(..., alias="destinationId"),
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
) -> V1DestinationsDestinationIdDeleteResponse:
    """Delete a destination.

    Args:
        destination_id: ID of the destination.
        accept: Value of the Accept header; the media type carries a format version.

    Returns:
        Code and message of the result.
    """
    pass


@app.patch(
    "/v1/destinations/{destination_id}", response_model=V1DestinationsDestinationIdPatchResponse
)
def modify_destination(
    destination_id: str = Path(..., alias="destinationId"),
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
    body: UpdateDestinationRequest = None,
) -> V1DestinationsDestinationIdPatchResponse:
    """Change the settings of a destination.

    Args:
        destination_id: ID of the destination.
        accept: Value of the Accept header; the media type carries a format version.
        body: Settings to change.

    Returns:
        The destination as it is after the change, in `data`.
    """
    pass


@app.post(
    "/v1/destinations/{destination_id}/test",
    response_model=V1DestinationsDestinationIdTestPostResponse,
)
def run_destination_setup_tests(
    destination_id: str = Path(..., alias="destinationId"),
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
    body: RunSetupTestsRequest = None,
) -> V1DestinationsDestinationIdTestPostResponse:
    """Run the setup tests of a destination.

    The body is optional: it says whether certificates and fingerprints that turn up during the
    tests are trusted.

    Args:
        destination_id: ID of the destination.
        accept: Value of the Accept header; the media type carries a format version.
        body: Trust settings of the test run.

    Returns:
        The destination in `data`, with the outcome of each test in `setup_tests`.
    """
    pass


@app.post("/v1/fingerprints", response_model=V1FingerprintsPostResponse)
def approve_fingerprint(
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: TrustFingerprintRequest = None,
) -> V1FingerprintsPostResponse:
    """Approve a fingerprint, so that a connector or a destination trusts it.

    The body names what the fingerprint is for, by the ID of a connector or of a destination,
    and carries the hash and the public key.

    Args:
        accept: Value of the Accept header, the media type of the response.
        body: Fingerprint to approve, and the connector or destination it belongs to.

    Returns:
        Code and message of the result.
    """
    pass


@app.get("/v1/groups", response_model=V1GroupsGetResponse)
def list_all_groups(
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1GroupsGetResponse:
    """List the groups of the account, a page at a time.

    Args:
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of groups to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of groups and the cursor of the next page, in `data`.
    """
    pass


@app.post("/v1/groups", response_model=None, responses={"201": {"model": V1GroupsPostResponse}})
def create_group(
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: NewGroupRequest = None,
) -> Union[None, V1GroupsPostResponse]:
    """Create a group.

    A successful call answers with status 201.

    Args:
        accept: Value of the Accept header, the media type of the response.
        body: Name of the group.

    Returns:
        The created group in `data`; None when the response has no content.
    """
    pass


@app.get("/v1/groups/{group_id}", response_model=V1GroupsGroupIdGetResponse)
def group_details(
    group_id: str = Path(..., alias="groupId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1GroupsGroupIdGetResponse:
    """Retrieve a group.

    Args:
        group_id: ID of the group.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The group in `data`.
    """
    pass


@app.delete("/v1/groups/{group_id}", response_model=V1GroupsGroupIdDeleteResponse)
def delete_group(
    group_id: str = Path(..., alias="groupId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1GroupsGroupIdDeleteResponse:
    """Delete a group.

    Args:
        group_id: ID of the group.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        Code and message of the result.
    """
    pass


@app.patch("/v1/groups/{group_id}", response_model=V1GroupsGroupIdPatchResponse)
def modify_group(
    group_id: str = Path(..., alias="groupId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: UpdateGroupRequest = None,
) -> V1GroupsGroupIdPatchResponse:
    """Rename a group.

    Args:
        group_id: ID of the group.
        accept: Value of the Accept header, the media type of the response.
        body: New name of the group.

    Returns:
        The group as it is after the change, in `data`.
    """
    pass


@app.get("/v1/groups/{group_id}/connectors", response_model=V1GroupsGroupIdConnectorsGetResponse)
def list_all_connectors_in_group(
    group_id: str = Path(..., alias="groupId"),
    schema: Optional[str] = None,
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1GroupsGroupIdConnectorsGetResponse:
    """List the connectors of a group, a page at a time.

    With `schema` the list is narrowed to the connectors that write to that schema.

    Args:
        group_id: ID of the group.
        schema: Schema name that the connectors listed must have.
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of connectors to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of connectors and the cursor of the next page, in `data`.
    """
    pass


@app.get("/v1/groups/{group_id}/users", response_model=V1GroupsGroupIdUsersGetResponse)
def list_all_users_in_group(
    group_id: str = Path(..., alias="groupId"),
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1GroupsGroupIdUsersGetResponse:
    """List the users of a group, a page at a time.

    Args:
        group_id: ID of the group.
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of users to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of users and the cursor of the next page, in `data`.
    """
    pass


@app.post("/v1/groups/{group_id}/users", response_model=V1GroupsGroupIdUsersPostResponse)
def add_user_to_group(
    group_id: str = Path(..., alias="groupId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: AddUserToGroupRequest = None,
) -> V1GroupsGroupIdUsersPostResponse:
    """Add a user to a group.

    The user is named by email address, not by ID.

    Args:
        group_id: ID of the group.
        accept: Value of the Accept header, the media type of the response.
        body: Email address of the user, and the role to have in the group.

    Returns:
        Code and message of the result.
    """
    pass


@app.delete(
    "/v1/groups/{group_id}/users/{user_id}", response_model=V1GroupsGroupIdUsersUserIdDeleteResponse
)
def delete_user_from_group(
    group_id: str = Path(..., alias="groupId"),
    user_id: str = Path(..., alias="userId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1GroupsGroupIdUsersUserIdDeleteResponse:
    """Remove a user from a group.

    Ends the membership; `delete_user` deletes the user.

    Args:
        group_id: ID of the group.
        user_id: ID of the user to remove.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        Code and message of the result.
    """
    pass


@app.get(
    "/v1/metadata/connectors/{connector_id}/columns",
    response_model=V1MetadataConnectorsConnectorIdColumnsGetResponse,
)
def column_metadata(
    connector_id: str = Path(..., alias="connectorId"),
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1MetadataConnectorsConnectorIdColumnsGetResponse:
    """List metadata of the columns of a connector, a page at a time.

    Pairs the name and type of each column in the source with those in the destination, and
    marks the keys.

    Args:
        connector_id: ID of the connector.
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of columns to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of column metadata and the cursor of the next page, in `data`.
    """
    pass


@app.get(
    "/v1/metadata/connectors/{connector_id}/schemas",
    response_model=V1MetadataConnectorsConnectorIdSchemasGetResponse,
)
def schema_metadata(
    connector_id: str = Path(..., alias="connectorId"),
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1MetadataConnectorsConnectorIdSchemasGetResponse:
    """List metadata of the schemas of a connector, a page at a time.

    Pairs the name of each schema in the source with its name in the destination.

    Args:
        connector_id: ID of the connector.
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of schemas to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of schema metadata and the cursor of the next page, in `data`.
    """
    pass


@app.get(
    "/v1/metadata/connectors/{connector_id}/tables",
    response_model=V1MetadataConnectorsConnectorIdTablesGetResponse,
)
def table_metadata(
    connector_id: str = Path(..., alias="connectorId"),
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1MetadataConnectorsConnectorIdTablesGetResponse:
    """List metadata of the tables of a connector, a page at a time.

    Pairs the name of each table in the source with its name in the destination. `parent_id`
    links a table to its schema.

    Args:
        connector_id: ID of the connector.
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of tables to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of table metadata and the cursor of the next page, in `data`.
    """
    pass


@app.get("/v1/metadata/{name}", response_model=V1MetadataNameGetResponse)
def metadata_connectors(
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
) -> V1MetadataNameGetResponse:
    """List metadata of the available source types, a page at a time.

    Describes the kinds of connector there are, not the connectors of an account.

    Args:
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of source types to return in one page.
        accept: Value of the Accept header; the media type carries a format version.

    Returns:
        A page of source type metadata and the cursor of the next page, in `data`.
    """
    pass


@app.get("/v1/metadata/{name}/{service}", response_model=V1MetadataNameServiceGetResponse)
def metadata_connector_config(
    service: str,
    accept: Optional[str] = Header("application/json;version=2", alias="Accept"),
) -> V1MetadataNameServiceGetResponse:
    """Retrieve the configuration metadata of one source type.

    Tells which configuration and authorization settings a connector of this type takes.

    Args:
        service: Service name of the source type.
        accept: Value of the Accept header; the media type carries a format version.

    Returns:
        The metadata of the source type in `data`; `config` and `auth` describe its settings.
    """
    pass


@app.get("/v1/roles", response_model=V1RolesGetResponse)
def list_all_roles(
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1RolesGetResponse:
    """List the roles of the account, a page at a time.

    Args:
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of roles to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of roles and the cursor of the next page, in `data`.
    """
    pass


@app.get("/v1/teams", response_model=V1TeamsGetResponse)
def list_all_teams(
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1TeamsGetResponse:
    """List the teams of the account, a page at a time.

    Args:
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of teams to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of teams and the cursor of the next page, in `data`.
    """
    pass


@app.post("/v1/teams", response_model=None, responses={"201": {"model": V1TeamsPostResponse}})
def create_team(
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: TeamRequest = None,
) -> Union[None, V1TeamsPostResponse]:
    """Create a team.

    A successful call answers with status 201.

    Args:
        accept: Value of the Accept header, the media type of the response.
        body: Name, description and account role of the team.

    Returns:
        The created team in `data`; None when the response has no content.
    """
    pass


@app.get("/v1/teams/{team_id}", response_model=V1TeamsTeamIdGetResponse)
def team_details(
    team_id: str = Path(..., alias="teamId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1TeamsTeamIdGetResponse:
    """Retrieve a team.

    Args:
        team_id: ID of the team.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The team in `data`.
    """
    pass


@app.delete("/v1/teams/{team_id}", response_model=V1TeamsTeamIdDeleteResponse)
def delete_team(
    team_id: str = Path(..., alias="teamId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1TeamsTeamIdDeleteResponse:
    """Delete a team.

    Args:
        team_id: ID of the team.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        Code and message of the result.
    """
    pass


@app.patch("/v1/teams/{team_id}", response_model=V1TeamsTeamIdPatchResponse)
def modify_team(
    team_id: str = Path(..., alias="teamId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: TeamRequest = None,
) -> V1TeamsTeamIdPatchResponse:
    """Change the name, the description or the account role of a team.

    Args:
        team_id: ID of the team.
        accept: Value of the Accept header, the media type of the response.
        body: Values to set for the team.

    Returns:
        The team as it is after the change, in `data`.
    """
    pass


@app.get("/v1/teams/{team_id}/connectors", response_model=V1TeamsTeamIdConnectorsGetResponse)
def get_team_memberships_in_connectors(
    team_id: str = Path(..., alias="teamId"),
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1TeamsTeamIdConnectorsGetResponse:
    """List a team's connector memberships, a page at a time.

    Args:
        team_id: ID of the team.
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of memberships to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of memberships, each with the role of the team, and the cursor of the next page,
        in `data`.
    """
    pass


@app.post(
    "/v1/teams/{team_id}/connectors",
    response_model=None,
    responses={"201": {"model": V1TeamsTeamIdConnectorsPostResponse}},
)
def add_team_membership_in_connector(
    team_id: str = Path(..., alias="teamId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: MembershipRequest = None,
) -> Union[None, V1TeamsTeamIdConnectorsPostResponse]:
    """Give a team a role in a connector.

    A successful call answers with status 201.

    Args:
        team_id: ID of the team.
        accept: Value of the Accept header, the media type of the response.
        body: ID of the connector, and the role of the team in it.

    Returns:
        The created membership in `data`; None when the response has no content.
    """
    pass


@app.get(
    "/v1/teams/{team_id}/connectors/{connector_id}",
    response_model=V1TeamsTeamIdConnectorsConnectorIdGetResponse,
)
def get_team_membership_in_connector(
    team_id: str = Path(..., alias="teamId"),
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1TeamsTeamIdConnectorsConnectorIdGetResponse:
    """Retrieve a team's membership in a connector.

    Args:
        team_id: ID of the team.
        connector_id: ID of the connector.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The membership, with the role of the team, in `data`.
    """
    pass


@app.delete(
    "/v1/teams/{team_id}/connectors/{connector_id}",
    response_model=V1TeamsTeamIdConnectorsConnectorIdDeleteResponse,
)
def delete_team_membership_in_connector(
    team_id: str = Path(..., alias="teamId"),
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1TeamsTeamIdConnectorsConnectorIdDeleteResponse:
    """Delete a team's membership in a connector.

    Args:
        team_id: ID of the team.
        connector_id: ID of the connector.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        Code and message of the result.
    """
    pass


@app.patch(
    "/v1/teams/{team_id}/connectors/{connector_id}",
    response_model=V1TeamsTeamIdConnectorsConnectorIdPatchResponse,
)
def update_team_membership_in_connector(
    team_id: str = Path(..., alias="teamId"),
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: UpdateMembershipRequest = None,
) -> V1TeamsTeamIdConnectorsConnectorIdPatchResponse:
    """Change a team's role in a connector.

    Args:
        team_id: ID of the team.
        connector_id: ID of the connector.
        accept: Value of the Accept header, the media type of the response.
        body: New role of the team in the connector.

    Returns:
        Code and message of the result.
    """
    pass


@app.get("/v1/teams/{team_id}/groups", response_model=V1TeamsTeamIdGroupsGetResponse)
def get_team_memberships_in_groups(
    team_id: str = Path(..., alias="teamId"),
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1TeamsTeamIdGroupsGetResponse:
    """List a team's group memberships, a page at a time.

    Args:
        team_id: ID of the team.
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of memberships to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of memberships, each with the role of the team, and the cursor of the next page,
        in `data`.
    """
    pass


@app.post(
    "/v1/teams/{team_id}/groups",
    response_model=None,
    responses={"201": {"model": V1TeamsTeamIdGroupsPostResponse}},
)
def add_team_membership_in_group(
    team_id: str = Path(..., alias="teamId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: MembershipRequest = None,
) -> Union[None, V1TeamsTeamIdGroupsPostResponse]:
    """Give a team a role in a group.

    A successful call answers with status 201.

    Args:
        team_id: ID of the team.
        accept: Value of the Accept header, the media type of the response.
        body: ID of the group, and the role of the team in it.

    Returns:
        The created membership in `data`; None when the response has no content.
    """
    pass


@app.get(
    "/v1/teams/{team_id}/groups/{group_id}", response_model=V1TeamsTeamIdGroupsGroupIdGetResponse
)
def get_team_membership_in_group(
    team_id: str = Path(..., alias="teamId"),
    group_id: str = Path(..., alias="groupId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1TeamsTeamIdGroupsGroupIdGetResponse:
    """Retrieve a team's membership in a group.

    Args:
        team_id: ID of the team.
        group_id: ID of the group.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The membership, with the role of the team, in `data`.
    """
    pass


@app.delete(
    "/v1/teams/{team_id}/groups/{group_id}", response_model=V1TeamsTeamIdGroupsGroupIdDeleteResponse
)
def delete_team_membership_in_group(
    team_id: str = Path(..., alias="teamId"),
    group_id: str = Path(..., alias="groupId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1TeamsTeamIdGroupsGroupIdDeleteResponse:
    """Delete a team's membership in a group.

    Args:
        team_id: ID of the team.
        group_id: ID of the group.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        Code and message of the result.
    """
    pass


@app.patch(
    "/v1/teams/{team_id}/groups/{group_id}", response_model=V1TeamsTeamIdGroupsGroupIdPatchResponse
)
def update_team_membership_in_group(
    team_id: str = Path(..., alias="teamId"),
    group_id: str = Path(..., alias="groupId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: UpdateMembershipRequest = None,
) -> V1TeamsTeamIdGroupsGroupIdPatchResponse:
    """Change a team's role in a group.

    Args:
        team_id: ID of the team.
        group_id: ID of the group.
        accept: Value of the Accept header, the media type of the response.
        body: New role of the team in the group.

    Returns:
        Code and message of the result.
    """
    pass


@app.delete("/v1/teams/{team_id}/role", response_model=V1TeamsTeamIdRoleDeleteResponse)
def delete_team_membership_in_account(
    team_id: str = Path(..., alias="teamId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1TeamsTeamIdRoleDeleteResponse:
    """Remove a team's role in the account.

    The role is what the call removes; `delete_team` deletes the team.

    Args:
        team_id: ID of the team.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        Code and message of the result.
    """
    pass


@app.get("/v1/teams/{team_id}/users", response_model=V1TeamsTeamIdUsersGetResponse)
def list_users_in_team(
    team_id: str = Path(..., alias="teamId"),
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1TeamsTeamIdUsersGetResponse:
    """List the users of a team, a page at a time.

    Args:
        team_id: ID of the team.
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of users to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of user IDs with their roles in the team, and the cursor of the next page, in
        `data`.
    """
    pass


@app.post(
    "/v1/teams/{team_id}/users",
    response_model=None,
    responses={"201": {"model": V1TeamsTeamIdUsersPostResponse}},
)
def add_user_to_team(
    team_id: str = Path(..., alias="teamId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: TeamMembershipRequest = None,
) -> Union[None, V1TeamsTeamIdUsersPostResponse]:
    """Add a user to a team.

    A successful call answers with status 201.

    Args:
        team_id: ID of the team.
        accept: Value of the Accept header, the media type of the response.
        body: ID of the user, and the role to have in the team.

    Returns:
        The user ID and the role in the team, in `data`; None when the response has no content.
    """
    pass


@app.get("/v1/teams/{team_id}/users/{user_id}", response_model=V1TeamsTeamIdUsersUserIdGetResponse)
def get_user_in_team(
    team_id: str = Path(..., alias="teamId"),
    user_id: str = Path(..., alias="userId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1TeamsTeamIdUsersUserIdGetResponse:
    """Retrieve a user's membership in a team.

    Args:
        team_id: ID of the team.
        user_id: ID of the user.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The user ID and the role in the team, in `data`.
    """
    pass


@app.delete(
    "/v1/teams/{team_id}/users/{user_id}", response_model=V1TeamsTeamIdUsersUserIdDeleteResponse
)
def delete_user_from_team(
    team_id: str = Path(..., alias="teamId"),
    user_id: str = Path(..., alias="userId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1TeamsTeamIdUsersUserIdDeleteResponse:
    """Remove a user from a team.

    Args:
        team_id: ID of the team.
        user_id: ID of the user to remove.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        Code and message of the result.
    """
    pass


@app.patch(
    "/v1/teams/{team_id}/users/{user_id}", response_model=V1TeamsTeamIdUsersUserIdPatchResponse
)
def update_user_membership(
    team_id: str = Path(..., alias="teamId"),
    user_id: str = Path(..., alias="userId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: UpdateMembershipRequest = None,
) -> V1TeamsTeamIdUsersUserIdPatchResponse:
    """Change a user's role in a team.

    Args:
        team_id: ID of the team.
        user_id: ID of the user.
        accept: Value of the Accept header, the media type of the response.
        body: New role of the user in the team.

    Returns:
        Code and message of the result.
    """
    pass


@app.get("/v1/users", response_model=V1UsersGetResponse)
def list_all_users(
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1UsersGetResponse:
    """List the users of the account, a page at a time.

    Args:
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of users to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of users and the cursor of the next page, in `data`.
    """
    pass


@app.post("/v1/users", response_model=None, responses={"201": {"model": V1UsersPostResponse}})
def create_user(
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: NewUserRequest = None,
) -> Union[None, V1UsersPostResponse]:
    """Invite a user to the account.

    Email address, given name and family name are required in the body. A successful call
    answers with status 201.

    Args:
        accept: Value of the Accept header, the media type of the response.
        body: Person to invite, and the role to have in the account.

    Returns:
        The invited user in `data`; None when the response has no content.
    """
    pass


@app.delete("/v1/users/{id}", response_model=V1UsersIdDeleteResponse)
def delete_user(
    id: str,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1UsersIdDeleteResponse:
    """Delete a user from the account.

    Args:
        id: ID of the user to delete.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        Code and message of the result.
    """
    pass


@app.get("/v1/users/{user_id}", response_model=V1UsersUserIdGetResponse)
def user_details(
    user_id: str = Path(..., alias="userId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1UsersUserIdGetResponse:
    """Retrieve a user.

    Args:
        user_id: ID of the user.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The user in `data`.
    """
    pass


@app.patch("/v1/users/{user_id}", response_model=V1UsersUserIdPatchResponse)
def modify_user(
    user_id: str = Path(..., alias="userId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: UpdateUserRequest = None,
) -> V1UsersUserIdPatchResponse:
    """Change the name, the contact data or the role of a user.

    Given name and family name are required in the body.

    Args:
        user_id: ID of the user.
        accept: Value of the Accept header, the media type of the response.
        body: Values to set for the user.

    Returns:
        The user as it is after the change, in `data`.
    """
    pass


@app.get("/v1/users/{user_id}/connectors", response_model=V1UsersUserIdConnectorsGetResponse)
def get_user_memberships_in_connectors(
    user_id: str = Path(..., alias="userId"),
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1UsersUserIdConnectorsGetResponse:
    """List a user's connector memberships, a page at a time.

    Args:
        user_id: ID of the user.
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of memberships to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of memberships, each with the role of the user, and the cursor of the next page,
        in `data`.
    """
    pass


@app.post(
    "/v1/users/{user_id}/connectors",
    response_model=None,
    responses={"201": {"model": MembershipResponse}},
)
def add_user_membership_in_connector(
    user_id: str = Path(..., alias="userId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: MembershipRequest = None,
) -> Union[None, MembershipResponse]:
    """Give a user a role in a connector.

    A successful call answers with status 201.

    Args:
        user_id: ID of the user.
        accept: Value of the Accept header, the media type of the response.
        body: ID of the connector, and the role of the user in it.

    Returns:
        The created membership itself, without `code` and `message` around it; None when the
        response has no content.
    """
    pass


@app.get(
    "/v1/users/{user_id}/connectors/{connector_id}",
    response_model=V1UsersUserIdConnectorsConnectorIdGetResponse,
)
def get_user_membership_in_connector(
    user_id: str = Path(..., alias="userId"),
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1UsersUserIdConnectorsConnectorIdGetResponse:
    """Retrieve a user's membership in a connector.

    Args:
        user_id: ID of the user.
        connector_id: ID of the connector.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The membership, with the role of the user, in `data`.
    """
    pass


@app.delete(
    "/v1/users/{user_id}/connectors/{connector_id}",
    response_model=V1UsersUserIdConnectorsConnectorIdDeleteResponse,
)
def delete_user_membership_in_connector(
    user_id: str = Path(..., alias="userId"),
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1UsersUserIdConnectorsConnectorIdDeleteResponse:
    """Delete a user's membership in a connector.

    Args:
        user_id: ID of the user.
        connector_id: ID of the connector.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        Code and message of the result, and the membership in `data`.
    """
    pass


@app.patch(
    "/v1/users/{user_id}/connectors/{connector_id}",
    response_model=V1UsersUserIdConnectorsConnectorIdPatchResponse,
)
def update_user_membership_in_connector(
    user_id: str = Path(..., alias="userId"),
    connector_id: str = Path(..., alias="connectorId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: UpdateMembershipRequest = None,
) -> V1UsersUserIdConnectorsConnectorIdPatchResponse:
    """Change a user's role in a connector.

    Args:
        user_id: ID of the user.
        connector_id: ID of the connector.
        accept: Value of the Accept header, the media type of the response.
        body: New role of the user in the connector.

    Returns:
        Code and message of the result, and the membership in `data`.
    """
    pass


@app.get("/v1/users/{user_id}/groups", response_model=V1UsersUserIdGroupsGetResponse)
def get_user_memberships_in_groups(
    user_id: str = Path(..., alias="userId"),
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1UsersUserIdGroupsGetResponse:
    """List a user's group memberships, a page at a time.

    Args:
        user_id: ID of the user.
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of memberships to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of memberships, each with the role of the user, and the cursor of the next page,
        in `data`.
    """
    pass


@app.post(
    "/v1/users/{user_id}/groups",
    response_model=None,
    responses={"201": {"model": V1UsersUserIdGroupsPostResponse}},
)
def add_user_membership_in_group(
    user_id: str = Path(..., alias="userId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: MembershipRequest = None,
) -> Union[None, V1UsersUserIdGroupsPostResponse]:
    """Give a user a role in a group.

    A successful call answers with status 201.

    Args:
        user_id: ID of the user.
        accept: Value of the Accept header, the media type of the response.
        body: ID of the group, and the role of the user in it.

    Returns:
        The created membership in `data`; None when the response has no content.
    """
    pass


@app.get(
    "/v1/users/{user_id}/groups/{group_id}", response_model=V1UsersUserIdGroupsGroupIdGetResponse
)
def get_user_membership_in_group(
    user_id: str = Path(..., alias="userId"),
    group_id: str = Path(..., alias="groupId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1UsersUserIdGroupsGroupIdGetResponse:
    """Retrieve a user's membership in a group.

    Args:
        user_id: ID of the user.
        group_id: ID of the group.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The membership, with the role of the user, in `data`.
    """
    pass


@app.delete(
    "/v1/users/{user_id}/groups/{group_id}", response_model=V1UsersUserIdGroupsGroupIdDeleteResponse
)
def delete_user_membership_in_group(
    user_id: str = Path(..., alias="userId"),
    group_id: str = Path(..., alias="groupId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1UsersUserIdGroupsGroupIdDeleteResponse:
    """Delete a user's membership in a group.

    Args:
        user_id: ID of the user.
        group_id: ID of the group.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        Code and message of the result.
    """
    pass


@app.patch(
    "/v1/users/{user_id}/groups/{group_id}", response_model=V1UsersUserIdGroupsGroupIdPatchResponse
)
def update_user_membership_in_group(
    user_id: str = Path(..., alias="userId"),
    group_id: str = Path(..., alias="groupId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: UpdateMembershipRequest = None,
) -> V1UsersUserIdGroupsGroupIdPatchResponse:
    """Change a user's role in a group.

    Args:
        user_id: ID of the user.
        group_id: ID of the group.
        accept: Value of the Accept header, the media type of the response.
        body: New role of the user in the group.

    Returns:
        Code and message of the result.
    """
    pass


@app.delete("/v1/users/{user_id}/role", response_model=V1UsersUserIdRoleDeleteResponse)
def delete_user_membership_in_account(
    user_id: str = Path(..., alias="userId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1UsersUserIdRoleDeleteResponse:
    """Remove a user's role in the account.

    The role is what the call removes; `delete_user` deletes the user.

    Args:
        user_id: ID of the user.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        Code and message of the result.
    """
    pass


@app.get("/v1/webhooks", response_model=V1WebhooksGetResponse)
def list_all_webhooks(
    cursor: Optional[str] = None,
    limit: Optional[int] = None,
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> V1WebhooksGetResponse:
    """List the webhooks of the account, a page at a time.

    Args:
        cursor: The `nextCursor` of the page before; leave it out for the first page.
        limit: Number of webhooks to return in one page.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        A page of webhooks and the cursor of the next page. Both stand at the top level of the
        response, not in `data`.
    """
    pass


@app.post("/v1/webhooks/account", response_model=WebhookResponse)
def create_account_webhook(
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: WebhookRequest = None,
) -> WebhookResponse:
    """Create a webhook for the events of the whole account.

    For the events of a single group, use `create_group_webhook`.

    Args:
        accept: Value of the Accept header, the media type of the response.
        body: Address to call, the events to send to it and the secret.

    Returns:
        The created webhook, with `account` as its type.
    """
    pass


@app.post("/v1/webhooks/group/{group_id}", response_model=WebhookResponse)
def create_group_webhook(
    group_id: str = Path(..., alias="groupId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: WebhookRequest = None,
) -> WebhookResponse:
    """Create a webhook for the events of one group.

    Args:
        group_id: ID of the group whose events are sent.
        accept: Value of the Accept header, the media type of the response.
        body: Address to call, the events to send to it and the secret.

    Returns:
        The created webhook, with `group` as its type.
    """
    pass


@app.get("/v1/webhooks/{webhook_id}", response_model=WebhookResponse)
def webhook_details(
    webhook_id: str = Path(..., alias="webhookId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> WebhookResponse:
    """Retrieve a webhook.

    Args:
        webhook_id: ID of the webhook.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        The webhook.
    """
    pass


@app.delete("/v1/webhooks/{webhook_id}", response_model=None, responses={"204": {"model": str}})
def delete_webhook(
    webhook_id: str = Path(..., alias="webhookId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
) -> Union[None, str]:
    """Delete a webhook.

    A successful call answers with status 204 and no body.

    Args:
        webhook_id: ID of the webhook.
        accept: Value of the Accept header, the media type of the response.

    Returns:
        None, as the response has no body.
    """
    pass


@app.patch("/v1/webhooks/{webhook_id}", response_model=WebhookResponse)
def modify_webhook(
    webhook_id: str = Path(..., alias="webhookId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: WebhookRequest = None,
) -> WebhookResponse:
    """Change the address, the events, the secret or the active state of a webhook.

    Args:
        webhook_id: ID of the webhook.
        accept: Value of the Accept header, the media type of the response.
        body: Values to set for the webhook.

    Returns:
        The webhook as it is after the change.
    """
    pass


@app.post("/v1/webhooks/{webhook_id}/test", response_model=WebhookTestResponse)
def test_webhook(
    webhook_id: str = Path(..., alias="webhookId"),
    accept: Optional[str] = Header("application/json", alias="Accept"),
    body: WebhookTestRequest = None,
) -> WebhookTestResponse:
    """Send a test event to a webhook.

    Args:
        webhook_id: ID of the webhook.
        accept: Value of the Accept header, the media type of the response.
        body: Event to send.

    Returns:
        Whether the delivery succeeded, with the status and message it ended with.
    """
    pass
