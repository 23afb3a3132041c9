import type { Change } from '../../../../extractor/contract/change.ts';
import type { History } from '../../../../extractor/contract/history.ts';

/** A change for tests: about the operation `shop.main.<name>` unless said otherwise. */
export function makeChange(name: string, parts: Partial<Change> = {}): Change {
  const id = `shop.main.${name}`;
  return {
    code: 'http-parameter-removed',
    severity: 'breaking',
    message: `Parameter \`limit\` of \`${name}\` was removed.`,
    kind: 'operation',
    item: id,
    module: 'shop.main',
    group: 'Orders',
    before: { id },
    after: { id },
    ...parts,
  };
}

/** A history of releases, the newest first, each with its changes in the package `shop`. */
export function makeHistory(releases: readonly (readonly [string, Change[]])[]): History {
  return {
    schemaVersion: 1,
    releases: releases.map(([version, changes], index) => {
      const previous = releases[index + 1]?.[0];
      return {
        version,
        date: '2026-11-21',
        ...(previous === undefined ? {} : { previous }),
        packages: [{ name: 'shop', changes }],
      };
    }),
  };
}
