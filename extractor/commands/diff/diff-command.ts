import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import {
  makeExamples,
  makeFormatOption,
  type OptionsOf,
  PYTHON_OPTION,
} from '../shared/command-options.ts';
import { DIFF_FORMATS, FAIL_ON } from './diff-formats.ts';

const FORMS = `
What OLD and NEW can be:
  a folder that \`wrapdocs extract\` has written, of one or several packages
  a <package>.json from the api-docs/ folder of a site
  release:<version or alias>, from the site in --site or --branch
  a source: folder of a package, git:<repository>@<ref>#<folder>, pypi:<project>==<version>`;

export function defineDiff(program: CommandUnknownOpts) {
  return program
    .command('diff')
    .summary('list the changes between two versions of a package')
    .description(
      'Compare the Python and HTTP interfaces of two versions of a package, and list the changes, breaking changes first.',
    )
    .argument('<old>', 'old version')
    .argument('<new>', 'new version')
    .option('--package <name>', 'only this package, if there are several')
    .option('--include <pattern...>', 'only changes below these names, such as `my_client.api`')
    .option('--exclude <pattern...>', 'no changes below these names, such as `my_client.test`')
    .option(
      '--severity <name=level...>',
      'how loud changes are: error, warning, note or off, by severity or rule',
    )
    .option(
      '--config <file>',
      'take what changes count, and how loud they are, from a configuration',
    )
    .option('--all', 'list every change, even if there are many or they are inside an application')
    .option('--site <folder>', 'folder of the published site, for release:<version>')
    .option('--branch <name>', 'branch of the published site, for release:<version>')
    .addOption(
      new Option(
        '--fail-on <severity>',
        'end with code 5 if a change is at least this severe (an error, or a warning, if --severity says how loud changes are)',
      )
        .choices(FAIL_ON)
        .default('none'),
    )
    .addOption(makeFormatOption(DIFF_FORMATS, 'text'))
    .option(...PYTHON_OPTION)
    .addHelpText('after', FORMS)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs diff pypi:my-client==1.1.0 pypi:my-client==1.2.0',
        'wrapdocs diff git:.@v1.0#src/my_client src/my_client --fail-on breaking',
        'wrapdocs diff release:latest .wrapdocs/api --branch gh-pages --format github',
        'wrapdocs diff old new --exclude my_client.test "my_client.*.proto" --all',
        'wrapdocs diff release:latest src/my_client --format changelog --branch gh-pages',
        'wrapdocs diff old new --severity python-raises-added=off possibly-breaking=note',
        'wrapdocs diff old/my_client.json .wrapdocs/api/my_client --format markdown',
      ]),
    );
}
export type DiffOptions = OptionsOf<typeof defineDiff>;
