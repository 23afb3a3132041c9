/**
 * The number of the contract that this wrapdocs writes and reads.
 *
 * Raise it when a reader of the old JSON would misread the new one, and say here what changed:
 *
 * - 1: first contract.
 * - 2: operations of clients, which send their requests: `client`, `conversion`, `fromObject`, the
 *   method `LIST`. A reader of 1 would take them for operations that a server declares.
 * - 3: what a model's flavour means is said by facts (`shape`, `frozen`, `argumentNames`), and a flavour
 *   may have any name. A reader of 2 would compare only the flavours that it knows.
 */
export const SCHEMA_VERSION = 3;

/** The number of `api.json`, which sets a package beside the documents of its API. */
export const API_FILE_VERSION = 1;

/** The number of the files that describe the releases of a published site: `versions.json`, histories. */
export const RELEASES_VERSION = 1;
