import type { Client } from '../../../../extractor/contract/client-call.ts';
import type { SignatureParameter } from '../../../../extractor/contract/function.ts';
import { inheritClient } from '../../../../extractor/contract/view/clients.ts';
import type { Code } from '../layout.ts';
import { writeArgument } from '../python.ts';
import { isRequired } from '../signature.ts';
import { findAuthentication, isText } from './credentials-given.ts';
import { findConstructor } from '../values/objects.ts';
import { makeSetting } from './settings.ts';
import { makeValue } from '../values/values.ts';
import { miss, type Writer } from './writer.ts';

/** The call that constructs a client, with the arguments that it needs. */
export function makeClient(owner: string, writer: Writer): Code {
  const { view, imports } = writer;
  const parameters = findConstructor(owner, writer) ?? [];
  const client = inheritClient(view.lineage(owner));
  const credentials = findAuthentication(parameters, client, view, writer.access);
  const before = writer.isConstructing;
  writer.isConstructing = true;
  const items = parameters
    .filter((one) => isRequired(one) || credentials.includes(one.name) || isServer(one, client))
    .map((one) => writeArgument(one, makeClientArgument(one, client.environment ?? {}, writer)));
  writer.isConstructing = before;
  return { open: `${imports.use(owner)}(`, items, close: ')' };
}

/** Whether a parameter takes the address of the server, of which the default is an empty text. */
function isServer({ name, default: value }: SignatureParameter, { server }: Client): boolean {
  return server?.parameter === name && server.url === undefined && /^(""|'')$/.test(value ?? '');
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
