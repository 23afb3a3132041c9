import path from 'node:path';
import { loadConfig } from '../config/load.ts';
import { countFindings, type Finding } from '../diagnostics/finding.ts';
import { formatProblems } from '../diagnostics/format-text.ts';
import { formatFindings } from '../diagnostics/format.ts';
import { WrapdocsError } from '../errors.ts';
import { writePackage } from '../output/write-package.ts';
import type { ConfiguredPackage } from '../sources/configured-package.ts';
import { getCommandName } from './shared/command-name.ts';
import type { Context } from './shared/context.ts';
import { describeContents } from '../extraction/describe-contents.ts';
import { extractForSite, type ExtractedPackage } from './shared/extract-package.ts';
import { findPackage, findPackages } from './shared/find-packages.ts';
import { requireNoFindings } from './shared/require-no-findings.ts';
import { formatPath } from './shared/format-path.ts';
import type { ExtractOptions } from './basic-commands.ts';

/**
 * `wrapdocs extract [SOURCE]`: writes the JSON of the configured packages, or of one source, and
 * prints the findings.
 */
export async function runExtract(
  source: string | undefined,
  options: ExtractOptions,
  context: Context,
): Promise<void> {
  const { cwd, terminal } = context;
  const { folder: home, packages } = await choose(source, options, context);
  const out =
    options.out === undefined
      ? path.join(home, '.wrapdocs', 'api')
      : path.resolve(cwd, options.out);
  const findings: Finding[] = [];
  for (const configured of packages) {
    const result = await extractForSite(configured, context, options);
    const folder = path.join(out, configured.config.name);
    const written = await writePackage(result.extracted, folder, result);
    findings.push(...result.findings);
    terminal.note(describeExtraction(result, formatPath(folder, cwd), written));
  }
  printFindings(findings, source, options, context);
  requireNoFindings(findings, options.strict ?? false);
}

/** The packages to read, and the folder in which the JSON folder is made. */
async function choose(
  source: string | undefined,
  options: ExtractOptions,
  context: Context,
): Promise<{ folder: string; packages: ConfiguredPackage[] }> {
  if (source === undefined) {
    const loaded = await loadConfig(context.cwd, options.config);
    return { folder: loaded.folder, packages: await findPackages(loaded, options, context) };
  }
  if (options.config !== undefined || options.package !== undefined) {
    throw new WrapdocsError({
      code: 'USAGE',
      message: `\`${source}\` is read without a configuration, so you cannot use --config and --package.`,
      hint: 'Remove either the source or these options.',
    });
  }
  return {
    folder: context.cwd,
    packages: [await findPackage(source, { python: options.python }, context)],
  };
}

/**
 * Findings are the command's result, so they go to stdout; without findings, people see a short
 * message.
 */
function printFindings(
  findings: readonly Finding[],
  source: string | undefined,
  { format, strict }: ExtractOptions,
  { env, terminal }: Context,
): void {
  if (format === 'text' && findings.length === 0) return;
  const paint = terminal.paintOut;
  const readNotes = source === undefined ? `\`${getCommandName(env)} check\`` : '`--format json`';
  const text =
    format === 'text'
      ? formatProblems(findings, { strict, readNotes }, paint)
      : formatFindings(findings, format, paint);
  if (text !== '') terminal.print(text);
}

/** What was read and where it was written, in one line. */
function describeExtraction(
  { config, extracted, findings, accepted }: ExtractedPackage,
  folder: string,
  written: boolean,
): string {
  const known = accepted === 0 ? '' : ` (${String(accepted)} accepted)`;
  const counts = `${describeContents([extracted])}, ${countFindings(findings)}${known}`;
  return `${config.name}: ${counts}; ${written ? 'written to' : 'unchanged in'} ${folder}`;
}
