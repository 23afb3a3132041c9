import type { Operation } from '../../../extractor/contract/operation.ts';
import { getFunctionId } from '../../../extractor/contract/view/function-id.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import type { SignatureParameter } from '../../../extractor/contract/function.ts';
import { getGivenValue, makeExample, type Example } from './example.ts';
import { getParent } from '../routing/item-tree.ts';
import { getLocalName } from '../routing/route.ts';
import { layOut, prefix, type Code } from './layout.ts';
import { toPython } from './python.ts';
import { isRequired } from './signature.ts';

/**
 * Writes the wrapper's own call of an operation: imports, the required arguments, a typical body.
 */
export function makePythonCall(operation: Operation, view: PackageView): string {
  const imports = createImports(view);
  const importName = imports.use;
  const owner = getOwner(operation, view);
  const target =
    owner === undefined ? importName(getFunctionId(operation.id)) : `client.${operation.name}`;
  const call: Code = {
    open: `response = ${operation.signature.async === true ? 'await ' : ''}${target}(`,
    items: getArguments(operation, view, owner !== undefined, importName),
    close: ')',
  };
  const client = owner === undefined ? [] : [`client = ${makeClient(owner, view, importName)}`];
  return [...imports.lines(), '', ...client, layOut(call)].join('\n');
}

/** The class that the operation is a method of. */
function getOwner(operation: Operation, view: PackageView): string | undefined {
  const id = getFunctionId(operation.id);
  const parent = id.slice(0, id.lastIndexOf('.'));
  return view.item(parent)?.kind === 'class' ? parent : undefined;
}

export type ImportName = (id: string) => string;

/** The call that constructs a class, with the arguments that it needs. */
export function makeClient(owner: string, view: PackageView, importName: ImportName): string {
  const init = view.item(`${owner}.__init__`);
  const parameters = init?.kind === 'function' ? withoutSelf(init.signature.parameters) : [];
  const items = parameters
    .filter(isRequired)
    .map((parameter) =>
      writeArgument(parameter, toPython(makeParameterExample(parameter, view), importName)),
    );
  return layOut({ open: `${importName(owner)}(`, items, close: ')' });
}

function getArguments(
  operation: Operation,
  view: PackageView,
  isMethod: boolean,
  importName: ImportName,
): Code[] {
  const { parameters } = operation.signature;
  return (isMethod ? withoutSelf(parameters) : parameters).flatMap((parameter) => {
    const value = makeArgument(parameter, operation, view);
    return value === undefined ? [] : [writeArgument(parameter, toPython(value, importName))];
  });
}

/** The value of an argument; undefined if the call works without it. */
export function makeArgument(
  parameter: SignatureParameter,
  { parameters, body }: Operation,
  view: PackageView,
): Example | undefined {
  if (parameter.kind === 'varPositional' || parameter.kind === 'varKeyword') return undefined;
  if (body?.pythonName === parameter.name && body.type !== undefined) {
    return makeExample(body.type, view, { extent: 'typical', name: parameter.name });
  }
  const field = body?.fields?.find(({ pythonName }) => pythonName === parameter.name);
  if (field !== undefined) {
    return makeExample(field.type, view, { extent: 'typical', name: field.wireName });
  }
  const sent = parameters.find(({ pythonName }) => pythonName === parameter.name);
  if (sent === undefined)
    return isRequired(parameter) ? makeParameterExample(parameter, view) : undefined;
  if (!sent.required) return undefined;
  const given = getGivenValue(sent.example);
  return given === undefined
    ? makeParameterExample(parameter, view)
    : { kind: 'value', value: given };
}

/** A text that the reader must replace is written like this: `<connector_id>`. */
export function makeParameterExample(
  { name, type }: SignatureParameter,
  view: PackageView,
): Example {
  const example = makeExample(type, view, { extent: 'typical', name });
  const isText = example.kind === 'value' && example.value === name.toLowerCase();
  return isText ? { kind: 'value', value: `<${name}>` } : example;
}

/** `name=value`, or only the value where Python takes no name. */
export function writeArgument({ name, kind }: SignatureParameter, value: Code): Code {
  return kind === 'positionalOnly' ? value : prefix(`${name}=`, value);
}

function withoutSelf(parameters: SignatureParameter[]): SignatureParameter[] {
  const first = parameters[0]?.name;
  return first === 'self' || first === 'cls' ? parameters.slice(1) : parameters;
}

/** Collects the names that an example imports. */
export function createImports(view: PackageView) {
  const modules = new Map<string, Set<string>>();
  const add = (moduleId: string, name: string): void => {
    modules.set(moduleId, (modules.get(moduleId) ?? new Set()).add(name));
  };
  return {
    add,
    use: (id: string): string => {
      const { moduleId, local } = findImport(id, view);
      add(moduleId, local.split('.', 1)[0] ?? local);
      return local;
    },
    lines: (): string[] =>
      [...modules.keys()]
        .toSorted()
        .map((moduleId) => writeImport(moduleId, [...(modules.get(moduleId) ?? [])].toSorted())),
  };
}

/**
 * Where users import something from, and its name there: from the package itself, if it exports it.
 * Private modules are avoided.
 */
function findImport(id: string, view: PackageView): { moduleId: string; local: string } {
  const owner = getModuleId(id, view);
  const local = getLocalName(id, owner);
  const [first = local, ...rest] = local.split('.');
  const exported = view
    .reExports(`${owner}.${first}`)
    .find(({ id: name }) => getParent(name) === view.index.name);
  if (exported !== undefined)
    return { moduleId: view.index.name, local: [exported.name, ...rest].join('.') };
  const home = view.home(`${owner}.${first}`)?.id ?? owner;
  if (home === owner) return { moduleId: owner, local };
  const name = view.reExports(`${owner}.${first}`)[0]?.name ?? first;
  return { moduleId: home, local: [name, ...rest].join('.') };
}

/**
 * The function's own id may lack the `@METHOD` of its operations, so it is looked up by its module.
 */
function getModuleId(id: string, view: PackageView): string {
  const owner = view.moduleOf(id);
  if (owner !== undefined) return owner.id;
  const modules = view.modules.filter((module) => id.startsWith(`${module.id}.`));
  return modules.reduce((best, { id: next }) => (next.length > best.length ? next : best), '');
}

/** May be wider than the column, because people search for and copy the whole line. */
const IMPORT_WIDTH = 88;

function writeImport(moduleId: string, names: string[]): string {
  const line = `from ${moduleId} import ${names.join(', ')}`;
  if (line.length <= IMPORT_WIDTH) return line;
  return `from ${moduleId} import (\n${names.map((name) => `    ${name},\n`).join('')})`;
}
