/**
 * The number of the contract that this wrapdocs writes and reads.
 *
 * Raise it when a reader of the old JSON would misread the new one, and say here what changed:
 *
 * - 1: first contract.
 */
export const SCHEMA_VERSION = 1;
