import { client } from '#strings';
import type { Phrase } from '../../page-models/sections/fact.ts';
import type { RequestEntry, RequestGroup } from '../../page-models/sections/request.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { escapeWithin, makeCode, makeEntry, toLine } from './text.ts';
import { escapeMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import type { Writer } from './writer.ts';

/** Words with code among them. */
export function writePhrase(phrase: Phrase): string {
  return phrase
    .map((part) => (typeof part === 'string' ? escapeWithin(part) : makeCode(part.code)))
    .join('')
    .trim();
}

/** What is not certain about a request. */
export function writeBadges({ badges }: SectionOf<'badges'>, writer: Writer): string {
  return badges
    .map(({ title, text, target }) => {
      const link = target === undefined ? '' : ` ${writer.name(target.name, target.id)}`;
      return makeEntry([`**${escapeMarkdown(title)}.** ${writePhrase(text)}${link}`]);
    })
    .join('\n');
}

export function writePaging({ text, item }: SectionOf<'paging'>, writer: Writer): string {
  const words = writePhrase(text);
  return item === undefined ? words : `${words} ${client.pagingItem} ${writer.type(item)}.`;
}

/** The lines of the source that show what a request is. */
export function writeEvidence({ steps }: SectionOf<'evidence'>, writer: Writer): string {
  return steps
    .map(({ text, source }, index) => {
      return `${String(index + 1)}. ${writePhrase(text)} ${writer.place(source)}`;
    })
    .join('\n');
}

/** Other calls that send the same request. */
export function writeCalls({ calls }: SectionOf<'calls'>, writer: Writer): string {
  return calls
    .map(({ id, call, tag, summary, source }) => {
      const facts = [
        writer.name(call, id),
        tag === undefined ? '' : `_${escapeMarkdown(tag)}_`,
        toLine(writer.prose(summary)),
        source === undefined ? '' : writer.place(source),
      ];
      return `- ${facts.filter((fact) => fact !== '').join(' · ')}`;
    })
    .join('\n');
}

/** The requests that a function may send by calling others. */
export function writeSentThrough({ requests }: SectionOf<'sentThrough'>, writer: Writer): string {
  return requests
    .map(({ method, path, id, call }) => {
      const request = makeCode(`${method} ${path}`);
      return `${client.maySend} ${request} ${client.through} ${writer.name(call, id)}`;
    })
    .join('\n\n');
}

/** Requests, each with its call. */
export function writeRequests(requests: readonly RequestEntry[], writer: Writer): string {
  return requests.map((request) => writeRequest(request, writer)).join('\n');
}

function writeRequest(request: RequestEntry, writer: Writer): string {
  const { id, target = id, call, method, path, summary, returns, tags } = request;
  const facts = [
    writer.name(call, target),
    tags.length === 0 ? '' : `_${tags.map(escapeMarkdown).join(', ')}_`,
    toLine(writer.prose(summary)),
    makeCode(`${method} ${path}`),
    writer.type(returns),
  ];
  return `- ${facts.filter((fact) => fact !== '').join(' · ')}`;
}

/** All requests of a package by group. */
export function writeRequestIndex(
  { groups }: Pick<SectionOf<'requestIndex'>, 'groups'>,
  writer: Writer,
): string[] {
  return groups.flatMap((group) => writeGroup(group, '##', writer));
}

function writeGroup(group: RequestGroup, mark: string, writer: Writer): string[] {
  const { title, requests, groups } = group;
  return [
    `${mark} ${escapeMarkdown(title)}`,
    writeRequests(requests, writer),
    ...groups.flatMap((inner) => writeGroup(inner, `${mark}#`, writer)),
  ];
}
