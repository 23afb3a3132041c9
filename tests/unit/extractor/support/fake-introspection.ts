import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePython } from './scripts.ts';
import { DIGEST } from './contract.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** The last two lines of every complete run. */
export const CLOSING = [
  { event: 'package', package: { name: 'shop', digest: DIGEST } },
  { event: 'end' },
];

/**
 * The code of a server that logs its starts and requests in the files of these names.
 *
 * @param answer Python in the body of its loop: `line` is the request, `folder` that of the script
 */
export function makeServerCode(answer: string): string {
  return `
folder = os.path.dirname(os.path.abspath(__file__))
def note(file, text):
    with open(os.path.join(folder, file), "a") as out: out.write(text)
note("starts", "x")
for line in sys.stdin:
    note("requests", line)${answer}
`;
}

/**
 * What `introspect` needs to run a script that sends these events (a string is sent unchanged);
 * `before` is Python that runs first, with the arguments as `sys.argv`, `after` runs last.
 */
export function makeIntrospection(events: unknown[], { before = '', after = '' } = {}) {
  const folder = makeTemporaryFolder({ 'requirements.txt': '' });
  const lines = events.map((event) => (typeof event === 'string' ? event : JSON.stringify(event)));
  const script = path.join(folder, 'main.py');
  const events_file = path.join(folder, 'events');
  writeFileSync(events_file, lines.map((line) => `${line}\n`).join(''));
  writeFileSync(
    script,
    `import sys, os, time\n${before}\nprint(open(${JSON.stringify(events_file)}, encoding="utf-8").read(), end="", flush=True)\n${after}\n`,
  );
  return {
    source: { root: folder, package: 'shop', only: [] as string[] },
    docstringStyle: 'auto' as const,
    env: { WRAPDOCS_CACHE: path.join(folder, 'cache') },
    python: makePython('3.13', 'mkdir -p "$TARGET"'),
    requirements: path.join(folder, 'requirements.txt'),
    script,
    folder,
  };
}
