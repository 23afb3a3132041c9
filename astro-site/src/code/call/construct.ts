import type { Client } from '../../../../extractor/contract/client-call.ts';
import type { SignatureParameter } from '../../../../extractor/contract/function.ts';
import { inheritClient } from '../../../../extractor/contract/view/clients.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Code } from '../layout.ts';
import { writeArgument } from '../python.ts';
import { isRequired } from '../signature.ts';
import { findAuthentication, isText } from './credentials-given.ts';
import { findConstructor } from '../values/objects.ts';
import { isAddressName, makeSetting } from './settings.ts';
import { makeValue } from '../values/values.ts';
import { miss, type Writer } from './writer.ts';

/** The call that constructs a client, with the arguments that it needs. */
export function makeClient(part: string, writer: Writer): Code {
  const { view, imports } = writer;
  const owner = findWholeClass(part, view);
  const parameters = findConstructor(owner, writer) ?? [];
  const client = inheritClient(view.lineage(owner));
  const credentials = findAuthentication(parameters, client, view, writer.access);
  if (credentials.length === 0) noteEnvironment(client, writer);
  const before = writer.isConstructing;
  writer.isConstructing = true;
  const items = parameters
    .filter((one) => isRequired(one) || credentials.includes(one.name) || isServer(one, client))
    .map((one) => writeArgument(one, makeClientArgument(one, client.environment ?? {}, writer)));
  writer.isConstructing = before;
  return { open: `${imports.use(owner)}(`, items, close: ')' };
}

/**
 * A class without a constructor may only be a part of the class that callers construct: of the only
 * public one that inherits from it and has a constructor.
 */
function findWholeClass(id: string, view: PackageView): string {
  if (hasConstructor(id, view)) return id;
  const [whole, ...others] = view
    .subtypes(id)
    .filter(({ id: heir, name }) => hasConstructor(heir, view) && !name.startsWith('_'));
  return whole === undefined || others.length > 0 ? id : whole.id;
}

function hasConstructor(id: string, view: PackageView): boolean {
  return view.lineage(id).some((one) => view.item(`${one.id}.__init__`) !== undefined);
}

/** A secret that no parameter takes is read by the client itself; the example says from where. */
function noteEnvironment({ authentication = [] }: Client, writer: Writer): void {
  const read = authentication.map(({ environment = [] }) => environment.filter(isVariable));
  const names = read.find((its) => its.length > 0) ?? [];
  for (const name of names) writer.environment.set(name, `made-up-${name.toLowerCase()}`);
  if (names.length > 0)
    writer.statements.push({
      code: `# The client reads ${names.join(' and ')} from the environment.`,
    });
}

/** Whether a text is the name of a variable: any other one could end the comment. */
function isVariable(name: string): boolean {
  return /^[A-Za-z_]\w*$/u.test(name);
}

/**
 * Whether a parameter takes the address of the server, of which the default is an empty text. If a part
 * of the address is not known and no parameter is known to be it, the name of the parameter counts.
 */
function isServer({ name, default: value }: SignatureParameter, { server }: Client): boolean {
  if (server === undefined) return false;
  const { parameter, url } = server;
  if (parameter !== undefined)
    return parameter === name && url === undefined && /^(""|'')$/.test(value ?? '');
  return url?.includes('{') === true && value === 'None' && isAddressName(name);
}

function makeClientArgument(
  parameter: SignatureParameter,
  environment: Readonly<Record<string, string>>,
  writer: Writer,
): Code {
  const { name, type, documentedType } = parameter;
  const setting = isText(parameter, writer.view)
    ? makeSetting(name, writer, environment[name])
    : undefined;
  const wanted = { name, type, documentedType };
  return setting ?? makeValue(wanted, writer) ?? miss(wanted, writer);
}
