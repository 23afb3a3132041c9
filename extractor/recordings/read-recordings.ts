import { collectRequests } from '../api/matching/client-request.ts';
import type { RecordingsConfig } from '../config/package-schema.ts';
import type { Package } from '../contract/package.ts';
import type { Recordings } from '../contract/recordings.ts';
import { SCHEMA_VERSION } from '../contract/version.ts';
import { createPackageView } from '../contract/view/package-view.ts';
import { describeAnswers } from './describe-answers.ts';
import { type ExchangeMatch, matchExchanges } from './matching/match-exchanges.ts';
import { createValueTest } from './publication/allowed-values.ts';
import { createGate } from './publication/require-publishable.ts';
import { requireRecordings } from './reading/find-recordings.ts';
import { readFiles } from './reading/read-files.ts';
import { getRecordingSettings } from './recording-settings.ts';
import type { RecordedExchange } from './recorded-exchange.ts';
import { compareExchanges } from './rules/compare-exchanges.ts';
import { makeDiagnostics } from './rules/make-diagnostics.ts';
import { collectWords } from './shapes/recorded-words.ts';

/**
 * Reads what the tests of a package have recorded: what each operation answered, and where the
 * recorded requests differ from what was read in the source.
 *
 * @param folder the folder of the configuration
 * @throws WrapdocsError if a pattern names no file, or a value that must not be published
 */
export function readRecordings(
  extracted: Package,
  config: RecordingsConfig,
  folder: string,
): Recordings {
  const { files, values } = getRecordingSettings(config);
  const view = createPackageView(extracted);
  const read = readFiles(requireRecordings(files, folder), folder);
  const { exchanges } = read;
  const { matches, unmatched } = matchExchanges(collectRequests(view), exchanges);
  const options = {
    allows: createValueTest(values),
    words: collectWords(matches),
    requirePublishable: createGate(exchanges),
  };
  const operations = [...groupByOperation(matches)].map(([operation, own]) => ({
    operation,
    answers: describeAnswers(own, options),
  }));
  const differences = compareExchanges(matches, view);
  return {
    schemaVersion: SCHEMA_VERSION,
    operations: operations.toSorted((one, other) => (one.operation < other.operation ? -1 : 1)),
    diagnostics: makeDiagnostics(read, unmatched, differences, view),
  };
}

function groupByOperation(matches: readonly ExchangeMatch[]): Map<string, RecordedExchange[]> {
  const found = new Map<string, RecordedExchange[]>();
  for (const { exchange, requests } of matches) {
    for (const { operation } of requests) {
      const own = found.get(operation.id);
      if (own === undefined) found.set(operation.id, [exchange]);
      else own.push(exchange);
    }
  }
  return found;
}
