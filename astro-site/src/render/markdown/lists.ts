import {
  client,
  errors as errorStrings,
  model,
  module as strings,
  packages as packageStrings,
} from '#strings';
import type { SourceLocation } from '../../../../extractor/contract/source-location.ts';
import type { Fact } from '../../page-models/sections/fact.ts';
import type { IndexEntry, ObjectName } from '../../page-models/sections/index-entry.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { writePhrase } from './requests.ts';
import { makeCode, toLine } from './text.ts';
import { escapeMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import type { Writer } from './writer.ts';

/** Things that are documented elsewhere, each with a one-line description. */
export function writeIndex({ entries }: SectionOf<'index'>, writer: Writer): string {
  return entries.map((entry) => writeEntry(entry, writer)).join('\n');
}

function writeEntry(entry: IndexEntry, writer: Writer): string {
  const { name, id, tags = [], note = '' } = entry;
  const facts = [
    tags.length === 0 ? '' : `_${tags.join(', ')}_`,
    toLine(writer.prose(entry.summary)),
    escapeMarkdown(note),
  ];
  return [`- ${writer.name(name, id)}`, ...facts].filter((fact) => fact !== '').join(' · ');
}

/** Links to the pages that list the models of a large module. */
export function writeModelParts({ parts }: SectionOf<'modelParts'>, writer: Writer): string {
  return parts
    .map(({ title, href, count, first, last }) => {
      const names = `${makeCode(first)} – ${makeCode(last)}`;
      return `- ${writer.link(escapeMarkdown(title), href)} · ${String(count)} · ${names}`;
    })
    .join('\n');
}

/** The operations that take or return a model. */
export function writeUsages({ usages }: SectionOf<'usages'>, writer: Writer): string {
  if (usages.length === 0) return model.noUsage;
  return usages
    .map(({ name, id, method, roles }) => {
      return `- ${method} ${writer.name(name, id)}: ${roles.join('; ')}`;
    })
    .join('\n');
}

/** The subclasses of a class within the package. */
export function writeSubclasses(
  { classes, further }: SectionOf<'subclasses'>,
  writer: Writer,
): string {
  const names = classes.map(({ name, id }) => writer.name(name, id)).join(', ');
  const more = further === 0 ? '' : ` ${model.furtherSubtypes(further)}`;
  return `${model.subtypes}: ${names}${more}`;
}

/** What a class inherits from its bases. */
export function writeInherited(
  { groups, further, isShort = false }: SectionOf<'inherited'>,
  writer: Writer,
): string[] {
  const lists = groups.flatMap(({ base, members }) => {
    const from = `${escapeMarkdown(strings.inheritedFrom(members.length))} ${writer.name(base.name, base.id)}:`;
    if (isShort) return [`${from} ${members.map(({ name }) => makeCode(name)).join(', ')}`];
    return [from, members.map((entry) => writeEntry(entry, writer)).join('\n')];
  });
  return further === 0 ? lists : [...lists, escapeMarkdown(client.furtherBases(further))];
}

/** Which modules import which. */
export function writeDependencies(
  { dependencies }: SectionOf<'dependencies'>,
  writer: Writer,
): string {
  const write = ({ name, id }: ObjectName): string => writer.name(name, id);
  return dependencies
    .map((module) => {
      const targets = module.imports.map(write).join(', ');
      return `- ${write(module)} ${packageStrings.imports} ${targets}`;
    })
    .join('\n');
}

/** Short facts about a model or a package. */
export function writeFacts({ facts }: SectionOf<'facts'>, writer: Writer): string {
  return facts.map(({ title, value }) => `- ${title}: ${writeFact(value, writer)}`).join('\n');
}

function writeFact(value: Fact['value'], writer: Writer): string {
  switch (value.kind) {
    case 'command':
      return value.code.split('\n').map(makeCode).join(', ');
    case 'types':
      return value.types.map((type) => writer.type(type)).join(', ');
    case 'codes':
      return value.codes.map(makeCode).join(', ');
    case 'phrase':
      return writePhrase(value.phrase) + writeSources(value.sources, writer);
    case 'link':
      return writer.link(escapeMarkdown(value.text), value.href);
    case 'errors':
      return writeErrors(value, writer);
    case 'date':
      return escapeMarkdown(value.date.slice(0, 10));
  }
}

function writeErrors(
  { errors, isConditional }: Extract<Fact['value'], { kind: 'errors' }>,
  writer: Writer,
): string {
  const raised = errors.map(
    ({ type, source }) => `${writer.type(type)}${client.foundAt}${writer.place(source)}`,
  );
  const text = raised.join(` ${client.or} `) || errorStrings.returns;
  return isConditional ? text + errorStrings.conditional : text;
}

/** The lines of the source that say a fact. */
function writeSources(sources: readonly SourceLocation[] | undefined, writer: Writer): string {
  if (sources === undefined || sources.length === 0) return '';
  return `${client.foundAt}${sources.map((source) => writer.place(source)).join(', ')}`;
}

/** All documented packages. */
export function writePackages({ packages }: SectionOf<'packages'>, writer: Writer): string {
  if (packages.length === 0) return packageStrings.none;
  return packages
    .map(({ name, href, summary, facts }) => {
      const parts = [toLine(writer.prose(summary)), ...facts.map(escapeMarkdown)];
      const known = parts.filter((part) => part !== '');
      return [`- ${writer.link(makeCode(name), href)}`, ...known].join(' · ');
    })
    .join('\n');
}
