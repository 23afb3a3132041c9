import type { Operation, Response } from '../../../contract/operation.ts';
import type { Comparison } from '../../comparison.ts';
import { getLocalName, getTypeText, quote, quoteAll } from '../../wording.ts';
import { compareContents } from './compare-response-content.ts';
import type { OperationDifference } from './operation-difference.ts';
import { RESPONSE_RULES } from './response-rules.ts';

/** A status and the content of its response, once for each media type. */
interface Answer {
  status: string;
  contents: Response[];
}

/** Changes in an operation's responses. */
export function compareResponses(
  before: Operation,
  after: Operation,
  comparison: Comparison,
): OperationDifference[] {
  const owner = getLocalName(after, comparison.after);
  const [olds, news] = [getAnswers(before), getAnswers(after)];
  const added = [...news.values()].filter(({ status }) => !olds.has(status));
  const removed = [...olds.values()].filter(({ status }) => !news.has(status));
  const pairs = [...olds.values()].flatMap((old): [Answer, Answer][] => {
    const now = news.get(old.status);
    return now === undefined ? [] : [[old, now]];
  });
  const replaced = findReplaced(added, removed);
  return [
    ...(replaced === undefined ? [] : [describeReplaced(...replaced, owner)]),
    ...added
      .filter((one) => one !== replaced?.[1])
      .map((one) => describeAdded(one, [...olds.values()], owner)),
    ...removed
      .filter((one) => one !== replaced?.[0])
      .map((one) => describeRemoved(one, [...news.values()], owner)),
    ...(replaced === undefined ? pairs : [...pairs, replaced]).flatMap(([old, now]) =>
      compareContents(old.contents, now.contents, owner, comparison),
    ),
  ];
}

function getAnswers({ responses }: Operation): Map<string, Answer> {
  const groups = Map.groupBy(responses, ({ status }) => status);
  return new Map([...groups].map(([status, contents]) => [status, { status, contents }]));
}

function isSuccess(status: string): boolean {
  return /^[123]/.test(status);
}

/** The only success status, if another one replaces it. */
function findReplaced(added: Answer[], removed: Answer[]): [Answer, Answer] | undefined {
  const [old, ...olds] = removed.filter(({ status }) => isSuccess(status));
  const [now, ...news] = added.filter(({ status }) => isSuccess(status));
  const isOne = olds.length === 0 && news.length === 0;
  return isOne && old !== undefined && now !== undefined ? [old, now] : undefined;
}

function describeReplaced(
  { status: before }: Answer,
  { status: after }: Answer,
  owner: string,
): OperationDifference {
  const message = `${quote(owner)} succeeds with ${quote(after)} now; it succeeded with ${quote(before)}.`;
  const part = { kind: 'response', name: after } as const;
  return { rule: RESPONSE_RULES.successChanged, message, part, before, after };
}

function describeAdded(answer: Answer, olds: Answer[], owner: string): OperationDifference {
  const { status } = answer;
  const isGood = isSuccess(status);
  const rule = isGood ? RESPONSE_RULES.successAdded : RESPONSE_RULES.errorAdded;
  const verb = isGood ? 'can succeed with' : 'can fail with';
  const others = listStatuses(olds, isGood);
  const end = others === undefined ? '' : `; it could with ${others}`;
  const message = `${quote(owner)} ${verb} ${quote(status)} now${end}.`;
  return { rule, message, part: { kind: 'response', name: status }, after: getText(answer) };
}

function describeRemoved(answer: Answer, news: Answer[], owner: string): OperationDifference {
  const { status } = answer;
  const isGood = isSuccess(status);
  const rule = isGood ? RESPONSE_RULES.successRemoved : RESPONSE_RULES.errorRemoved;
  const verb = isGood ? 'no longer succeeds with' : 'no longer fails with';
  const others = listStatuses(news, isGood);
  const end = others === undefined ? '' : `; it still does with ${others}`;
  const message = `${quote(owner)} ${verb} ${quote(status)}${end}.`;
  return { rule, message, part: { kind: 'response', name: status }, before: getText(answer) };
}

/** The statuses of success, or of failure; undefined if there are none. */
function listStatuses(answers: Answer[], isGood: boolean): string | undefined {
  const found = answers.filter(({ status }) => isSuccess(status) === isGood);
  return found.length === 0 ? undefined : quoteAll(found.map(({ status }) => status));
}

function getText({ contents }: Answer): string | undefined {
  return getTypeText(contents[0]?.type);
}
