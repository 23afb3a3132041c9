import type { SignatureParameter } from '../../../extractor/contract/function.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getGivenValue } from './example-source.ts';
import { makeExample, type Example } from './example.ts';
import { layOut, prefix, type Code } from './layout.ts';
import { toPython, type ImportName } from './python.ts';
import { getGivenParameters, isRequired } from './signature.ts';

/** The call that constructs a class, with the arguments that it needs. */
export function makeClient(owner: string, view: PackageView, importName: ImportName): string {
  const init = view.item(`${owner}.__init__`);
  const parameters = init?.kind === 'function' ? getGivenParameters(init.signature) : [];
  const items = parameters
    .filter(isRequired)
    .map((parameter) =>
      writeArgument(parameter, toPython(makeParameterExample(parameter, view), importName)),
    );
  return layOut({ open: `${importName(owner)}(`, items, close: ')' });
}

/** The value of an argument; undefined if the call works without it. */
export function makeArgument(
  parameter: SignatureParameter,
  { parameters, body }: Operation,
  view: PackageView,
): Example | undefined {
  if (parameter.kind === 'varPositional' || parameter.kind === 'varKeyword') return undefined;
  if (body?.pythonName === parameter.name && body.type !== undefined) {
    return makeExample(body.type, view, { extent: 'required', name: parameter.name });
  }
  const field = body?.fields?.find(({ pythonName }) => pythonName === parameter.name);
  if (field !== undefined) {
    return makeExample(field.type, view, { extent: 'required', name: field.wireName });
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
  const example = makeExample(type, view, { extent: 'required', name });
  const isText = example.kind === 'value' && example.value === name.toLowerCase();
  return isText ? { kind: 'value', value: `<${name}>` } : example;
}

/** `name=value`, or only the value where Python takes no name. */
export function writeArgument({ name, kind }: SignatureParameter, value: Code): Code {
  return kind === 'positionalOnly' ? value : prefix(`${name}=`, value);
}
