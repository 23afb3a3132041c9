import { Option, type Command } from 'commander';
import {
  makeExamples,
  makeFormatOption,
  PYTHON_OPTION,
  type GetContext,
} from '../shared/command-options.ts';
import { DIFF_FORMATS, FAIL_ON } from './diff-formats.ts';
import type { DiffCommandOptions } from './run-diff.ts';

const FORMS = `
What OLD and NEW can be:
  a folder that \`wrapdocs extract\` wrote, of one package or of several
  <package>.json, as a site publishes it below api-docs/
  release:<version or alias> of the site that --site or --branch names
  a source: folder of a package, git:<repository>@<ref>#<folder>, pypi:<project>==<version>`;

/** `wrapdocs diff`: what has changed between two documents of a package. */
export function addDiff(program: Command, getContext: GetContext): void {
  program
    .command('diff')
    .summary('list what has changed between two versions of a package')
    .description(
      'Compare two versions of a package, their Python and their HTTP, and list what has changed: what breaks callers first.',
    )
    .argument('<old>', 'the version before')
    .argument('<new>', 'the version after')
    .option('--package <name>', 'only this package, where there are several')
    .option('--site <folder>', 'published site that release:<version> is read from')
    .option('--branch <name>', 'branch of a repository that release:<version> is read from')
    .addOption(
      new Option('--fail-on <severity>', 'end with code 5 where a change is as severe')
        .choices(FAIL_ON)
        .default('none'),
    )
    .addOption(makeFormatOption(DIFF_FORMATS, 'text'))
    .option(...PYTHON_OPTION)
    .addHelpText('after', FORMS)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs diff pypi:my-wrapper==1.1.0 pypi:my-wrapper==1.2.0',
        'wrapdocs diff git:.@v1.0#src/my_wrapper src/my_wrapper --fail-on breaking',
        'wrapdocs diff release:latest .wrapdocs/api --branch gh-pages --format github',
        'wrapdocs diff old/my_wrapper.json .wrapdocs/api/my_wrapper --format markdown',
      ]),
    )
    .action(async (before: string, after: string, options: DiffCommandOptions) => {
      const { runDiff } = await import('./run-diff.ts');
      await runDiff(before, after, options, getContext());
    });
}
