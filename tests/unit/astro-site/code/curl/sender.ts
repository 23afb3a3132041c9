import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import {
  makeCurlCommand,
  type CurlCommand,
} from '../../../../../astro-site/src/code/curl/command.ts';
import type { Operation } from '../../../../../extractor/contract/operation.ts';
import type { AuthenticationSettings } from '../../../../../extractor/contract/view/authentication.ts';
import { createPackageView } from '../../../../../extractor/contract/view/package-view.ts';
import { ensureCurl, runBash, type ShellRun } from '../../../../tools/bash.ts';
import {
  startRecordingServer,
  type RecordedRequest,
  type RecordingServer,
} from '../../../../tools/recording-server.ts';
import {
  makeClientOperation,
  makeModule,
  makePackage,
} from '../../../extractor/support/contract.ts';

type Call = Parameters<typeof makeClientOperation>[2];

/** What curl commands send to a server on this machine. */
export interface Sender {
  /** The folder in which commands run. */
  folder: () => string;
  /** The address of the server. */
  url: () => string;
  /** The command of an operation of a client. */
  write: (parts: Partial<Operation>, settings?: AuthenticationSettings, call?: Call) => CurlCommand;
  /** Runs a command with these variables. */
  run: (
    command: CurlCommand,
    variables?: Readonly<Record<string, string>>,
  ) => Promise<ShellRun & { requests: RecordedRequest[] }>;
}

/** Starts a server and makes a folder for the tests of a file. */
export function useSender(): Sender {
  let server: RecordingServer | undefined;
  let folder = '';
  beforeAll(async () => {
    await ensureCurl();
    server = await startRecordingServer();
    folder = await mkdtemp(join(tmpdir(), 'curl-'));
  });
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true });
  });
  return {
    folder: () => folder,
    url: () => server?.url ?? '',
    write(parts, settings = {}, call = {}) {
      const operation = makeClientOperation('shop.Orders.run', parts, call);
      const view = createPackageView(makePackage([makeModule('shop', [operation])]));
      return makeCurlCommand(operation, view, { apiBaseUrl: server?.url, ...settings });
    },
    async run(command, variables = makeValues(command)) {
      const run = await runBash(command.text, folder, variables);
      return { ...run, requests: server?.take() ?? [] };
    },
  };
}

/** A value for each variable, with signs that must be encoded where curl can do that. */
function makeValues({ variables }: CurlCommand): Record<string, string> {
  return Object.fromEntries(
    variables.map(({ name, use }) => [name, use === 'path' ? `pv_${name}` : `&v of ${name}`]),
  );
}

/** The value of a header; undefined if the request does not have it. */
export function getHeader({ headers }: RecordedRequest, wanted: string): string | undefined {
  return headers.find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1];
}
