import { layOut, type Code } from '../layout.ts';
import type { Reading } from './results.ts';
import type { MissingValue, Statement, Writer } from './writer.ts';

const INDENT = '    ';

/** Writes an example as a program that runs as it is pasted. */
export function writeProgram(writer: Writer, name: string): string {
  const { statements, missing, isAsync, imports } = writer;
  const isFunction = missing.length > 0;
  const body = writeBody(statements, isFunction || isAsync ? INDENT : '');
  if (isAsync) imports.addModule('asyncio');
  const code = isFunction
    ? writeFunction(name, body, missing, isAsync)
    : isAsync
      ? `async def main() -> None:\n${body}\n\n\nasyncio.run(main())`
      : body;
  const lines = imports.lines(code);
  const gap = code.startsWith(body) ? '\n\n' : '\n\n\n';
  return lines.length === 0 ? code : `${lines.join('\n')}${gap}${code}`;
}

function writeBody(statements: readonly Statement[], indent: string): string {
  let inner = indent;
  return statements
    .map(({ code, isBlock }) => {
      const line = inner + layOut(code, inner);
      if (isBlock === true) inner += INDENT;
      return line;
    })
    .join('\n');
}

/** A function that is given the values that no rule can make up. */
function writeFunction(
  name: string,
  body: string,
  missing: readonly MissingValue[],
  isAsync: boolean,
): string {
  const names = [...new Set(missing.map((one) => one.name))];
  const comments = [...new Set(missing.map((one) => `${INDENT}# \`${one.name}\` is ${one.kind}.`))];
  const head = `${isAsync ? 'async ' : ''}def ${name}(${names.join(', ')}):`;
  return [head, ...comments, body].join('\n');
}

/** The lines that call a function and read its result. */
export function writeCall(
  call: Exclude<Code, string> | string,
  reading: Reading,
  isAwaited: boolean,
): Statement[] {
  const before = isAwaited ? 'await ' : '';
  if (reading === 'assign') return [{ code: wrap(call, `response = ${before}`, '') }];
  if (reading === 'with' || reading === 'async with') {
    return [
      { code: wrap(call, `${reading} `, ' as response:'), isBlock: true },
      { code: 'print(response)' },
    ];
  }
  const kept = isAwaited ? [{ code: wrap(call, 'response = await ', '') }] : [];
  const items = isAwaited ? 'response' : call;
  return [
    ...kept,
    { code: wrap(items, `${reading} item in `, ':'), isBlock: true },
    { code: 'print(item)' },
  ];
}

function wrap(code: Code, before: string, after: string): Code {
  if (typeof code === 'string') return before + code + after;
  return { ...code, open: before + code.open, close: code.close + after };
}
