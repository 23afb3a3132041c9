import type { Operation } from '../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { makeArguments } from './call/arguments.ts';
import { makeClient } from './call/construct.ts';
import { makeReceiver, obtain, startClient } from './call/receivers.ts';
import { callFirst } from './call/package-settings.ts';
import { makePageLoop } from './call/page-loop.ts';
import { writeCall, writeProgram } from './call/program.ts';
import { findReading } from './call/results.ts';
import { createWriter, type Writer } from './call/writer.ts';
import { isProperty } from './call-name.ts';
import { layOut, prefix, toLine, type Code } from './layout.ts';
import type { NextPage } from './paging/next-page.ts';

/** A program that calls an operation. */
export interface ClientExample {
  code: string;
  /** The environment variables that it reads, with made-up values. */
  environment: Readonly<Record<string, string>>;
}

/** Writes a program that calls an operation: it constructs the client, and gives what the call needs. */
export function makeClientExample(operation: Operation, view: PackageView): ClientExample {
  const isAwaited = operation.signature.async === true;
  const reading = findReading(operation, view);
  const writer = startExample(operation, view, isAwaited || reading.startsWith('async'));
  const target = makeReceiver(operation, writer);
  const call: Code = isProperty(operation)
    ? target
    : { open: `${target}(`, items: makeArguments(operation, writer), close: ')' };
  writer.statements.push(...writeCall(call, reading, isAwaited));
  return {
    code: writeProgram(writer, operation.name),
    environment: Object.fromEntries(writer.environment),
  };
}

/**
 * Writes a program that calls an operation for every page of its results.
 *
 * @returns undefined if the call has no place for the page, or the program another use for its name
 */
export function makeClientLoop(
  operation: Operation,
  next: NextPage,
  view: PackageView,
): string | undefined {
  const isAwaited = operation.signature.async === true;
  if (isProperty(operation) || findReading(operation, view) !== 'assign') return undefined;
  const writer = startExample(operation, view, isAwaited);
  const target = makeReceiver(operation, writer);
  const given = makeArguments(operation, writer);
  if (usesName(next.parameter.name, given, writer)) return undefined;
  const { before, argument, after } = makePageLoop(next);
  const call = { open: `${target}(`, items: [...given, argument], close: ')' };
  writer.statements.push(
    { code: before },
    { code: 'while True:', isBlock: true },
    ...writeCall(call, 'assign', isAwaited),
    { code: 'print(response)' },
    ...after,
    { code: 'break' },
  );
  return writeProgram(writer, operation.name);
}

function usesName(name: string, given: readonly Code[], { statements, missing }: Writer): boolean {
  const lines = [...given, ...statements.map(({ code }) => code)].map((code) => layOut(code));
  const isKept = lines.some((line) => new RegExp(String.raw`^${name} ?=|as ${name}:$`).test(line));
  return isKept || name === 'response' || missing.some((one) => one.name === name);
}

function startExample(operation: Operation, view: PackageView, isAsync: boolean): Writer {
  const writer = createWriter(view, { start: startClient, obtain });
  writer.isAsync = isAsync;
  writer.isSending = operation.method !== 'GET';
  writer.access = operation.client?.access?.[0] ?? '';
  callFirst(operation, writer);
  return writer;
}

/** Writes the program of an operation alone. */
export function makeClientCall(operation: Operation, view: PackageView): string {
  return makeClientExample(operation, view).code;
}

/** The lines that import a client and construct it, as they stand in its examples. */
export function makeConstruction(
  owner: string,
  view: PackageView,
): { imports: string[]; call: string } {
  const writer = createWriter(view);
  const call = toLine(prefix('client = ', makeClient(owner, writer)));
  return { imports: writer.imports.lines(call).filter((line) => line !== ''), call };
}
