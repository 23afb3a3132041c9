import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { writeString } from '../python.ts';
import { makeRequiredArguments } from './arguments.ts';
import { getSecretVariable, isSecret } from './secret-variables.ts';
import { findItem, type Writer } from './writer.ts';

/**
 * Adds a line that sets the secret that a package keeps for calls without a client:
 * `shop.api_key = os.environ["SHOP_API_KEY"]`.
 */
export function setPackageSecret(writer: Writer): void {
  const { view, imports, environment, statements } = writer;
  const attribute = findSecret(view);
  if (attribute === undefined) return;
  const name = view.index.name;
  const variable = getSecretVariable(name, attribute);
  imports.addModule('os');
  imports.addModule(name);
  environment.set(variable, `made-up-${attribute}`);
  statements.push({ code: `${name}.${attribute} = os.environ[${writeString(variable)}]` });
}

/** Adds calls of the functions without which an operation refuses to send: `shop.set_agent("me")`. */
export function callFirst({ client }: Operation, writer: Writer): void {
  for (const id of client?.calledFirst ?? []) {
    const items = makeRequiredArguments(findItem(id, writer.view), '', writer);
    writer.statements.push({ code: { open: `${writer.imports.use(id)}(`, items, close: ')' } });
  }
}

/** The attribute of the package itself that is empty and named like a secret. */
function findSecret({ items, index }: PackageView): string | undefined {
  for (const item of items.values()) {
    if (item.kind !== 'attribute' || item.id !== `${index.name}.${item.name}`) continue;
    const isEmpty = item.value !== undefined && /^(None|""|'')$/.test(item.value.text);
    if (isEmpty && isSecret(item.name)) return item.name;
  }
  return undefined;
}
