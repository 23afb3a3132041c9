import type { Client } from '../../../../extractor/contract/client-call.ts';
import type { SignatureParameter } from '../../../../extractor/contract/function.ts';
import { getTypeReferences } from '../../../../extractor/contract/types/type-references.ts';
import { inheritClient } from '../../../../extractor/contract/view/clients.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getPathOrigin } from '../../../../extractor/contract/view/request-path.ts';
import type { Code } from '../layout.ts';
import { writeArgument, writeString } from '../python.ts';
import { isRequired } from '../signature.ts';
import { findAuthentication, isText } from './credentials-given.ts';
import { findConstructor } from '../values/objects.ts';
import { isIdentity, isSecret } from './secret-variables.ts';
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
  const before = writer.isConstructing;
  writer.isConstructing = true;
  const objects =
    credentials.length > 0
      ? new Map<string, Code>()
      : new Map([...makeOptions(client, parameters, writer), ...makeCredentials(client, writer)]);
  if (credentials.length === 0 && objects.size === 0) noteEnvironment(client, writer);
  const needed = new Set([...credentials, ...objects.keys(), ...findServers(parameters, client)]);
  for (const one of parameters) if (isRequired(one)) needed.add(one.name);
  for (const name of listDemanded(client, needed)) needed.add(name);
  const items = parameters
    .filter(({ name }) => needed.has(name))
    .map((one) => {
      const value = objects.get(one.name) ?? makeClientArgument(one, client, writer);
      return writeArgument(one, value);
    });
  writer.isConstructing = before;
  return { open: `${imports.use(owner)}(`, items, close: ')' };
}

/** The first of several parameters of which a constructor demands one. */
function listDemanded({ oneOf = [] }: Client, given: ReadonlySet<string>): string[] {
  return oneOf
    .filter((names) => !names.some((name) => given.has(name)))
    .flatMap(([first]) => first ?? []);
}

/**
 * A class without a constructor may only be a part of the class that callers construct: of the only
 * public one that inherits from it and has a constructor.
 */
function findWholeClass(id: string, view: PackageView): string {
  if (view.hasConstructor(id)) return id;
  const [whole, ...others] = view
    .subtypes(id)
    .filter(({ id: heir, name }) => view.hasConstructor(heir) && !name.startsWith('_'));
  return whole === undefined || others.length > 0 ? id : whole.id;
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
 * The parameters that take the address of the server, of which the default is an empty text. If a part
 * of the address is not known and no parameter is known to be it, one counts whose name says so.
 */
function findServers(parameters: readonly SignatureParameter[], { server }: Client): string[] {
  if (server === undefined) return [];
  const { parameter, url } = server;
  const isEmpty = (one: SignatureParameter) => /^(""|'')$/.test(one.default ?? '');
  if (parameter !== undefined) {
    const isServer = (one: SignatureParameter) => one.name === parameter && isEmpty(one);
    return url === undefined ? parameters.filter(isServer).map(({ name }) => name) : [];
  }
  if (url?.includes('{') !== true) return [];
  const found = parameters.filter((one) => one.default === 'None' && isAddressName(one.name));
  const first =
    parameters.find(({ name }) => isHost(name, { server })) ??
    found.find(({ name }) => /ur[il]/i.test(name)) ??
    found[0];
  return first === undefined ? [] : [first.name];
}

/** Whether a parameter only takes the host of the server's address: `https://{shop}/api`. */
function isHost(name: string, { server }: Client): boolean {
  const origin = getPathOrigin(server?.url ?? '');
  return origin === `https://{${name}}` || origin === `http://{${name}}`;
}

function makeClientArgument(parameter: SignatureParameter, client: Client, writer: Writer): Code {
  const { name, type, documentedType } = parameter;
  const { authentication = [], environment = {} } = client;
  const canBeText = isText(parameter, writer.view);
  if (canBeText && isHost(name, client)) return writeString('example.com');
  const isCredential = authentication.some(({ parameters }) => parameters.includes(name));
  const setting = canBeText
    ? makeSetting(name, writer, { variable: environment[name], isCredential })
    : undefined;
  const wanted = { name, type, documentedType };
  return setting ?? makeValue(wanted, writer) ?? miss(wanted, writer);
}

/** Objects of the package that hold the credentials, by the parameters that take them. */
function makeCredentials({ credentialClasses = {} }: Client, writer: Writer): Map<string, Code> {
  const made = new Map<string, Code>();
  for (const [name, ids] of Object.entries(credentialClasses)) {
    const found = ids
      .map((id) => ({ id, parameters: (findConstructor(id, writer) ?? []).filter(isRequired) }))
      .filter(({ parameters }) => parameters.every((one) => isCredentialText(one, writer)))
      .toSorted((one, other) => one.parameters.length - other.parameters.length);
    const best = found.find(({ parameters }) => parameters.length > 0);
    if (best === undefined) continue;
    const items = best.parameters.map((one) =>
      writeArgument(one, makeClientArgument(one, {}, writer)),
    );
    made.set(name, { open: `${writer.imports.use(best.id)}(`, items, close: ')' });
  }
  return made;
}

/** The object of options that holds the credentials, if a constructor takes one. */
function makeOptions(
  { authentication = [] }: Client,
  parameters: readonly SignatureParameter[],
  writer: Writer,
): Map<string, Code> {
  if (authentication.length === 0) return new Map();
  for (const { name, type } of parameters) {
    for (const id of getTypeReferences(type)) {
      const options = findConstructor(id, writer) ?? [];
      const [secret] = options.filter(
        (one) => one.type !== undefined && isSecret(one.name) && isText(one, writer.view),
      );
      if (secret === undefined || options.some(isRequired)) continue;
      const items = [writeArgument(secret, makeClientArgument(secret, {}, writer))];
      return new Map([[name, { open: `${writer.imports.use(id)}(`, items, close: ')' }]]);
    }
  }
  return new Map();
}

function isCredentialText(parameter: SignatureParameter, { view }: Writer): boolean {
  const { name } = parameter;
  return isText(parameter, view) && (isSecret(name) || isIdentity(name));
}
