import { writeAccess } from '../paging/access.ts';
import type { AnswerPath, NextPage, PagingEnd } from '../paging/next-page.ts';
import type { Statement } from './writer.ts';

/** A loop over the pages of a call: what stands before it, the argument, and what ends a round. */
export interface PageLoop {
  before: string;
  argument: string;
  /** Moves to the next page, and tests whether there is one; only the last line opens a block. */
  after: Statement[];
}

/** Writes how a loop moves from page to page, reading the variable `response`. */
export function makePageLoop(next: NextPage): PageLoop {
  if (next.kind === 'named') return makeNamedLoop(next);
  const { name } = next.parameter;
  return {
    before: `${name} = ${next.start}`,
    argument: `${name}=${name}`,
    after: next.kind === 'number' ? countPage(next) : countItems(next),
  };
}

function makeNamedLoop({ parameter, path, more }: Extract<NextPage, { kind: 'named' }>): PageLoop {
  const { name, takesNone } = parameter;
  const read = writeAccess('response', path);
  const value = more === undefined ? read : `${read} if ${writeAccess('response', more)} else None`;
  if (takesNone) {
    const after = [{ code: `${name} = ${value}` }, end(`not ${name}`)];
    return { before: `${name} = None`, argument: `${name}=${name}`, after };
  }
  const after = [{ code: `following = {"${name}": ${value}}` }, end(`not following["${name}"]`)];
  return { before: 'following = {}', argument: '**following', after };
}

function countPage({ parameter, start, end: last }: Extract<NextPage, { kind: 'number' }>) {
  const { name } = parameter;
  return [{ code: `${name} += 1` }, end(testEnd(last, name, start))];
}

function testEnd({ kind, path }: PagingEnd, name: string, start: number): string {
  const read = writeAccess('response', path);
  const whole = read.includes(' ') ? `(${read})` : read;
  if (kind !== 'total') return `not ${whole}`;
  const total = path.at(-1)?.isOptional === true || whole !== read ? `(${read} or 0)` : read;
  return start === 0 ? `${name} >= ${total}` : `${name} > ${total}`;
}

function countItems({ parameter, items }: Extract<NextPage, { kind: 'offset' }>): Statement[] {
  const { variable, code } = keepItems(items);
  const count = { code: `${parameter.name} += len(${variable})` };
  return [...code, count, end(`not ${variable}`)];
}

function keepItems(path: AnswerPath): { variable: string; code: Statement[] } {
  if (path.length === 0) return { variable: 'response', code: [] };
  const empty = path.some(({ isOptional }) => isOptional) ? ' or []' : '';
  return {
    variable: 'items',
    code: [{ code: `items = ${writeAccess('response', path)}${empty}` }],
  };
}

/** The head of the block that leaves the loop. */
function end(test: string): Statement {
  return { code: `if ${test}:`, isBlock: true };
}
