import path from 'node:path';
import type { PackageConfig } from '../config/package-schema.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import type { Module } from '../contract/module.ts';
import { makeInterrupted, WrapdocsError } from '../errors.ts';
import { runChild, type ChildResult } from '../system/run-child.ts';
import type { PathSource } from '../sources/resolve-path-source.ts';
import { WRAPDOCS_ROOT } from '../version.ts';
import { createEventCollector } from './event-collector.ts';
import { parseEvent, type PackageFacts } from './events.ts';
import { findPython } from '../interpreter/find-python.ts';
import { installDependencies } from '../interpreter/install-dependencies.ts';
import { makeScriptArguments } from '../interpreter/script-arguments.ts';

const SCRIPT = path.join(WRAPDOCS_ROOT, 'extractor', 'python', 'main.py');
/** How long reading a package may take. */
export const INTROSPECTION_TIMEOUT_MS = 10 * 60_000;

/** The result of reading a package. */
export interface Introspection {
  facts: PackageFacts;
  modules: Module[];
  diagnostics: Diagnostic[];
}

/** What is read, and how. */
export interface Subject {
  source: PathSource;
  docstringStyle: PackageConfig['docstringStyle'];
  /** The maximum size of a source file in bytes; 4 MiB by default. */
  maxFileSize?: PackageConfig['maxFileSize'];
  /** The idioms to look for; all by default. */
  idioms?: PackageConfig['idioms'];
  /** Patterns of the names that are documented; by default, all. */
  include?: PackageConfig['include'];
  /** Patterns of the names that are not documented. */
  exclude?: PackageConfig['exclude'];
  /** The order of the objects of a module. */
  order?: PackageConfig['order'];
  /** The requests of functions that the code does not show. */
  operations?: PackageConfig['operations'];
}

/** Options for reading that do not depend on the package. */
export interface Environment {
  env: NodeJS.ProcessEnv;
  python?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Called with a description of the current step, for people. */
  onProgress?: ((detail: string) => void) | undefined;
  timeoutMs?: number;
  /** The script to run and the lock file of its dependencies; tests use others. */
  script?: string;
  requirements?: string;
}

export type IntrospectionOptions = Subject & Environment;

/** Reads a package without importing it. */
export async function introspect(options: IntrospectionOptions): Promise<Introspection> {
  const { signal, onProgress, timeoutMs = INTROSPECTION_TIMEOUT_MS } = options;
  const { command, args } = await prepareIntrospection(options);
  const { gathered, take } = createEventCollector(onProgress);
  const result = await runChild(command, [...args, ...makeSourceArguments(options)], {
    signal,
    timeoutMs,
    onLine: (line) => {
      take(parseEvent(line));
    },
  });
  checkResult(result, timeoutMs);
  const { facts, modules, diagnostics, isWhole } = gathered;
  if (facts === undefined || !isWhole) throw makeUnexpectedEnd(result);
  return { facts, modules, diagnostics };
}

/** Finds Python and the script's dependencies, and returns the command that runs it. */
export async function prepareIntrospection({
  env,
  signal,
  onProgress,
  requirements,
  script = SCRIPT,
  ...options
}: Environment) {
  const python = await findPython({ python: options.python, env, signal });
  const dependencies = await installDependencies({
    python,
    env,
    signal,
    ...(requirements === undefined ? {} : { requirements }),
    onInstall: () => onProgress?.('installing griffelib, once'),
  });
  const args = [...makeScriptArguments(script, env), '--dependencies', dependencies];
  return { command: python.executable, args };
}

/** The script's arguments for a package. */
export function makeSourceArguments(subject: Subject): string[] {
  const { source, docstringStyle, maxFileSize, idioms = [], operations = {} } = subject;
  const { include = [], exclude = [], order } = subject;
  return [
    ...['--root', source.root, `--package=${source.package}`],
    ...source.only.map((id) => `--only=${id}`),
    ...(source.replaced ?? []).flatMap(({ id, root }) => ['--replace', id, root]),
    ...(source.pydantic === undefined ? [] : [`--pydantic=${String(source.pydantic)}`]),
    ...(maxFileSize === undefined ? [] : ['--max-file-size', String(maxFileSize)]),
    ...idioms.map((idiom) => `--idiom=${idiom}`),
    ...include.map((pattern) => `--include=${pattern}`),
    ...exclude.map((pattern) => `--exclude=${pattern}`),
    ...(order === undefined ? [] : ['--order', order]),
    ...Object.entries(operations).flatMap(([id, requests]) =>
      [requests].flat().flatMap((request) => ['--operation', id, request]),
    ),
    ...(source.newestPython === undefined ? [] : ['--newest-python', source.newestPython]),
    ...['--docstring-style', docstringStyle],
  ];
}

function checkResult(result: ChildResult, timeoutMs: number): void {
  if (result.aborted) throw makeInterrupted();
  if (result.timedOut) throw makeTimeout(timeoutMs);
  if (result.exitCode !== 0) throw makeUnexpectedEnd(result);
}

export function makeTimeout(timeoutMs: number): WrapdocsError {
  return new WrapdocsError({
    code: 'INTROSPECTION_TIMEOUT',
    message: `Reading the package took more than ${String(Math.round(timeoutMs / 1000))} s and was stopped.`,
    hint: 'Document only a part of it (a subpackage), or check whether it contains a very large generated file.',
  });
}

/** The failure of a process that ended without a message. */
export function makeUnexpectedEnd({ exitCode, signal, stderr, cause }: ChildResult): WrapdocsError {
  const how = signal === undefined ? `with code ${String(exitCode)}` : `by ${signal}`;
  const tail = stderr.trim().split('\n').slice(-12).join('\n');
  const isKilled = signal === 'SIGKILL';
  return new WrapdocsError({
    // Nobody else kills it like this.
    code: isKilled ? 'INTROSPECTION_OUT_OF_MEMORY' : 'INTROSPECTION_FAILED',
    message: `The introspection ended ${how} before it was done.${tail === '' ? '' : `\n${tail}`}`,
    hint: isKilled
      ? 'The system may have run out of memory. Document only a part of the package, or use a machine with more memory.'
      : 'This is a bug in wrapdocs. Please report it with the lines above.',
    cause,
  });
}
