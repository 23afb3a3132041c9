import { makeClientExample } from '../../../astro-site/src/code/client-call.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { makeCurlCommand } from '../../../astro-site/src/code/curl/command.ts';
import type { ExampleKind } from './example-outcomes.ts';

/** The file that commands which upload something find beside them. */
export const UPLOAD = 'upload.txt';

/** An example of an operation, as its page shows it. */
export interface ShownExample {
  /** The id of the operation. */
  id: string;
  kind: ExampleKind;
  code: string;
  /** The environment variables that it reads, with made-up values. */
  environment: Readonly<Record<string, string>>;
}

/** The examples that the page of an operation shows: a program in Python and a curl command. */
export function makeShownExamples(operation: Operation, view: PackageView): ShownExample[] {
  const { id } = operation;
  const { text, variables } = makeCurlCommand(operation, view);
  const environment = Object.fromEntries(
    variables.map(({ name, use }) => [name, use === 'file' ? UPLOAD : makeValue(name)]),
  );
  return [
    { id, kind: 'python', ...makeClientExample(operation, view) },
    { id, kind: 'curl', code: text, environment },
  ];
}

function makeValue(name: string): string {
  const value = `pv-${name.toLowerCase().replaceAll('_', '-')}`;
  return name === 'BASE_URL' ? `https://${value}.test` : value;
}
