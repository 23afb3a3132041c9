"""Request bodies and response models of the Fivetran REST API calls."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import Any, Dict, List, Optional

from pydantic import BaseModel, Extra, Field


class TrustCertificateRequest(BaseModel):
    """Certificate to approve, for `approve_certificate`."""

    connector_id: Optional[str] = Field(
        None, description="ID of the connector that is to trust the certificate."
    )
    destination_id: Optional[str] = Field(
        None, description="ID of the destination that is to trust the certificate."
    )
    hash: str = Field(..., description="Hash of the certificate.")
    encoded_cert: str = Field(..., description="The certificate, encoded as text.")


class ConnectCardConfig(BaseModel):
    """Settings of a Connect Card."""

    redirect_uri: Optional[str] = Field(
        None, description="Address to send the person to when they are done with the card."
    )
    hide_setup_guide: Optional[bool] = Field(
        None, description="Whether the card leaves out the setup guide."
    )


class SyncFrequency(Enum):
    """Minutes between two syncs of a new connector."""

    field_5 = "5"
    """Every 5 minutes."""
    field_15 = "15"
    """Every 15 minutes."""
    field_30 = "30"
    """Every 30 minutes."""
    field_60 = "60"
    """Every hour."""
    field_120 = "120"
    """Every 2 hours."""
    field_180 = "180"
    """Every 3 hours."""
    field_360 = "360"
    """Every 6 hours."""
    field_480 = "480"
    """Every 8 hours."""
    field_720 = "720"
    """Every 12 hours."""
    field_1440 = "1440"
    """Once a day."""


class NewConnectorRequestV1(BaseModel):
    """Connector to create, for `create_connector`."""

    group_id: Optional[str] = Field(None, description="ID of the group that gets the connector.")
    service: Optional[str] = Field(
        None, description="Name of the service, which is the type of the connector."
    )
    trust_certificates: Optional[bool] = Field(
        None,
        description="Whether certificates from the setup tests are trusted without an approval.",
    )
    trust_fingerprints: Optional[bool] = Field(
        None,
        description="Whether fingerprints from the setup tests are trusted without an approval.",
    )
    run_setup_tests: Optional[bool] = Field(
        None, description="Whether the setup tests run as part of the call."
    )
    paused: Optional[bool] = Field(None, description="Whether the connector starts out paused.")
    pause_after_trial: Optional[bool] = Field(
        None, description="Whether the connector is paused when its trial period ends."
    )
    sync_frequency: Optional[SyncFrequency] = Field(None, description="Minutes between two syncs.")
    daily_sync_time: Optional[str] = Field(
        None,
        description="Time of day at which the sync starts, for a connector that syncs once a day.",
    )
    schedule_type: Optional[str] = Field(
        None, description="How syncs are started: `auto` (on schedule) or `manual` (by hand)."
    )
    connect_card_config: Optional[ConnectCardConfig] = Field(
        None, description="Settings of the Connect Card of the connector."
    )


class CreatePbfTokenResponse(BaseModel):
    """Connect Card token of a connector, from `connect_card_token`."""

    token: Optional[str] = Field(None, description="Token that gives access to the Connect Card.")
    connector_id: Optional[str] = Field(
        None, description="ID of the connector that the token is for."
    )


class ConnectCardConfigRequest(BaseModel):
    """Settings of the card to create, for `connect_card`."""

    connect_card_config: Optional[ConnectCardConfig] = Field(
        None, description="Settings of the Connect Card of the connector."
    )


class ResyncConnectorRequest(BaseModel):
    """Part of the connector to load again, for `resync_connector`."""

    scope: Optional[Dict[str, List[str]]] = Field(
        None, description="Tables to load again: a list of table names for each schema name."
    )


class RunSetupTestsRequest(BaseModel):
    """Trust settings of a test run, for connectors and destinations alike."""

    trust_certificates: Optional[bool] = Field(
        None,
        description="Whether certificates from the setup tests are trusted without an approval.",
    )
    trust_fingerprints: Optional[bool] = Field(
        None,
        description="Whether fingerprints from the setup tests are trusted without an approval.",
    )


class SyncConnectorRequest(BaseModel):
    """Options of a sync, for `sync_connector`."""

    force: Optional[bool] = Field(
        None, description="Whether to start the sync even if another one is running."
    )


class SyncFrequency1(Enum):
    """Minutes between two syncs of a connector that is changed."""

    field_5 = "5"
    """Every 5 minutes."""
    field_15 = "15"
    """Every 15 minutes."""
    field_30 = "30"
    """Every 30 minutes."""
    field_60 = "60"
    """Every hour."""
    field_120 = "120"
    """Every 2 hours."""
    field_180 = "180"
    """Every 3 hours."""
    field_360 = "360"
    """Every 6 hours."""
    field_480 = "480"
    """Every 8 hours."""
    field_720 = "720"
    """Every 12 hours."""
    field_1440 = "1440"
    """Once a day."""


class ScheduleType(Enum):
    """Whether syncs follow the schedule or are started by hand."""

    auto = "auto"
    """Syncs start on schedule."""
    manual = "manual"
    """Syncs only start on request, as with `sync_connector`."""


class UpdateConnectorRequest(BaseModel):
    """Settings to change, for `modify_connector`."""

    trust_certificates: Optional[bool] = Field(
        None,
        description="Whether certificates from the setup tests are trusted without an approval.",
    )
    trust_fingerprints: Optional[bool] = Field(
        None,
        description="Whether fingerprints from the setup tests are trusted without an approval.",
    )
    config: Optional[Any] = Field(
        None, description="Configuration of the source; its settings depend on the service."
    )
    auth: Optional[Any] = Field(
        None, description="Authorization of the source; its settings depend on the service."
    )
    sync_frequency: Optional[SyncFrequency1] = Field(None, description="Minutes between two syncs.")
    daily_sync_time: Optional[str] = Field(
        None,
        description="Time of day at which the sync starts, for a connector that syncs once a day.",
    )
    paused: Optional[bool] = Field(None, description="Whether the connector is paused.")
    paused_after_trial: Optional[bool] = Field(
        None, description="Paused when its trial period ends; see also `pause_after_trial`."
    )
    schema_status: Optional[str] = Field(
        None, description="State of the schema config of the connector."
    )
    is_historical_sync: Optional[bool] = Field(
        None, description="Whether the next sync loads the historical data again."
    )
    schedule_type: Optional[ScheduleType] = Field(
        None, description="How syncs are started: on schedule or by hand."
    )
    run_setup_tests: Optional[bool] = Field(
        None, description="Whether the setup tests run as part of the call."
    )
    pause_after_trial: Optional[bool] = Field(
        None, description="Whether the connector is paused when its trial period ends."
    )


class Alert(BaseModel):
    """Task or warning that a connector reports."""

    code: Optional[str] = Field(None, description="Kind of task or warning.")
    message: Optional[str] = Field(None, description="Text of the task or warning.")


class ConnectCardResponse(BaseModel):
    """Address and token of a Connect Card."""

    token: Optional[str] = Field(None, description="Token that gives access to the card.")
    uri: Optional[str] = Field(None, description="Address of the card.")


class ConnectorStatusResponse(BaseModel):
    """State of the setup, the schema and the syncs of a connector."""

    tasks: Optional[List[Alert]] = Field(
        None, description="What has to be done for the connector to work."
    )
    warnings: Optional[List[Alert]] = Field(
        None, description="What may need attention but does not stop the connector."
    )
    schema_status: Optional[str] = Field(None, description="State of the schema config.")
    update_state: Optional[str] = Field(
        None, description="Whether the data is up to date or behind schedule."
    )
    setup_state: Optional[str] = Field(None, description="How far the setup of the connector is.")
    sync_state: Optional[str] = Field(
        None, description="What the connector is doing about syncs at present."
    )
    is_historical_sync: Optional[bool] = Field(
        None, description="Whether historical data is being loaded or is about to be."
    )
    rescheduled_for: Optional[datetime] = Field(
        None, description="When the next sync starts, if it has been put off."
    )


class SetupTestResultResponse(BaseModel):
    """Outcome of one setup test."""

    title: Optional[str] = Field(None, description="What was tested.")
    status: Optional[str] = Field(None, description="Whether the test passed.")
    message: Optional[str] = Field(None, description="Why the test ended as it did.")
    details: Optional[Dict[str, Any]] = Field(
        None, description="Further data that the test reports."
    )


class ConnectorConnectCardResponse(BaseModel):
    """Connect Card of a connector, with the settings of the card."""

    connect_card: Optional[ConnectCardResponse] = Field(
        None, description="Connect Card of the connector."
    )
    connector_id: Optional[str] = Field(
        None, description="ID of the connector that the card is for."
    )
    connect_card_config: Optional[ConnectCardConfig] = Field(
        None, description="Settings of the Connect Card of the connector."
    )


class ReloadStandardConfigRequest(BaseModel):
    """Options of a reload, for `reload_connector_schema_config`."""

    exclude_mode: Optional[str] = Field(
        None, description="Which schemas, tables and columns the reload leaves out of the sync."
    )


class ColumnUpdateRequest(BaseModel):
    """Changes to the config of a column."""

    enabled: Optional[bool] = Field(None, description="Whether the column is synced.")
    hashed: Optional[bool] = Field(
        None,
        description="Whether the values of the column are hashed on the way to the destination.",
    )


class SyncMode(Enum):
    """Sync mode to set for a table."""

    SOFT_DELETE = "SOFT_DELETE"
    """Deleted rows stay in the destination and are marked as deleted."""
    HISTORY = "HISTORY"
    """Every version of a row is kept as a row of its own."""
    LIVE = "LIVE"
    """Only the current state of each row is kept."""


class TableUpdateRequest(BaseModel):
    """Changes to the config of a table and of its columns."""

    enabled: Optional[bool] = Field(None, description="Whether the table is synced.")
    columns: Optional[Dict[str, ColumnUpdateRequest]] = Field(
        None, description="Changes to columns, keyed by column name."
    )
    sync_mode: Optional[SyncMode] = Field(
        None, description="How rows changed or deleted in the source are kept in the destination."
    )


class SchemaChangeHandling(Enum):
    """Handling of schema changes to set for a connector."""

    ALLOW_ALL = "ALLOW_ALL"
    """New schemas, tables and columns are synced."""
    ALLOW_COLUMNS = "ALLOW_COLUMNS"
    """New columns are synced, new schemas and tables are not."""
    BLOCK_ALL = "BLOCK_ALL"
    """New schemas, tables and columns are not synced."""


class ReasonCode(Enum):
    """Why a column cannot be switched on or off."""

    SYSTEM_COLUMN = "SYSTEM_COLUMN"
    """It is a system column."""
    DELETED = "DELETED"
    """The column has been deleted."""
    OTHER = "OTHER"
    """There is another reason."""


class ColumnEnabledPatchSettings(BaseModel):
    """Whether a column can be switched on or off, and the reason if not."""

    allowed: Optional[bool] = Field(None, description="Whether `enabled` can be changed.")
    reason: Optional[str] = Field(None, description="Why `enabled` cannot be changed, in words.")
    reason_code: Optional[ReasonCode] = Field(
        None, description="Why `enabled` cannot be changed, as a code."
    )


class SchemaChangeHandling1(Enum):
    """Handling of schema changes that a connector has."""

    ALLOW_ALL = "ALLOW_ALL"
    """New schemas, tables and columns are synced."""
    ALLOW_COLUMNS = "ALLOW_COLUMNS"
    """New columns are synced, new schemas and tables are not."""
    BLOCK_ALL = "BLOCK_ALL"
    """New schemas, tables and columns are not synced."""


class SyncMode1(Enum):
    """Sync mode that a table has."""

    SOFT_DELETE = "SOFT_DELETE"
    """Deleted rows stay in the destination and are marked as deleted."""
    HISTORY = "HISTORY"
    """Every version of a row is kept as a row of its own."""
    LIVE = "LIVE"
    """Only the current state of each row is kept."""


class ReasonCode1(Enum):
    """Why a table cannot be switched on or off."""

    SYSTEM_TABLE = "SYSTEM_TABLE"
    """It is a system table."""
    DELETED = "DELETED"
    """The table has been deleted."""
    OTHER = "OTHER"
    """There is another reason."""


class TableEnabledPatchSettings(BaseModel):
    """Whether a table can be switched on or off, and the reason if not."""

    allowed: Optional[bool] = Field(None, description="Whether `enabled` can be changed.")
    reason: Optional[str] = Field(None, description="Why `enabled` cannot be changed, in words.")
    reason_code: Optional[ReasonCode1] = Field(
        None, description="Why `enabled` cannot be changed, as a code."
    )


class NewDbtProjectRequest(BaseModel):
    """dbt project to create, for `create_dbt_project`."""

    group_id: Optional[str] = Field(None, description="ID of the group that gets the project.")
    dbt_version: Optional[str] = Field(None, description="Version of dbt to run the project with.")
    git_remote_url: Optional[str] = Field(
        None, description="URL of the Git repository that holds the dbt project."
    )
    git_branch: Optional[str] = Field(None, description="Branch of the repository to run dbt from.")
    default_schema: Optional[str] = Field(
        None, description="Schema of the destination in which dbt builds its models by default."
    )
    folder_path: Optional[str] = Field(
        None, description="Folder of the dbt project in the repository."
    )
    target_name: Optional[str] = Field(None, description="Name of the dbt target to run with.")
    threads: Optional[int] = Field(None, description="Number of threads that dbt runs with.")


class ScheduleType1(Enum):
    """What sets off the runs of a transformation."""

    INTEGRATED = "INTEGRATED"
    """Runs follow the syncs of the connectors."""
    TIME_OF_DAY = "TIME_OF_DAY"
    """Runs start at a time of day, given by `time_of_day`."""
    INTERVAL = "INTERVAL"
    """Runs start at regular intervals, given by `interval`."""


class DaysOfWeekEnum(Enum):
    """Day of the week."""

    MONDAY = "MONDAY"
    """On Mondays."""
    TUESDAY = "TUESDAY"
    """On Tuesdays."""
    WEDNESDAY = "WEDNESDAY"
    """On Wednesdays."""
    THURSDAY = "THURSDAY"
    """On Thursdays."""
    FRIDAY = "FRIDAY"
    """On Fridays."""
    SATURDAY = "SATURDAY"
    """On Saturdays."""
    SUNDAY = "SUNDAY"
    """On Sundays."""


class TransformationSchedule(BaseModel):
    """When a transformation runs."""

    schedule_type: Optional[ScheduleType1] = Field(
        None,
        description="What sets off a run: syncs of the connectors, a time of day or an interval.",
    )
    days_of_week: Optional[List[DaysOfWeekEnum]] = Field(
        None,
        description="Days on which the transformation runs, each of them once.",
        unique_items=True,
    )
    interval: Optional[int] = Field(
        None, description="Time between two runs, for schedule type `INTERVAL`."
    )
    time_of_day: Optional[str] = Field(
        None, description="Time at which a run starts, for schedule type `TIME_OF_DAY`."
    )


class UpdateTransformationRequest(BaseModel):
    """Changes to a transformation, for `modify_dbt_transformation`."""

    schedule: Optional[TransformationSchedule] = Field(
        None, description="When the transformation runs."
    )
    run_tests: Optional[bool] = Field(
        None, description="Whether the dbt tests run along with the model."
    )


class DbtProjectDetailsResponse(BaseModel):
    """dbt project with its repository and the settings dbt runs with."""

    id: Optional[str] = Field(None, description="ID of the dbt project.")
    folder_path: Optional[str] = Field(
        None, description="Folder of the dbt project in the repository."
    )
    created_at: Optional[datetime] = Field(None, description="When the project was created.")
    target_name: Optional[str] = Field(None, description="Name of the dbt target to run with.")
    git_remote_url: Optional[str] = Field(
        None, description="URL of the Git repository that holds the dbt project."
    )
    default_schema: Optional[str] = Field(
        None, description="Schema of the destination in which dbt builds its models by default."
    )
    group_id: Optional[str] = Field(None, description="ID of the group that the project is in.")
    public_key: Optional[str] = Field(
        None, description="Public key with which the project gets access to its Git repository."
    )
    created_by_id: Optional[str] = Field(
        None, description="ID of the user who created the project."
    )
    git_branch: Optional[str] = Field(None, description="Branch of the repository to run dbt from.")


class Status(Enum):
    """State of a transformation, in its details."""

    SUCCEEDED = "SUCCEEDED"
    """The last run succeeded."""
    RUNNING = "RUNNING"
    """A run is in progress."""
    FAILED = "FAILED"
    """The last run failed."""
    PENDING = "PENDING"
    """A run is waiting to start."""


class TransformationDetailsResponse(BaseModel):
    """Transformation with the models and connectors it involves."""

    id: Optional[str] = Field(None, description="ID of the transformation.")
    status: Optional[Status] = Field(None, description="State of the last or current run.")
    schedule: Optional[TransformationSchedule] = Field(
        None, description="When the transformation runs."
    )
    last_run: Optional[datetime] = Field(None, description="When the transformation ran last.")
    run_tests: Optional[bool] = Field(
        None, description="Whether the dbt tests run along with the model."
    )
    model_ids: Optional[List[str]] = Field(
        None, description="IDs of the dbt models that the transformation runs."
    )
    output_model_name: Optional[str] = Field(
        None, description="Name of the dbt model that the transformation builds."
    )
    dbt_project_id: Optional[str] = Field(
        None, description="ID of the dbt project that the transformation is in."
    )
    dbt_model_id: Optional[str] = Field(
        None, description="ID of the dbt model that the transformation builds."
    )
    connector_ids: Optional[List[str]] = Field(
        None, description="IDs of the connectors whose data the transformation uses."
    )
    next_run: Optional[datetime] = Field(None, description="When the transformation runs next.")


class DbtProjectResponse(BaseModel):
    """dbt project as it appears in a list."""

    id: Optional[str] = Field(None, description="ID of the dbt project.")
    created_at: Optional[datetime] = Field(None, description="When the project was created.")
    created_by_id: Optional[str] = Field(
        None, description="ID of the user who created the project."
    )
    group_id: Optional[str] = Field(None, description="ID of the group that the project is in.")


class DbtModelResponse(BaseModel):
    """Model of a dbt project."""

    id: Optional[str] = Field(None, description="ID of the dbt model.")
    scheduled: Optional[bool] = Field(None, description="Whether the model runs on a schedule.")
    model_name: Optional[str] = Field(None, description="Name of the model in its dbt project.")


class Status1(Enum):
    """State of a transformation, in a list."""

    SUCCEEDED = "SUCCEEDED"
    """The last run succeeded."""
    RUNNING = "RUNNING"
    """A run is in progress."""
    FAILED = "FAILED"
    """The last run failed."""
    PENDING = "PENDING"
    """A run is waiting to start."""


class TransformationResponse(BaseModel):
    """Transformation as it appears in a list."""

    id: Optional[str] = Field(None, description="ID of the transformation.")
    status: Optional[Status1] = Field(None, description="State of the last or current run.")
    schedule: Optional[TransformationSchedule] = Field(
        None, description="When the transformation runs."
    )
    last_run: Optional[datetime] = Field(None, description="When the transformation ran last.")
    run_tests: Optional[bool] = Field(
        None, description="Whether the dbt tests run along with the model."
    )
    output_model_name: Optional[str] = Field(
        None, description="Name of the dbt model that the transformation builds."
    )
    dbt_project_id: Optional[str] = Field(
        None, description="ID of the dbt project that the transformation is in."
    )
    dbt_model_id: Optional[str] = Field(
        None, description="ID of the dbt model that the transformation builds."
    )
    next_run: Optional[datetime] = Field(None, description="When the transformation runs next.")


class DbtProjectTestResponse(BaseModel):
    """Outcome of the setup tests of a dbt project."""

    setup_tests: Optional[List[SetupTestResultResponse]] = Field(
        None, description="Outcome of each setup test."
    )
    dbt_project_id: Optional[str] = Field(
        None, description="ID of the dbt project that was tested."
    )


class Region(Enum):
    """Cloud region of a new destination."""

    GCP_US_EAST4 = "GCP_US_EAST4"
    """Google Cloud, Northern Virginia."""
    GCP_US_WEST1 = "GCP_US_WEST1"
    """Google Cloud, Oregon."""
    GCP_EUROPE_WEST3 = "GCP_EUROPE_WEST3"
    """Google Cloud, Frankfurt."""
    GCP_AUSTRALIA_SOUTHEAST1 = "GCP_AUSTRALIA_SOUTHEAST1"
    """Google Cloud, Sydney."""
    GCP_NORTHAMERICA_NORTHEAST1 = "GCP_NORTHAMERICA_NORTHEAST1"
    """Google Cloud, Montréal."""
    GCP_EUROPE_WEST2 = "GCP_EUROPE_WEST2"
    """Google Cloud, London."""
    GCP_ASIA_SOUTHEAST1 = "GCP_ASIA_SOUTHEAST1"
    """Google Cloud, Singapore."""
    AWS_US_EAST_1 = "AWS_US_EAST_1"
    """Amazon Web Services, Northern Virginia."""
    AWS_US_EAST_2 = "AWS_US_EAST_2"
    """Amazon Web Services, Ohio."""
    AWS_US_WEST_2 = "AWS_US_WEST_2"
    """Amazon Web Services, Oregon."""
    AWS_AP_SOUTHEAST_2 = "AWS_AP_SOUTHEAST_2"
    """Amazon Web Services, Sydney."""
    AWS_EU_CENTRAL_1 = "AWS_EU_CENTRAL_1"
    """Amazon Web Services, Frankfurt."""
    AWS_EU_WEST_1 = "AWS_EU_WEST_1"
    """Amazon Web Services, Ireland."""
    _AWS_EU_WEST_2 = " AWS_EU_WEST_2"
    """Amazon Web Services, London. The value begins with a space."""
    AZURE_EASTUS2 = "AZURE_EASTUS2"
    """Microsoft Azure, Virginia."""
    AZURE_AUSTRALIAEAST = "AZURE_AUSTRALIAEAST"
    """Microsoft Azure, New South Wales."""
    GCP_ASIA_SOUTH1 = "GCP_ASIA_SOUTH1"
    """Google Cloud, Mumbai."""


class NewDestinationRequest(BaseModel):
    """Destination to create, for `create_destination`."""

    group_id: str = Field(..., description="ID of the group that gets the destination.")
    service: str = Field(
        ..., description="Name of the service, which is the type of the destination."
    )
    region: Optional[Region] = Field(
        None, description="Cloud region in which the data is processed."
    )
    time_zone_offset: str = Field(
        ..., description="Offset of the time zone of the destination from UTC."
    )
    trust_certificates: Optional[bool] = Field(
        None,
        description="Whether certificates from the setup tests are trusted without an approval.",
    )
    trust_fingerprints: Optional[bool] = Field(
        None,
        description="Whether fingerprints from the setup tests are trusted without an approval.",
    )
    run_setup_tests: Optional[bool] = Field(
        None, description="Whether the setup tests run as part of the call."
    )


class Region1(Enum):
    """Cloud region to set for a destination."""

    GCP_US_EAST4 = "GCP_US_EAST4"
    """Google Cloud, Northern Virginia."""
    GCP_US_WEST1 = "GCP_US_WEST1"
    """Google Cloud, Oregon."""
    GCP_EUROPE_WEST3 = "GCP_EUROPE_WEST3"
    """Google Cloud, Frankfurt."""
    GCP_AUSTRALIA_SOUTHEAST1 = "GCP_AUSTRALIA_SOUTHEAST1"
    """Google Cloud, Sydney."""
    GCP_NORTHAMERICA_NORTHEAST1 = "GCP_NORTHAMERICA_NORTHEAST1"
    """Google Cloud, Montréal."""
    GCP_EUROPE_WEST2 = "GCP_EUROPE_WEST2"
    """Google Cloud, London."""
    GCP_ASIA_SOUTHEAST1 = "GCP_ASIA_SOUTHEAST1"
    """Google Cloud, Singapore."""
    AWS_US_EAST_1 = "AWS_US_EAST_1"
    """Amazon Web Services, Northern Virginia."""
    AWS_US_EAST_2 = "AWS_US_EAST_2"
    """Amazon Web Services, Ohio."""
    AWS_US_WEST_2 = "AWS_US_WEST_2"
    """Amazon Web Services, Oregon."""
    AWS_AP_SOUTHEAST_2 = "AWS_AP_SOUTHEAST_2"
    """Amazon Web Services, Sydney."""
    AWS_EU_CENTRAL_1 = "AWS_EU_CENTRAL_1"
    """Amazon Web Services, Frankfurt."""
    AWS_EU_WEST_1 = "AWS_EU_WEST_1"
    """Amazon Web Services, Ireland."""
    _AWS_EU_WEST_2 = " AWS_EU_WEST_2"
    """Amazon Web Services, London. The value begins with a space."""
    AZURE_EASTUS2 = "AZURE_EASTUS2"
    """Microsoft Azure, Virginia."""
    AZURE_AUSTRALIAEAST = "AZURE_AUSTRALIAEAST"
    """Microsoft Azure, New South Wales."""
    GCP_ASIA_SOUTH1 = "GCP_ASIA_SOUTH1"
    """Google Cloud, Mumbai."""


class UpdateDestinationRequest(BaseModel):
    """Settings to change, for `modify_destination`."""

    region: Optional[Region1] = Field(
        None, description="Cloud region in which the data is processed."
    )
    time_zone_offset: Optional[str] = Field(
        None, description="Offset of the time zone of the destination from UTC."
    )
    trust_certificates: Optional[bool] = Field(
        None,
        description="Whether certificates from the setup tests are trusted without an approval.",
    )
    trust_fingerprints: Optional[bool] = Field(
        None,
        description="Whether fingerprints from the setup tests are trusted without an approval.",
    )
    run_setup_tests: Optional[bool] = Field(
        None, description="Whether the setup tests run as part of the call."
    )
    config: Optional[Any] = Field(
        None, description="Configuration of the destination; its settings depend on the service."
    )


class Region2(Enum):
    """Cloud region that a destination has."""

    GCP_US_EAST4 = "GCP_US_EAST4"
    """Google Cloud, Northern Virginia."""
    GCP_US_WEST1 = "GCP_US_WEST1"
    """Google Cloud, Oregon."""
    GCP_EUROPE_WEST3 = "GCP_EUROPE_WEST3"
    """Google Cloud, Frankfurt."""
    GCP_AUSTRALIA_SOUTHEAST1 = "GCP_AUSTRALIA_SOUTHEAST1"
    """Google Cloud, Sydney."""
    GCP_NORTHAMERICA_NORTHEAST1 = "GCP_NORTHAMERICA_NORTHEAST1"
    """Google Cloud, Montréal."""
    GCP_EUROPE_WEST2 = "GCP_EUROPE_WEST2"
    """Google Cloud, London."""
    GCP_ASIA_SOUTHEAST1 = "GCP_ASIA_SOUTHEAST1"
    """Google Cloud, Singapore."""
    AWS_US_EAST_1 = "AWS_US_EAST_1"
    """Amazon Web Services, Northern Virginia."""
    AWS_US_EAST_2 = "AWS_US_EAST_2"
    """Amazon Web Services, Ohio."""
    AWS_US_WEST_2 = "AWS_US_WEST_2"
    """Amazon Web Services, Oregon."""
    AWS_AP_SOUTHEAST_2 = "AWS_AP_SOUTHEAST_2"
    """Amazon Web Services, Sydney."""
    AWS_EU_CENTRAL_1 = "AWS_EU_CENTRAL_1"
    """Amazon Web Services, Frankfurt."""
    AWS_EU_WEST_1 = "AWS_EU_WEST_1"
    """Amazon Web Services, Ireland."""
    _AWS_EU_WEST_2 = " AWS_EU_WEST_2"
    """Amazon Web Services, London. The value begins with a space."""
    AZURE_EASTUS2 = "AZURE_EASTUS2"
    """Microsoft Azure, Virginia."""
    AZURE_AUSTRALIAEAST = "AZURE_AUSTRALIAEAST"
    """Microsoft Azure, New South Wales."""
    GCP_ASIA_SOUTH1 = "GCP_ASIA_SOUTH1"
    """Google Cloud, Mumbai."""


class DestinationResponse(BaseModel):
    """Destination of a group."""

    id: Optional[str] = Field(None, description="ID of the destination.")
    service: Optional[str] = Field(
        None, description="Name of the service, which is the type of the destination."
    )
    region: Optional[Region2] = Field(
        None, description="Cloud region in which the data is processed."
    )
    setup_status: Optional[str] = Field(
        None, description="How far the setup of the destination is."
    )
    group_id: Optional[str] = Field(None, description="ID of the group that the destination is in.")
    time_zone_offset: Optional[str] = Field(
        None, description="Offset of the time zone of the destination from UTC."
    )
    setup_tests: Optional[List[SetupTestResultResponse]] = Field(
        None, description="Outcome of each setup test."
    )


class TrustFingerprintRequest(BaseModel):
    """Fingerprint to approve, for `approve_fingerprint`."""

    connector_id: Optional[str] = Field(
        None, description="ID of the connector that is to trust the fingerprint."
    )
    destination_id: Optional[str] = Field(
        None, description="ID of the destination that is to trust the fingerprint."
    )
    hash: str = Field(..., description="Hash of the fingerprint.")
    public_key: str = Field(..., description="Public key that the fingerprint belongs to.")


class AddUserToGroupRequest(BaseModel):
    """User to add to a group, for `add_user_to_group`."""

    email: Optional[str] = Field(None, description="Email address of the user.")
    role: Optional[str] = Field(None, description="Role of the user in the group.")


class NewGroupRequest(BaseModel):
    """Group to create, for `create_group`."""

    name: Optional[str] = Field(None, description="Name of the group.")


class UpdateGroupRequest(BaseModel):
    """Changes to a group, for `modify_group`."""

    name: Optional[str] = Field(None, description="New name of the group.")


class GroupResponse(BaseModel):
    """Group of connectors and users."""

    id: Optional[str] = Field(None, description="ID of the group.")
    name: Optional[str] = Field(None, description="Name of the group.")
    created_at: Optional[datetime] = Field(None, description="When the group was created.")


class ConnectorResponse(BaseModel):
    """Connector as it appears in the list of a group, with its configuration."""

    id: Optional[str] = Field(None, description="ID of the connector.")
    service: Optional[str] = Field(
        None, description="Name of the service, which is the type of the connector."
    )
    schema_: Optional[str] = Field(
        None,
        alias="schema",
        description="Name of the schema that the connector writes to in the destination.",
    )
    paused: Optional[bool] = Field(None, description="Whether the connector is paused.")
    status: Optional[ConnectorStatusResponse] = Field(
        None, description="State of the setup, the schema and the syncs."
    )
    config: Optional[Dict[str, Dict[str, Any]]] = Field(
        None, description="Configuration of the source; its settings depend on the service."
    )
    daily_sync_time: Optional[str] = Field(
        None,
        description="Time of day at which the sync starts, for a connector that syncs once a day.",
    )
    succeeded_at: Optional[datetime] = Field(
        None, description="When the last successful sync ended."
    )
    connect_card: Optional[ConnectCardResponse] = Field(
        None, description="Connect Card of the connector."
    )
    sync_frequency: Optional[int] = Field(
        None,
        description="Minutes between two syncs: 5, 15, 30, 60, 120, 180, 360, 480, 720 or 1440.",
    )
    pause_after_trial: Optional[bool] = Field(
        None, description="Whether the connector is paused when its trial period ends."
    )
    group_id: Optional[str] = Field(None, description="ID of the group that the connector is in.")
    connected_by: Optional[str] = Field(
        None, description="ID of the user who set up the connector."
    )
    setup_tests: Optional[List[SetupTestResultResponse]] = Field(
        None, description="Outcome of each setup test."
    )
    source_sync_details: Optional[Dict[str, Any]] = Field(
        None, description="Details of the sync that only this type of source reports."
    )
    service_version: Optional[int] = Field(
        None, description="Version of the service that the connector uses."
    )
    created_at: Optional[datetime] = Field(None, description="When the connector was created.")
    failed_at: Optional[datetime] = Field(None, description="When the last failed sync ended.")
    schedule_type: Optional[str] = Field(
        None, description="How syncs are started: `auto` (on schedule) or `manual` (by hand)."
    )
    connect_card_config: Optional[ConnectCardConfig] = Field(
        None, description="Settings of the Connect Card of the connector."
    )


class UserResponse(BaseModel):
    """User of the account."""

    id: Optional[str] = Field(None, description="ID of the user.")
    email: Optional[str] = Field(None, description="Email address of the user.")
    verified: Optional[bool] = Field(
        None, description="Whether the user has confirmed the email address."
    )
    invited: Optional[bool] = Field(
        None, description="Whether the user has been invited to the account."
    )
    picture: Optional[str] = Field(None, description="Picture of the user, as a URL.")
    phone: Optional[str] = Field(None, description="Phone number of the user.")
    role: Optional[str] = Field(None, description="Role of the user.")
    active: Optional[bool] = Field(None, description="Whether the user is active.")
    given_name: Optional[str] = Field(None, description="First name of the user.")
    created_at: Optional[datetime] = Field(None, description="When the user was created.")
    family_name: Optional[str] = Field(None, description="Last name of the user.")
    logged_in_at: Optional[datetime] = Field(None, description="When the user logged in last.")


class Type(Enum):
    """Category of a source type."""

    API = "API"
    """Services that are read through an API."""
    Dbt = "Dbt"
    """Sources for dbt."""
    Marketing = "Marketing"
    """Services for marketing."""
    HumanResources = "HumanResources"
    """Services for human resources."""
    Finance = "Finance"
    """Services for finance."""
    Productivity = "Productivity"
    """Services for productivity."""
    Engineering = "Engineering"
    """Services for engineering."""
    Support = "Support"
    """Services for customer support."""
    Sales = "Sales"
    """Services for sales."""
    Security = "Security"
    """Services for security."""
    SuperConnectorTest = "SuperConnectorTest"
    """A category for testing."""
    Free = "Free"
    """Free sources."""
    File = "File"
    """Files and file storage."""
    Database = "Database"
    """Databases."""
    Events = "Events"
    """Events."""
    Function = "Function"
    """Cloud functions."""
    BITool = "BITool"
    """Tools for business intelligence."""
    Warehouse = "Warehouse"
    """Data warehouses."""
    Log = "Log"
    """Logs."""
    Hvr = "Hvr"
    """Sources that are replicated with HVR."""


class MetadataResponse(BaseModel):
    """Description of a source type, and of the settings its connectors take."""

    id: Optional[str] = Field(None, description="ID of the source type.")
    name: Optional[str] = Field(None, description="Name of the source type for people to read.")
    type: Optional[Type] = Field(None, description="Category of the source type.")
    description: Optional[str] = Field(None, description="What the source is.")
    icons: Optional[List[str]] = Field(None, description="Icons of the source type.")
    config: Optional[Dict[str, Any]] = Field(
        None, description="Configuration settings that a connector of this type takes."
    )
    auth: Optional[Dict[str, Any]] = Field(
        None, description="Authorization settings that a connector of this type takes."
    )
    link_to_erd: Optional[str] = Field(
        None, description="Link to the entity relationship diagram of the source."
    )
    icon_url: Optional[str] = Field(None, description="URL of the icon of the source type.")
    link_to_docs: Optional[str] = Field(
        None, description="Link to the documentation of the source type."
    )


class RoleResponse(BaseModel):
    """Role that users and teams can have."""

    name: Optional[str] = Field(
        None, description="Name of the role, which memberships refer to it by."
    )
    description: Optional[str] = Field(None, description="What the role is for.")
    scope: Optional[List[str]] = Field(
        None,
        description="Kinds of resource that the role can be given for, each of them once.",
        unique_items=True,
    )
    is_custom: Optional[bool] = Field(
        None, description="Whether the role was defined by the account itself."
    )


class ColumnMetadataResponse(BaseModel):
    """Column of a connector, in the source and in the destination."""

    id: Optional[str] = Field(None, description="ID of the column.")
    name_in_source: Optional[str] = Field(None, description="Name in the source.")
    type_in_destination: Optional[str] = Field(
        None, description="Data type of the column in the destination."
    )
    is_foreign_key: Optional[bool] = Field(
        None, description="Whether the column is part of a foreign key."
    )
    is_primary_key: Optional[bool] = Field(
        None, description="Whether the column is part of the primary key."
    )
    type_in_source: Optional[str] = Field(
        None, description="Data type of the column in the source."
    )
    parent_id: Optional[str] = Field(None, description="ID of the table that the column is in.")
    name_in_destination: Optional[str] = Field(None, description="Name in the destination.")


class SchemaMetadataResponse(BaseModel):
    """Schema of a connector, in the source and in the destination."""

    id: Optional[str] = Field(None, description="ID of the schema.")
    name_in_source: Optional[str] = Field(None, description="Name in the source.")
    name_in_destination: Optional[str] = Field(None, description="Name in the destination.")


class TableMetadataResponse(BaseModel):
    """Table of a connector, in the source and in the destination."""

    id: Optional[str] = Field(None, description="ID of the table.")
    name_in_source: Optional[str] = Field(None, description="Name in the source.")
    parent_id: Optional[str] = Field(None, description="ID of the schema that the table is in.")
    name_in_destination: Optional[str] = Field(None, description="Name in the destination.")


class MembershipRequest(BaseModel):
    """Membership to create for a user or a team, in a connector or in a group."""

    id: str = Field(..., description="ID of the connector or the group.")
    role: str = Field(..., description="Role to have there.")


class TeamMembershipRequest(BaseModel):
    """User to add to a team, for `add_user_to_team`."""

    user_id: Optional[str] = Field(None, description="ID of the user to add.")
    role: Optional[str] = Field(None, description="Role of the user in the team.")


class TeamRequest(BaseModel):
    """Team to create or values to change, for `create_team` and `modify_team`."""

    name: Optional[str] = Field(None, description="Name of the team.")
    description: Optional[str] = Field(None, description="What the team is for.")
    role: Optional[str] = Field(None, description="Role of the team in the account.")


class UpdateMembershipRequest(BaseModel):
    """New role in a membership."""

    role: str = Field(..., description="Role to have from now on.")


class MembershipResponse(BaseModel):
    """Membership of a user or a team in a connector or a group."""

    id: Optional[str] = Field(None, description="ID of the connector or the group.")
    role: Optional[str] = Field(None, description="Role of the user or the team there.")
    created_at: Optional[datetime] = Field(None, description="When the membership was created.")


class TeamMembershipResponse(BaseModel):
    """Membership of a user in a team."""

    user_id: Optional[str] = Field(None, description="ID of the user.")
    role: Optional[str] = Field(None, description="Role of the user in the team.")


class TeamResponse(BaseModel):
    """Team of the account."""

    id: Optional[str] = Field(None, description="ID of the team.")
    name: Optional[str] = Field(None, description="Name of the team.")
    description: Optional[str] = Field(None, description="What the team is for.")
    role: Optional[str] = Field(None, description="Role of the team in the account.")


class NewUserRequest(BaseModel):
    """Person to invite, for `create_user`."""

    email: str = Field(..., description="Email address to invite.")
    family_name: str = Field(..., description="Last name of the user.")
    given_name: str = Field(..., description="First name of the user.")
    phone: Optional[str] = Field(None, description="Phone number of the user.")
    picture: Optional[str] = Field(None, description="Picture of the user, as a URL.")
    role: Optional[str] = Field(None, description="Role of the user in the account.")


class UpdateUserRequest(BaseModel):
    """Values to set for a user, for `modify_user`."""

    family_name: str = Field(..., description="Last name of the user.")
    given_name: str = Field(..., description="First name of the user.")
    phone: Optional[str] = Field(None, description="Phone number of the user.")
    picture: Optional[str] = Field(None, description="Picture of the user, as a URL.")
    role: Optional[str] = Field(None, description="Role of the user in the account.")


class WebhookRequest(BaseModel):
    """Webhook to create or to change."""

    url: Optional[str] = Field(None, description="Address that the events are sent to.")
    events: Optional[List[str]] = Field(None, description="Names of the events to send.")
    active: Optional[bool] = Field(None, description="Whether events are sent at all.")
    secret: Optional[str] = Field(
        None, description="Secret to sign the events with, so that the receiver can verify them."
    )


class WebhookTestRequest(BaseModel):
    """Event to send, for `test_webhook`."""

    event: Optional[str] = Field(None, description="Name of the event to send.")


class Type1(Enum):
    """What a webhook covers: one group or the account."""

    group = "group"
    """The webhook covers one group."""
    account = "account"
    """The webhook covers the account."""


class WebhookResponse(BaseModel):
    """Webhook of the account or of a group."""

    id: Optional[str] = Field(None, description="ID of the webhook.")
    type: Optional[Type1] = Field(
        None, description="Whether the webhook covers a group or the account."
    )
    url: Optional[str] = Field(None, description="Address that the events are sent to.")
    events: Optional[List[str]] = Field(None, description="Names of the events that are sent.")
    active: Optional[bool] = Field(None, description="Whether events are sent at all.")
    secret: Optional[str] = Field(None, description="Secret that the events are signed with.")
    created_at: Optional[datetime] = Field(None, description="When the webhook was created.")
    created_by: Optional[str] = Field(None, description="ID of the user who created the webhook.")
    group_id: Optional[str] = Field(
        None, description="ID of the group, for a webhook that covers one."
    )


class WebhookTestResponse(BaseModel):
    """Outcome of a test event, from `test_webhook`."""

    succeed: Optional[bool] = Field(None, description="Whether the test event was delivered.")
    status: Optional[int] = Field(None, description="HTTP status that the receiver answered with.")
    message: Optional[str] = Field(None, description="Text that explains the outcome.")


class Data(BaseModel):
    """A page of team memberships in connectors and the cursor of the next page."""

    items: Optional[List[MembershipResponse]] = Field(
        None, description="Memberships of the team on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1TeamsTeamIdConnectorsGetResponse(BaseModel):
    """A team's connector memberships, from `get_team_memberships_in_connectors`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data] = Field(
        None, description="A page of the team's memberships in connectors."
    )


class V1TeamsTeamIdConnectorsPostResponse(BaseModel):
    """Created membership, from `add_team_membership_in_connector`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[MembershipResponse] = Field(None, description="The membership that was created.")


class V1TeamsTeamIdUsersUserIdGetResponse(BaseModel):
    """A user's membership in a team, from `get_user_in_team`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[TeamMembershipResponse] = Field(
        None, description="The membership of the user in the team."
    )


class V1TeamsTeamIdUsersUserIdDeleteResponse(BaseModel):
    """Result of `delete_user_from_team`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1TeamsTeamIdUsersUserIdPatchResponse(BaseModel):
    """Result of `update_user_membership`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class Data1(BaseModel):
    """A page of account users and the cursor of the next page."""

    items: Optional[List[UserResponse]] = Field(None, description="Users on this page of the list.")
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1UsersGetResponse(BaseModel):
    """Users of the account, from `list_all_users`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data1] = Field(None, description="A page of the users of the account.")


class V1UsersPostResponse(BaseModel):
    """Invited user, from `create_user`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[UserResponse] = Field(None, description="The user that was invited.")


class V1TeamsTeamIdGetResponse(BaseModel):
    """Team, from `team_details`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[TeamResponse] = Field(None, description="The team.")


class V1TeamsTeamIdDeleteResponse(BaseModel):
    """Result of `delete_team`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1TeamsTeamIdPatchResponse(BaseModel):
    """Changed team, from `modify_team`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[TeamResponse] = Field(None, description="The team after the change.")


class V1TeamsTeamIdRoleDeleteResponse(BaseModel):
    """Result of `delete_team_membership_in_account`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class Data2(BaseModel):
    """A page of user memberships in groups and the cursor of the next page."""

    items: Optional[List[MembershipResponse]] = Field(
        None, description="Memberships of the user on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1UsersUserIdGroupsGetResponse(BaseModel):
    """A user's group memberships, from `get_user_memberships_in_groups`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data2] = Field(None, description="A page of the user's memberships in groups.")


class V1UsersUserIdGroupsPostResponse(BaseModel):
    """Created membership, from `add_user_membership_in_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[MembershipResponse] = Field(None, description="The membership that was created.")


class Data3(BaseModel):
    """A page of team memberships in groups and the cursor of the next page."""

    items: Optional[List[MembershipResponse]] = Field(
        None, description="Memberships of the team on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1TeamsTeamIdGroupsGetResponse(BaseModel):
    """A team's group memberships, from `get_team_memberships_in_groups`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data3] = Field(None, description="A page of the team's memberships in groups.")


class V1TeamsTeamIdGroupsPostResponse(BaseModel):
    """Created membership, from `add_team_membership_in_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[MembershipResponse] = Field(None, description="The membership that was created.")


class V1CertificatesPostResponse(BaseModel):
    """Result of `approve_certificate`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1DestinationsPostResponse(BaseModel):
    """Created destination, from `create_destination`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[DestinationResponse] = Field(
        None, description="The destination that was created."
    )


class V1UsersIdDeleteResponse(BaseModel):
    """Result of `delete_user`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1UsersUserIdGetResponse(BaseModel):
    """User, from `user_details`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[UserResponse] = Field(None, description="The user.")


class V1UsersUserIdPatchResponse(BaseModel):
    """Changed user, from `modify_user`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[UserResponse] = Field(None, description="The user after the change.")


class V1GroupsGroupIdGetResponse(BaseModel):
    """Group, from `group_details`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[GroupResponse] = Field(None, description="The group.")


class V1GroupsGroupIdDeleteResponse(BaseModel):
    """Result of `delete_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1GroupsGroupIdPatchResponse(BaseModel):
    """Changed group, from `modify_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[GroupResponse] = Field(None, description="The group after the change.")


class V1UsersUserIdConnectorsConnectorIdGetResponse(BaseModel):
    """A user's membership in a connector, from `get_user_membership_in_connector`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[MembershipResponse] = Field(
        None, description="The membership of the user in the connector."
    )


class V1UsersUserIdConnectorsConnectorIdDeleteResponse(BaseModel):
    """Result of `delete_user_membership_in_connector`, with the membership."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[MembershipResponse] = Field(
        None, description="The membership of the user in the connector."
    )


class V1UsersUserIdConnectorsConnectorIdPatchResponse(BaseModel):
    """Result of `update_user_membership_in_connector`, with the membership."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[MembershipResponse] = Field(
        None, description="The membership of the user in the connector."
    )


class V1ConnectorsConnectorIdConnectCardPostResponse(BaseModel):
    """Created Connect Card, from `connect_card`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[ConnectorConnectCardResponse] = Field(
        None, description="The Connect Card, with the connector and its settings."
    )


class Data4(BaseModel):
    """A page of source types and the cursor of the next page."""

    items: Optional[List[MetadataResponse]] = Field(
        None, description="Source types on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1MetadataNameGetResponse(BaseModel):
    """Available source types, from `metadata_connectors`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data4] = Field(None, description="A page of the available source types.")


class V1DbtTransformationsTransformationIdGetResponse(BaseModel):
    """Transformation, from `dbt_transformation_details`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[TransformationDetailsResponse] = Field(None, description="The transformation.")


class V1DbtTransformationsTransformationIdDeleteResponse(BaseModel):
    """Result of `delete_dbt_transformation`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1DbtTransformationsTransformationIdPatchResponse(BaseModel):
    """Changed transformation, from `modify_dbt_transformation`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[TransformationDetailsResponse] = Field(
        None, description="The transformation after the change."
    )


class V1DbtProjectsProjectIdGetResponse(BaseModel):
    """dbt project, from `dbt_project_details`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[DbtProjectDetailsResponse] = Field(None, description="The dbt project.")


class V1TeamsTeamIdGroupsGroupIdGetResponse(BaseModel):
    """A team's membership in a group, from `get_team_membership_in_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[MembershipResponse] = Field(
        None, description="The membership of the team in the group."
    )


class V1TeamsTeamIdGroupsGroupIdDeleteResponse(BaseModel):
    """Result of `delete_team_membership_in_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1TeamsTeamIdGroupsGroupIdPatchResponse(BaseModel):
    """Result of `update_team_membership_in_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1ConnectorsConnectorIdResyncPostResponse(BaseModel):
    """Result of `resync_connector`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1UsersUserIdRoleDeleteResponse(BaseModel):
    """Result of `delete_user_membership_in_account`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class Data5(BaseModel):
    """A page of group users and the cursor of the next page."""

    items: Optional[List[UserResponse]] = Field(
        None, description="Users of the group on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1GroupsGroupIdUsersGetResponse(BaseModel):
    """Users of a group, from `list_all_users_in_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data5] = Field(None, description="A page of the users of the group.")


class V1GroupsGroupIdUsersPostResponse(BaseModel):
    """Result of `add_user_to_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1ConnectorsConnectorIdSchemasTablesResyncPostRequest(BaseModel):
    """Tables to load again, for `resync_tables`; any fields are accepted."""

    class Config:
        extra = Extra.allow


class V1ConnectorsConnectorIdSchemasTablesResyncPostResponse(BaseModel):
    """Result of `resync_tables`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1DestinationsDestinationIdTestPostResponse(BaseModel):
    """Tested destination, from `run_destination_setup_tests`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[DestinationResponse] = Field(
        None, description="The destination, with the outcome of the tests."
    )


class Data6(BaseModel):
    """A page of schema metadata and the cursor of the next page."""

    items: Optional[List[SchemaMetadataResponse]] = Field(
        None, description="Schemas on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1MetadataConnectorsConnectorIdSchemasGetResponse(BaseModel):
    """Schemas of a connector, from `schema_metadata`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data6] = Field(None, description="A page of the schemas of the connector.")


class Data7(BaseModel):
    """A page of groups and the cursor of the next page."""

    items: Optional[List[GroupResponse]] = Field(
        None, description="Groups on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1GroupsGetResponse(BaseModel):
    """Groups of the account, from `list_all_groups`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data7] = Field(None, description="A page of the groups of the account.")


class V1GroupsPostResponse(BaseModel):
    """Created group, from `create_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[GroupResponse] = Field(None, description="The group that was created.")


class V1FingerprintsPostResponse(BaseModel):
    """Result of `approve_fingerprint`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1ConnectorsConnectorIdDeleteResponse(BaseModel):
    """Result of `delete_connector`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1MetadataNameServiceGetResponse(BaseModel):
    """One source type, from `metadata_connector_config`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[MetadataResponse] = Field(None, description="The source type.")


class Data8(BaseModel):
    """A page of teams and the cursor of the next page."""

    items: Optional[List[TeamResponse]] = Field(None, description="Teams on this page of the list.")
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1TeamsGetResponse(BaseModel):
    """Teams of the account, from `list_all_teams`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data8] = Field(None, description="A page of the teams of the account.")


class V1TeamsPostResponse(BaseModel):
    """Created team, from `create_team`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[TeamResponse] = Field(None, description="The team that was created.")


class V1DbtProjectsProjectIdTestPostResponse(BaseModel):
    """Outcome of the tests, from `test_dbt_project`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[DbtProjectTestResponse] = Field(None, description="The outcome of the tests.")


class V1ConnectorsConnectorIdSyncPostResponse(BaseModel):
    """Result of `sync_connector`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1GroupsGroupIdUsersUserIdDeleteResponse(BaseModel):
    """Result of `delete_user_from_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class Data9(BaseModel):
    """A page of column metadata and the cursor of the next page."""

    items: Optional[List[ColumnMetadataResponse]] = Field(
        None, description="Columns on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1MetadataConnectorsConnectorIdColumnsGetResponse(BaseModel):
    """Columns of a connector, from `column_metadata`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data9] = Field(None, description="A page of the columns of the connector.")


class Data10(BaseModel):
    """A page of table metadata and the cursor of the next page."""

    items: Optional[List[TableMetadataResponse]] = Field(
        None, description="Tables on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1MetadataConnectorsConnectorIdTablesGetResponse(BaseModel):
    """Tables of a connector, from `table_metadata`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data10] = Field(None, description="A page of the tables of the connector.")


class Data11(BaseModel):
    """A page of transformations and the cursor of the next page."""

    items: Optional[List[TransformationResponse]] = Field(
        None, description="Transformations on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1DbtProjectsProjectIdTransformationsGetResponse(BaseModel):
    """Transformations of a dbt project, from `list_dbt_project_transformations`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data11] = Field(
        None, description="A page of the transformations of the dbt project."
    )


class V1DbtProjectsProjectIdTransformationsPostResponse(BaseModel):
    """Created transformation, from `create_dbt_transformation`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[TransformationDetailsResponse] = Field(
        None, description="The transformation that was created."
    )


class Data12(BaseModel):
    """A page of dbt projects and the cursor of the next page."""

    items: Optional[List[DbtProjectResponse]] = Field(
        None, description="dbt projects on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1DbtProjectsGetResponse(BaseModel):
    """dbt projects, from `list_dbt_projects`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data12] = Field(None, description="A page of the dbt projects.")


class V1DbtProjectsPostResponse(BaseModel):
    """Created dbt project, from `create_dbt_project`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[DbtProjectDetailsResponse] = Field(
        None, description="The dbt project that was created."
    )


class Data13(BaseModel):
    """A page of roles and the cursor of the next page."""

    items: Optional[List[RoleResponse]] = Field(None, description="Roles on this page of the list.")
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1RolesGetResponse(BaseModel):
    """Roles of the account, from `list_all_roles`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data13] = Field(None, description="A page of the roles of the account.")


class Data14(BaseModel):
    """A page of dbt models and the cursor of the next page."""

    items: Optional[List[DbtModelResponse]] = Field(
        None, description="dbt models on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1DbtProjectsProjectIdModelsGetResponse(BaseModel):
    """Models of a dbt project, from `list_dbt_project_models`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data14] = Field(None, description="A page of the models of the dbt project.")


class V1TeamsTeamIdConnectorsConnectorIdGetResponse(BaseModel):
    """A team's membership in a connector, from `get_team_membership_in_connector`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[MembershipResponse] = Field(
        None, description="The membership of the team in the connector."
    )


class V1TeamsTeamIdConnectorsConnectorIdDeleteResponse(BaseModel):
    """Result of `delete_team_membership_in_connector`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1TeamsTeamIdConnectorsConnectorIdPatchResponse(BaseModel):
    """Result of `update_team_membership_in_connector`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class Data15(BaseModel):
    """A page of connectors and the cursor of the next page."""

    items: Optional[List[ConnectorResponse]] = Field(
        None, description="Connectors on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1GroupsGroupIdConnectorsGetResponse(BaseModel):
    """Connectors of a group, from `list_all_connectors_in_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data15] = Field(None, description="A page of the connectors of the group.")


class V1DestinationsDestinationIdGetResponse(BaseModel):
    """Destination, from `destination_details`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[DestinationResponse] = Field(None, description="The destination.")


class V1DestinationsDestinationIdDeleteResponse(BaseModel):
    """Result of `delete_destination`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1DestinationsDestinationIdPatchResponse(BaseModel):
    """Changed destination, from `modify_destination`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[DestinationResponse] = Field(
        None, description="The destination after the change."
    )


class V1WebhooksGetResponse(BaseModel):
    """A page of webhooks and the cursor of the next page, from `list_all_webhooks`."""

    items: Optional[List[WebhookResponse]] = Field(
        None, description="Webhooks on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class Data16(BaseModel):
    """A page of team users and the cursor of the next page."""

    items: Optional[List[TeamMembershipResponse]] = Field(
        None, description="Users of the team on this page of the list, each with a role."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1TeamsTeamIdUsersGetResponse(BaseModel):
    """Users of a team, from `list_users_in_team`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data16] = Field(None, description="A page of the users of the team.")


class V1TeamsTeamIdUsersPostResponse(BaseModel):
    """Created team membership, from `add_user_to_team`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[TeamMembershipResponse] = Field(
        None, description="The membership that was created."
    )


class V1UsersUserIdGroupsGroupIdGetResponse(BaseModel):
    """A user's membership in a group, from `get_user_membership_in_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[MembershipResponse] = Field(
        None, description="The membership of the user in the group."
    )


class V1UsersUserIdGroupsGroupIdDeleteResponse(BaseModel):
    """Result of `delete_user_membership_in_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class V1UsersUserIdGroupsGroupIdPatchResponse(BaseModel):
    """Result of `update_user_membership_in_group`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")


class Data17(BaseModel):
    """A page of user memberships in connectors and the cursor of the next page."""

    items: Optional[List[MembershipResponse]] = Field(
        None, description="Memberships of the user on this page of the list."
    )
    nextCursor: Optional[str] = Field(
        None, description="Where the next page starts; pass it as `cursor` to get that page."
    )


class V1UsersUserIdConnectorsGetResponse(BaseModel):
    """A user's connector memberships, from `get_user_memberships_in_connectors`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[Data17] = Field(
        None, description="A page of the user's memberships in connectors."
    )


class V1DbtModelsModelIdGetResponse(BaseModel):
    """dbt model, from `dbt_model_details`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[DbtModelResponse] = Field(None, description="The dbt model.")


class ConnectorResponseV1(BaseModel):
    """Connector with its status, schedule and setup test results."""

    id: Optional[str] = Field(None, description="ID of the connector.")
    service: Optional[str] = Field(
        None, description="Name of the service, which is the type of the connector."
    )
    schema_: Optional[str] = Field(
        None,
        alias="schema",
        description="Name of the schema that the connector writes to in the destination.",
    )
    paused: Optional[bool] = Field(None, description="Whether the connector is paused.")
    status: Optional[ConnectorStatusResponse] = Field(
        None, description="State of the setup, the schema and the syncs."
    )
    daily_sync_time: Optional[str] = Field(
        None,
        description="Time of day at which the sync starts, for a connector that syncs once a day.",
    )
    succeeded_at: Optional[datetime] = Field(
        None, description="When the last successful sync ended."
    )
    connect_card: Optional[ConnectCardResponse] = Field(
        None, description="Connect Card of the connector."
    )
    sync_frequency: Optional[int] = Field(
        None,
        description="Minutes between two syncs: 5, 15, 30, 60, 120, 180, 360, 480, 720 or 1440.",
    )
    pause_after_trial: Optional[bool] = Field(
        None, description="Whether the connector is paused when its trial period ends."
    )
    group_id: Optional[str] = Field(None, description="ID of the group that the connector is in.")
    connected_by: Optional[str] = Field(
        None, description="ID of the user who set up the connector."
    )
    setup_tests: Optional[List[SetupTestResultResponse]] = Field(
        None, description="Outcome of each setup test."
    )
    source_sync_details: Optional[Dict[str, Any]] = Field(
        None, description="Details of the sync that only this type of source reports."
    )
    service_version: Optional[int] = Field(
        None, description="Version of the service that the connector uses."
    )
    created_at: Optional[datetime] = Field(None, description="When the connector was created.")
    failed_at: Optional[datetime] = Field(None, description="When the last failed sync ended.")
    schedule_type: Optional[str] = Field(
        None, description="How syncs are started: `auto` (on schedule) or `manual` (by hand)."
    )
    connect_card_config: Optional[ConnectCardConfig] = Field(
        None, description="Settings of the Connect Card of the connector."
    )


class SchemaUpdateRequest(BaseModel):
    """Changes to the config of a schema and of its tables."""

    enabled: Optional[bool] = Field(None, description="Whether the schema is synced.")
    tables: Optional[Dict[str, TableUpdateRequest]] = Field(
        None, description="Changes to tables, keyed by table name."
    )


class StandardConfigUpdateRequest(BaseModel):
    """Changes to a schema config, for `modify_connector_schema_config`."""

    schemas: Optional[Dict[str, SchemaUpdateRequest]] = Field(
        None, description="Changes to schemas, keyed by schema name."
    )
    schema_change_handling: Optional[SchemaChangeHandling] = Field(
        None,
        description="What is synced of new schemas, tables and columns: all, only columns or none.",
    )


class ColumnConfigResponse(BaseModel):
    """Config of a column."""

    name_in_destination: Optional[str] = Field(None, description="Name in the destination.")
    enabled: Optional[bool] = Field(None, description="Whether the column is synced.")
    hashed: Optional[bool] = Field(
        None,
        description="Whether the values of the column are hashed on the way to the destination.",
    )
    enabled_patch_settings: Optional[ColumnEnabledPatchSettings] = Field(
        None, description="Whether `enabled` can be changed, and the reason if it cannot."
    )


class TableConfigResponse(BaseModel):
    """Config of a table and of its columns."""

    sync_mode: Optional[SyncMode1] = Field(
        None, description="How rows changed or deleted in the source are kept in the destination."
    )
    name_in_destination: Optional[str] = Field(None, description="Name in the destination.")
    enabled: Optional[bool] = Field(None, description="Whether the table is synced.")
    columns: Optional[Dict[str, ColumnConfigResponse]] = Field(
        None, description="Columns of the table, keyed by column name."
    )
    enabled_patch_settings: Optional[TableEnabledPatchSettings] = Field(
        None, description="Whether `enabled` can be changed, and the reason if it cannot."
    )


class TableColumnsConfigResponse(BaseModel):
    """Config of the columns of one table."""

    columns: Optional[Dict[str, ColumnConfigResponse]] = Field(
        None, description="Columns of the table, keyed by column name."
    )


class NewTransformationRequest(BaseModel):
    """Transformation to create, for `create_dbt_transformation`."""

    dbt_model_id: Optional[str] = Field(None, description="ID of the dbt model to build.")
    schedule: Optional[TransformationSchedule] = Field(
        None, description="When the transformation runs."
    )
    run_tests: Optional[bool] = Field(
        None, description="Whether the dbt tests run along with the model."
    )


class V1ConnectorsConnectorIdTestPostResponse(BaseModel):
    """Tested connector, from `run_setup_tests`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[ConnectorResponseV1] = Field(
        None, description="The connector, with the outcome of the tests."
    )


class V1ConnectorsConnectorIdSchemasSchemaTablesTableColumnsGetResponse(BaseModel):
    """Columns of a table, from `connector_column_config`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[TableColumnsConfigResponse] = Field(
        None, description="The config of the columns."
    )


class V1ConnectorsConnectorIdGetResponse(BaseModel):
    """Connector, from `connector_details`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[ConnectorResponseV1] = Field(None, description="The connector.")


class V1ConnectorsConnectorIdPatchResponse(BaseModel):
    """Changed connector, from `modify_connector`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[ConnectorResponseV1] = Field(None, description="The connector after the change.")


class V1ConnectorsPostResponse(BaseModel):
    """Created connector, from `create_connector`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[ConnectorResponseV1] = Field(None, description="The connector that was created.")


class SchemaConfigResponse(BaseModel):
    """Config of a schema and of its tables."""

    name_in_destination: Optional[str] = Field(None, description="Name in the destination.")
    enabled: Optional[bool] = Field(None, description="Whether the schema is synced.")
    tables: Optional[Dict[str, TableConfigResponse]] = Field(
        None, description="Tables of the schema, keyed by table name."
    )


class StandardConfigResponse(BaseModel):
    """Schema config of a connector."""

    enable_new_by_default: Optional[bool] = Field(
        None, description="Whether new schemas, tables and columns in the source are synced."
    )
    schemas: Optional[Dict[str, SchemaConfigResponse]] = Field(
        None, description="Schemas of the connector, keyed by schema name."
    )
    schema_change_handling: Optional[SchemaChangeHandling1] = Field(
        None,
        description="What is synced of new schemas, tables and columns: all, only columns or none.",
    )


class V1ConnectorsConnectorIdSchemasSchemaNameTablesTableNameColumnsColumnNamePatchResponse(
    BaseModel
):
    """Schema config after `modify_connector_column_config`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[StandardConfigResponse] = Field(
        None, description="The schema config of the connector after the change."
    )


class V1ConnectorsConnectorIdSchemasGetResponse(BaseModel):
    """Schema config, from `connector_schema_config`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[StandardConfigResponse] = Field(
        None, description="The schema config of the connector."
    )


class V1ConnectorsConnectorIdSchemasPatchResponse(BaseModel):
    """Schema config after `modify_connector_schema_config`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[StandardConfigResponse] = Field(
        None, description="The schema config of the connector after the change."
    )


class V1ConnectorsConnectorIdSchemasSchemaNamePatchResponse(BaseModel):
    """Schema config after `modify_connector_database_schema_config`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[StandardConfigResponse] = Field(
        None, description="The schema config of the connector after the change."
    )


class V1ConnectorsConnectorIdSchemasReloadPostResponse(BaseModel):
    """Schema config after `reload_connector_schema_config`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[StandardConfigResponse] = Field(
        None, description="The schema config of the connector after the reload."
    )


class V1ConnectorsConnectorIdSchemasSchemaNameTablesTableNamePatchResponse(BaseModel):
    """Schema config after `modify_connector_table_config`."""

    code: Optional[str] = Field(None, description="Result code of the call.")
    message: Optional[str] = Field(None, description="Text that goes with the result code.")
    data: Optional[StandardConfigResponse] = Field(
        None, description="The schema config of the connector after the change."
    )
