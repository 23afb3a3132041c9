import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { findReadme } from '../site-input/find-readme.ts';
import { planInit, type Host, type InitPlan } from '../init/plan-init.ts';
import { listHidden, writeInit } from '../init/write-init.ts';
import { makePrintable } from '../terminal/printable.ts';
import type { InitOptions } from './basic-commands.ts';
import { getCommandName } from './shared/command-name.ts';
import type { Context } from './shared/context.ts';

/** `wrapdocs init`: writes the configuration of a site for the packages of this repository. */
export async function runInit(options: InitOptions, context: Context): Promise<void> {
  const { cwd, terminal } = context;
  const found = planInit(cwd, []);
  terminal.note(describeFound(found, cwd));
  const hosts = await chooseHosts(found, options, context);
  const plan = hosts.length === 0 ? found : planInit(cwd, hosts);
  if (options.dryRun === true) {
    for (const [name, text] of plan.files) terminal.print(`# ${name}\n${text}`);
    return;
  }
  const names = await writeInit(plan, cwd);
  terminal.note(describeWritten(names, plan, context));
  for (const name of await listHidden(names, cwd, context)) {
    const label = terminal.paintErr(['yellow', 'bold'], 'Warning:');
    terminal.warn(`${label} git ignores ${name}. To commit it, run \`git add --force ${name}\`.`);
  }
}

async function chooseHosts(
  found: InitPlan,
  options: InitOptions,
  context: Context,
): Promise<Host[]> {
  const { gitlab, readthedocs } = options;
  const others: Host[] = [
    ...(gitlab === true ? (['gitlab'] as const) : []),
    ...(readthedocs === true ? (['readthedocs'] as const) : []),
  ];
  const isAsked = others.length === 0 || options.github === true;
  const isGithub = isAsked && (await wantsWorkflow(found, options, context));
  return [...(isGithub ? (['github'] as const) : []), ...others];
}

/** GitHub Pages are asked for only in a terminal, and only where they are possible. */
async function wantsWorkflow(
  { repository }: InitPlan,
  { github, yes, dryRun }: InitOptions,
  { signal }: Context,
): Promise<boolean> {
  if (github === true) return true;
  if (repository === undefined || dryRun === true) return false;
  if (yes === true) return true;
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // While it asks, the terminal passes Ctrl-C on as a key.
  terminal.on('SIGINT', () => process.emit('SIGINT'));
  try {
    const question = 'Write a workflow that publishes the site on GitHub Pages? [y/N] ';
    return /^y(?:es)?$/i.test((await terminal.question(question, { signal })).trim());
  } finally {
    terminal.close();
  }
}

function describeFound(
  { packages, pages, documents, recordings, repository }: InitPlan,
  cwd: string,
): string {
  const lines = packages.map(({ name, source }) => `Found the package ${name} in ${source}.`);
  if (pages.content !== undefined) lines.push(`Found pages in ${pages.content}/.`);
  else lines.push(`${pages.reason ?? 'There are no pages in docs/.'} ${describeHome(cwd)}`);
  lines.push(...describeDocument(documents, packages));
  if (recordings !== undefined) {
    lines.push(
      `Found recorded answers in ${recordings}/. To show what was seen in them, add \`recordings: ['${recordings}/**']\` to the package.`,
    );
  }
  if (repository !== undefined) lines.push(`Found the repository ${repository.url}.`);
  return lines.map(makePrintable).join('\n');
}

/** Whether a document is that of the API which a package calls is for its author to say. */
function describeDocument([document]: readonly string[], [first]: InitPlan['packages']): string[] {
  if (document === undefined || first === undefined) return [];
  return [
    `Found the OpenAPI document ${document}. To compare it with the package, run \`wrapdocs compare ${first.source} --api ${document}\`.`,
  ];
}

function describeHome(folder: string): string {
  const readme = findReadme(folder);
  if (readme === undefined) return 'The home page lists the packages.';
  return `The home page is made from ${path.basename(readme)}.`;
}

function describeWritten(names: readonly string[], { kept }: InitPlan, { env }: Context): string {
  const command = getCommandName(env);
  return [
    `Wrote ${names.join(', ')}.`,
    ...kept.map((name) => `${name} is there already and was not changed.`),
    'Now build the site and look at it:',
    `  ${command} build`,
    `  ${command} serve`,
  ].join('\n');
}
