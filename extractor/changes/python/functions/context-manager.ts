import type { Change } from '../../../contract/change.ts';
import type { FunctionItem, Signature } from '../../../contract/function.ts';
import type { Operation } from '../../../contract/operation.ts';
import type { NameType, TypeExpression } from '../../../contract/type-expression.ts';
import type { ItemPair } from '../../documents.ts';
import { quote } from '../../wording.ts';
import type { Report } from '../create-report.ts';
import { PYTHON_RULES } from '../python-rules.ts';

type Callable = FunctionItem | Operation;
type Decorated = Pick<Callable, 'signature' | 'decorators'>;

/** What the decorators of contextlib make of a generator. */
const MANAGERS = { contextmanager: 'ContextManager', asynccontextmanager: 'AsyncContextManager' };

/** The statement that enters a context manager. */
const STATEMENTS = { contextmanager: 'with', asynccontextmanager: 'async with' };

type Decorator = keyof typeof MANAGERS;

/**
 * The signature that callers see: a generator that a decorator turns into a context manager is not
 * iterated over, and its coroutine not awaited.
 */
export function getCalledSignature(item: Decorated): Signature {
  const { signature } = item;
  const decorator = findDecorator(item);
  if (decorator === undefined) return signature;
  const { parameters, returns } = signature;
  if (returns === undefined) return { parameters };
  return { parameters, returns: makeManager(MANAGERS[decorator], returns) };
}

/** Whether another statement is needed to enter a context manager. */
export function compareManagers(
  { before, after }: ItemPair<Callable>,
  name: string,
  report: Report,
): Change[] {
  const [old, now] = [findDecorator(before), findDecorator(after)];
  if (old === undefined || now === undefined || old === now) return [];
  const [was, is] = [STATEMENTS[old], STATEMENTS[now]];
  const message = `${quote(name)} is entered with ${quote(is)} now; it was entered with ${quote(was)}.`;
  return [report(PYTHON_RULES.contextManagerChanged, message, { texts: [was, is] })];
}

/** The decorator of contextlib that a function has. */
function findDecorator({ decorators = [] }: Decorated): Decorator | undefined {
  const names = decorators.map((text) => /(?:^|\.)(\w+)$/.exec(text)?.[1]);
  return names.find((name): name is Decorator => name !== undefined && name in MANAGERS);
}

/** The context manager made of a generator, whose first argument is what it yields. */
function makeManager(name: string, generator: TypeExpression): TypeExpression {
  const origin: NameType = { kind: 'name', name, id: `typing.${name}` };
  const [yielded] = generator.kind === 'generic' ? generator.arguments : [];
  return yielded === undefined ? origin : { kind: 'generic', origin, arguments: [yielded] };
}
