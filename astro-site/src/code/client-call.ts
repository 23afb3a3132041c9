import type { Operation } from '../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { makeArguments } from './call/arguments.ts';
import { makeClient } from './call/construct.ts';
import { makeReceiver, obtain, startClient } from './call/receivers.ts';
import { callFirst } from './call/package-settings.ts';
import { writeCall, writeProgram } from './call/program.ts';
import { findReading } from './call/results.ts';
import { createWriter } from './call/writer.ts';
import { isProperty } from './call-name.ts';
import { prefix, toLine, type Code } from './layout.ts';

/** A program that calls an operation. */
export interface ClientExample {
  code: string;
  /** The environment variables that it reads, with made-up values. */
  environment: Readonly<Record<string, string>>;
}

/** Writes a program that calls an operation: it constructs the client, and gives what the call needs. */
export function makeClientExample(operation: Operation, view: PackageView): ClientExample {
  const writer = createWriter(view, { start: startClient, obtain });
  const isAwaited = operation.signature.async === true;
  const reading = findReading(operation, view);
  writer.isAsync = isAwaited || reading.startsWith('async');
  writer.isSending = operation.method !== 'GET';
  writer.access = operation.client?.access?.[0] ?? '';
  callFirst(operation, writer);
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
