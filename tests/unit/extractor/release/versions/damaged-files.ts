import { formatVersions } from '../../../../../extractor/release/versions/versions-file.ts';

const entry = { version: '1.0', date: '2026-01-01', aliases: ['latest'] };

/** A list of versions that is whole. */
export const LIST = { schemaVersion: 1 as const, default: '1.0', versions: [entry] };

/** Texts of a `versions.json` that is damaged, by what is wrong with it. */
export const DAMAGED: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['half of it', formatVersions(LIST).slice(0, 40)],
  ['a list', '[]'],
  ['null', 'null'],
  ['a conflict of git', '<<<<<<< HEAD\n{}'],
  ['a field that is not known', JSON.stringify({ ...LIST, pinned: true })],
  ['a default that is not there', JSON.stringify({ ...LIST, default: '2.0' })],
  ['a day that is none', JSON.stringify({ ...LIST, versions: [{ ...entry, date: 'today' }] })],
  ['a version twice', JSON.stringify({ ...LIST, versions: [entry, entry] })],
  ['a path', JSON.stringify({ ...LIST, versions: [{ ...entry, aliases: ['../../home'] }] })],
];
