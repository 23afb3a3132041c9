import path from 'node:path';
import { readText } from './project-file.ts';

const READMES = ['README.md', 'readme.md', 'Readme.md', 'README.rst', 'README.txt', 'README'];
const MAX_LENGTH = 60;

/**
 * The title of a project as its README gives it: its first heading in Markdown, HTML or
 * reStructuredText, unless that is a picture or a sentence.
 */
export function findTitle(folder: string): string | undefined {
  const text = READMES.map((name) => readText(path.join(folder, name))).find(
    (one) => one !== undefined,
  );
  const heading =
    text === undefined ? undefined : readHeading(removeCode(text.replaceAll('\r\n', '\n')));
  const title = heading === undefined ? '' : cleanHeading(heading);
  return title === '' || title.length > MAX_LENGTH ? undefined : title;
}

/** Comments of code look like headings. */
function removeCode(text: string): string {
  return text.replaceAll(/^(```|~~~)[^]*?^\1/gm, '');
}

function readHeading(text: string): string | undefined {
  const [, markdown] = /^#[ \t]+(\S.*)$/m.exec(text) ?? [];
  const [, html] = /<h1\b[^>]*>([^]*?)<\/h1>/i.exec(text) ?? [];
  const [, rest] = /(?:^|\n)(\S.*)\n([=\-~*#"'^])\2{2,}[ \t]*(?:\n|$)/.exec(text) ?? [];
  const places = [markdown, html, rest].flatMap((one) =>
    one === undefined ? [] : [{ heading: one, place: text.indexOf(one) }],
  );
  return places.sort((a, b) => a.place - b.place)[0]?.heading;
}

/** The text of a heading without pictures, links, marks and signs such as emoji. */
function cleanHeading(heading: string): string {
  return heading
    .replaceAll(/!\[[^\]]*\]\([^)]*\)|<[^>]*>|:[\w-]+:/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*#|]|\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
