import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordingsConfig } from '../../../../extractor/config/package-schema.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import type { Recordings } from '../../../../extractor/contract/recordings.ts';
import { readRecordings } from '../../../../extractor/recordings/read-recordings.ts';
import { parseRecording } from '../../../../extractor/recordings/reading/parse-recording.ts';
import { readExchanges } from '../../../../extractor/recordings/reading/read-exchanges.ts';
import type { RecordedExchange } from '../../../../extractor/recordings/recorded-exchange.ts';
import { makeRequest } from '../api/support.ts';
import { makeModule, makePackage } from '../support/contract.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/** The exchanges of a recording. */
export function read(text: string, file = 'tests/recording.yaml'): RecordedExchange[] {
  return readExchanges(parseRecording(text), file);
}

/** A betamax cassette of requests such as `GET https://api.test/users/1` and their answers. */
export function makeCassette(
  answers: readonly [request: string, answer: unknown, status?: number][],
) {
  const interactions = answers.map(([request, answer, code = 200]) => {
    const [method, uri] = request.split(' ');
    return {
      request: {
        method,
        uri,
        headers: { Accept: ['*/*'] },
        body: { string: '', encoding: 'utf-8' },
      },
      response: {
        status: { code, message: '' },
        headers: { 'Content-Type': ['application/json'] },
        body: { string: JSON.stringify(answer), encoding: 'utf-8' },
      },
    };
  });
  return JSON.stringify({ http_interactions: interactions }, undefined, 1);
}

/** What the recordings of a package with some requests say. */
export function record(
  requests: readonly (string | Item)[],
  files: Record<string, string>,
  config?: RecordingsConfig,
): Recordings {
  const folder = makeTemporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const items = requests.map((one) => (typeof one === 'string' ? makeRequest(one) : one));
  const patterns = Object.keys(files).map((file) => `${path.dirname(file)}/**`);
  return readRecordings(
    makePackage([makeModule('shop', items)]),
    config ?? [...new Set(patterns)],
    folder,
  );
}

/** The answers of the only operation that has any. */
export function recordAnswers(request: string, answers: readonly unknown[], values?: string[]) {
  const path = request.replaceAll(/\{\w+\}/g, '7');
  const exchanges = answers.map((one) => [path.replace(' ', ' https://api.test'), one] as const);
  const text = makeCassette(exchanges.map(([line, answer]) => [line, answer]));
  const config = values && { files: ['tests/**'], values };
  const { operations } = record([request], { 'tests/one.json': text }, config);
  return operations[0]?.answers ?? [];
}
