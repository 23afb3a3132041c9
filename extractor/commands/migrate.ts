import path from 'node:path';
import { findConfig } from '../config/load.ts';
import { formatImages, formatPages } from '../init/format-config.ts';
import { planInit } from '../init/plan-init.ts';
import { writeInit } from '../init/write-init.ts';
import { listPictureHosts } from '../migration/picture-hosts.ts';
import { planMigration } from '../migration/plan-migration.ts';
import type { Migration, Unconverted } from '../migration/migration.ts';
import { requireNewFolder, writeMigration } from '../migration/write-migration.ts';
import { formatCount } from '../terminal/format-count.ts';
import { makePrintable } from '../terminal/printable.ts';
import type { MigrateOptions } from './basic-commands.ts';
import { getCommandName } from './shared/command-name.ts';
import type { Context } from './shared/context.ts';

/** `wrapdocs migrate`: converts the pages of a documentation that another tool builds. */
export async function runMigrate(options: MigrateOptions, context: Context): Promise<void> {
  const { cwd, env, terminal, signal } = context;
  const { to, python, dryRun } = options;
  const folder = path.resolve(cwd, to);
  if (dryRun !== true) requireNewFolder(folder);
  const migration = await planMigration(cwd, {
    env,
    python,
    signal,
    onInstall: () => {
      terminal.note('Downloading Pandoc, which reads reStructuredText (35 MB, once)…');
    },
    onProgress: (done, total) => {
      if (done % 20 === 0)
        terminal.note(`Converted ${String(Math.round((done / total) * 100))} %…`);
    },
  });
  const { tool, settings } = migration.documentation;
  terminal.note(`Found the documentation of ${tool}: ${settings}.`);
  terminal.print(describe(migration, dryRun === true));
  if (dryRun === true) return;
  await writeMigration(migration, folder);
  terminal.note(await writeSettings(migration, to, context));
}

/** What was converted, what was not, and where that is. */
function describe(
  { pages, assets, replaced, redirects, unconverted }: Migration,
  isPlan: boolean,
): string {
  const verb = isPlan ? 'Would convert' : 'Converted';
  const parts = [
    `${verb} ${formatCount(pages.size, 'page')} and ${formatCount(assets.length, 'other file')}, with ${formatCount(Object.keys(redirects).length, 'redirect')} from old addresses.`,
  ];
  if (replaced.length > 0) {
    const count = formatCount(replaced.length, 'page');
    parts.push(`The reference takes the place of ${count} that only listed parts of it:`);
    parts.push(...replaced.map((file) => `  ${file}`));
  }
  if (unconverted.length > 0) {
    parts.push(
      `${formatCount(unconverted.length, 'place')} ${unconverted.length === 1 ? 'needs' : 'need'} your attention:`,
    );
    parts.push(...unconverted.map((one) => `  ${formatPlace(one)}: ${one.message}`));
  }
  return parts.map(makePrintable).join('\n');
}

function formatPlace({ file, line }: Unconverted): string {
  return line === undefined ? file : `${file}:${String(line)}`;
}

/** Writes a configuration if there is none; an existing one is for its author to change. */
async function writeSettings(
  migration: Migration,
  to: string,
  { cwd, env }: Context,
): Promise<string> {
  const present = findConfig(cwd);
  const { navigation, redirects, pages } = migration;
  const images = listPictureHosts(pages.values());
  if (present !== undefined) {
    return [
      `Wrote ${to}/. Add these lines to ${path.basename(present)}:`,
      `  content: '${to}',`,
      ...formatPages({ navigation, redirects }),
      ...(images.length === 0 ? [] : ['and this one to `site`:', ...formatImages(images)]),
    ].join('\n');
  }
  const plan = planInit(cwd, [], {
    content: to,
    navigation,
    redirects,
    images,
  });
  const written = await writeInit(plan, cwd);
  const command = getCommandName(env);
  return [
    `Wrote ${to}/ and ${written.join(', ')}. The old pages are still there.`,
    'Now build the site and look at it:',
    `  ${command} build`,
    `  ${command} serve`,
  ].join('\n');
}
