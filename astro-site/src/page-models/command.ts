import { asMarkdown, type Markdown } from '../../../extractor/contract/text/markdown.ts';
import { command as strings } from '#strings';
import type {
  Command,
  CommandParameter,
  CommandPath,
} from '../../../extractor/contract/command.ts';
import type { Item } from '../../../extractor/contract/module.ts';
import type { Scope } from '../reference/scope.ts';
import { getLocalName } from '../routing/route.ts';
import { makeDeprecation, makeDocstring } from './description.ts';
import { capitalizeFirst } from './fields/limits.ts';
import { getFirstSentence } from './first-sentence.ts';
import type { IndexEntry } from './sections/index-entry.ts';
import type { Row } from './sections/row.ts';
import type { PartSection, Section } from './sections/section.ts';

/** An item that click or typer makes a command of. */
export type CommandItem = Item & { command: Command };

/** How a command is called, its help, arguments and options, and the commands of a group. */
export function makeCommand(item: CommandItem, scope: Scope): Section[] {
  const { paths, parameters, deprecated, epilog } = item.command;
  const inner = listCommands(scope).filter((other) => isDirectlyBelow(other, item));
  return [
    {
      kind: 'usage',
      name: getWords(paths[0]),
      code: paths.map((path) => makeUsage(path, item.command, scope)).join('\n'),
    },
    ...makeDeprecation(deprecated),
    ...makeHelp(item),
    ...makeRows(strings.arguments, parameters, 'argument'),
    ...makeRows(strings.options, parameters, 'option'),
    ...(inner.length === 0
      ? []
      : [
          { kind: 'label' as const, title: strings.commands },
          { kind: 'index' as const, entries: inner.map((other) => makeEntry(other, scope)) },
        ]),
    ...(epilog === undefined ? [] : makeText(epilog)),
  ];
}

/** All commands of a package, with their first sentences. */
export function makeCommandIndex(scope: Scope): PartSection[] {
  const commands = listCommands(scope);
  if (commands.length === 0) return [];
  const programs = Map.groupBy(commands, ({ command }) => command.paths[0]?.program ?? '');
  return [
    {
      kind: 'part',
      id: 'package-commands',
      title: strings.commandLine,
      count: commands.length,
      note: areNamed([...programs.keys()], scope) ? strings.everyCommand : strings.program,
      outline: 'heading',
      sections: [...programs].flatMap(([program, found]): Section[] => [
        ...(programs.size === 1
          ? []
          : [{ kind: 'label' as const, title: getProgramTitle(program, scope) }]),
        {
          kind: 'index',
          entries: found.toSorted(compareWords).map((item) => makeEntry(item, scope)),
        },
      ]),
    },
  ];
}

export function isCommand(item: Item): item is CommandItem {
  return 'command' in item && item.command !== undefined;
}

function listCommands({ view }: Scope): CommandItem[] {
  return [...view.items.values()].filter(isCommand);
}

function isDirectlyBelow(item: CommandItem, group: CommandItem): boolean {
  return item.command.paths.some(({ program, words }) =>
    group.command.paths.some(
      (path) =>
        program === path.program &&
        words.length === path.words.length + 1 &&
        path.words.every((word, index) => words[index] === word),
    ),
  );
}

function compareWords(one: CommandItem, other: CommandItem): number {
  const [first, second] = [one, other].map(({ command }) => getWords(command.paths[0]));
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

/** The name with which a program is installed, if the project says so. */
function getProgramName(program: string, { view }: Scope): string | undefined {
  const item = view.items.get(program);
  const starters = item !== undefined && isCommand(item) ? item.command.startedBy : undefined;
  const targets = [program, ...(starters ?? [])];
  return view.index.source.programs?.find(({ target }) => targets.includes(target))?.name;
}

function areNamed(programs: readonly string[], scope: Scope): boolean {
  return programs.every((program) => getProgramName(program, scope) !== undefined);
}

function getProgramTitle(program: string, scope: Scope): string {
  return getProgramName(program, scope) ?? getLocalName(program, scope.view.index.name);
}

function makeEntry(item: CommandItem, scope: Scope): IndexEntry {
  const { id, command } = item;
  const [path = { program: id, words: [] }] = command.paths;
  const text = command.help?.split('\n\n', 1)[0] ?? getDocstring(item)?.summary;
  return {
    id,
    // A program has no words of its own.
    name: getWords(path) || makeUsage(path, command, scope) || item.name,
    summary: text === undefined ? undefined : getFirstSentence(asMarkdown(text)),
  };
}

function getWords(path: CommandPath | undefined): string {
  return path?.words.join(' ') ?? '';
}

/** `shop copy [OPTIONS] SOURCE [TARGETS]...`, as the help of click and typer begins. */
function makeUsage({ program, words }: CommandPath, command: Command, scope: Scope): string {
  const { parameters, isGroup } = command;
  const name = getProgramName(program, scope);
  const hasOptions = parameters.some(({ kind }) => kind === 'option');
  return [
    ...(name === undefined ? [] : [name]),
    ...words,
    ...(hasOptions ? ['[OPTIONS]'] : []),
    ...parameters.filter(({ kind }) => kind === 'argument').map(writeArgument),
    ...(isGroup === true ? ['COMMAND [ARGS]...'] : []),
  ].join(' ');
}

function writeArgument({ names: [name = ''], required, multiple }: CommandParameter): string {
  return `${required ? name : `[${name}]`}${multiple === true ? '...' : ''}`;
}

function getDocstring(item: CommandItem) {
  return 'docstring' in item ? item.docstring : undefined;
}

/** The help; the docstring of a function says the same for callers in Python. */
function makeHelp(item: CommandItem): Section[] {
  const { help } = item.command;
  if (help === undefined) {
    const docstring = getDocstring(item);
    const sections = docstring?.sections?.filter(({ kind }) => kind !== 'parameters');
    return makeDocstring(docstring && { ...docstring, sections });
  }
  return makeText(help);
}

function makeText(text: Markdown): Section[] {
  const [summary = '', ...rest] = text.split('\n\n');
  const description = rest.length === 0 ? undefined : asMarkdown(rest.join('\n\n'));
  return makeDocstring({ summary: asMarkdown(summary), description });
}

function makeRows(
  title: string,
  parameters: readonly CommandParameter[],
  kind: CommandParameter['kind'],
): Section[] {
  const rows = parameters.filter((one) => one.kind === kind).map(makeRow);
  return rows.length === 0 ? [] : [{ kind: 'parameters', title, rows }];
}

function makeRow(parameter: CommandParameter): Row {
  const { names, off = [], value, choices, multiple, environment = [] } = parameter;
  const { required, description, range, clamp, default: given } = parameter;
  const written = given === undefined || value === undefined ? undefined : given.text;
  return {
    name: [...names, ...off].join(', '),
    place: parameter.kind,
    type: value === undefined || choices !== undefined ? undefined : { kind: 'text', text: value },
    required,
    description,
    default: typeof given?.value === 'string' ? given.value : written,
    limits: capitalizeFirst([
      ...(choices === undefined ? [] : [strings.oneOf(choices.join(', '))]),
      ...(range === undefined ? [] : [range]),
      ...(clamp === true ? [strings.clamped] : []),
      ...(multiple === true ? [strings.several] : []),
      ...(environment.length === 0 ? [] : [strings.environment(environment.join(', '))]),
    ]),
  };
}
