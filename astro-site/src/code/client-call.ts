import type { SignatureParameter } from '../../../extractor/contract/function.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';
import { getFunctionId } from '../../../extractor/contract/view/function-id.ts';
import type { TypeExpression } from '../../../extractor/contract/type-expression.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getCallParameters, isProperty, toVariableName } from './call-name.ts';
import { getParent } from '../routing/item-tree.ts';
import { makeArgument, makeClient, makeParameterExample, writeArgument } from './arguments.ts';
import { createImports, findModuleAbove } from './imports.ts';
import { layOut, type Code } from './layout.ts';
import { toPython, type ImportName } from './python.ts';
import { isRequired } from './signature.ts';

/** Writes the call of a client's operation: how to construct the client, and the required arguments. */
export function makeClientCall(operation: Operation, view: PackageView): string {
  const imports = createImports(view);
  const { set, target } = makeTarget(operation, view, imports.use);
  const items = getCallParameters(operation)
    .filter(isRequired)
    .map((parameter) => {
      const date = writeDate(parameter, imports.add);
      if (date !== undefined) return writeArgument(parameter, date);
      const value =
        makeArgument(parameter, operation, view) ?? makeParameterExample(parameter, view);
      return writeArgument(parameter, toPython(value, imports.use));
    });
  const call = isProperty(operation)
    ? `response = ${target}`
    : writeCall({ open: `${target}(`, items, close: ')' }, operation);
  return [...imports.lines(), '', ...set, call].join('\n').trimStart();
}

/** What iterates over what: nothing is sent before the first item is asked for. */
const LOOPS = new Map(
  ['typing', 'collections.abc'].flatMap((module) => [
    [`${module}.Iterator`, 'for'],
    [`${module}.Generator`, 'for'],
    [`${module}.AsyncIterator`, 'async for'],
    [`${module}.AsyncGenerator`, 'async for'],
  ]),
);

/**
 * An `async def` with such a type is awaited, if it returns the iterator, or not, if it yields; the
 * signature does not say which.
 */
function writeCall(call: Exclude<Code, string>, { signature }: Operation): string {
  const isAwaited = signature.async === true;
  const loop = isAwaited ? undefined : findLoop(signature.returns);
  if (loop === undefined) {
    return layOut({ ...call, open: `response = ${isAwaited ? 'await ' : ''}${call.open}` });
  }
  const head = { ...call, open: `${loop} item in ${call.open}`, close: `${call.close}:` };
  return `${layOut(head)}\n    print(item)`;
}

function findLoop(returns: TypeExpression | undefined): string | undefined {
  const origin = returns?.kind === 'generic' ? returns.origin : returns;
  return origin?.kind === 'name' && origin.id !== undefined ? LOOPS.get(origin.id) : undefined;
}

const DATES = new Map([
  ['datetime.datetime', 'datetime(2024, 1, 15, 9, 30)'],
  ['datetime.date', 'date(2024, 1, 15)'],
]);

/** Dates are texts in a request, and objects in Python. */
function writeDate(
  { type }: SignatureParameter,
  addImport: (moduleId: string, name: string) => void,
): string | undefined {
  const id = type?.kind === 'name' ? type.id : undefined;
  const date = id === undefined ? undefined : DATES.get(id);
  if (date !== undefined) addImport('datetime', date.replace(/\(.*/, ''));
  return date;
}

interface Target {
  /** The lines that make what the call begins with. */
  set: string[];
  target: string;
}

/** What the call begins with: a client, another object, or a function of a module. */
function makeTarget(operation: Operation, view: PackageView, importName: ImportName): Target {
  const { id, name, client } = operation;
  const access = client?.access?.[0];
  const constructed = client?.clientClass;
  if (access !== undefined && constructed !== undefined && /^client\b/.test(access)) {
    return { set: [`client = ${makeClient(constructed, view, importName)}`], target: access };
  }
  const owner = view.item(getParent(id));
  if (owner?.kind !== 'class') {
    if (access === undefined) return { set: [], target: importName(getFunctionId(id)) };
    // `import shop` does not import `shop.books`.
    const moduleId = findModuleAbove(access, view) || view.index.name;
    return { set: [`import ${moduleId}`, ''], target: access };
  }
  const className = importName(owner.id);
  if (operation.binding !== undefined) return { set: [], target: `${className}.${name}` };
  if (owner.client !== undefined) {
    return {
      set: [`client = ${makeClient(owner.id, view, importName)}`],
      target: `client.${name}`,
    };
  }
  const variable = toVariableName(owner.name);
  return { set: [`${variable}: ${className} = ...`], target: `${variable}.${name}` };
}
