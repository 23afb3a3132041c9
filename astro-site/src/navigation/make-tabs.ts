/** A container that is open at a line: `:::tab[Title]`, `:::note`. */
interface Container {
  colons: number;
  isTab: boolean;
}

/** A group of tabs that stand one after the other, at one depth. */
interface Group {
  indent: string;
  depth: number;
  titles: Set<string>;
  /** Where its last tab ends in what is written. */
  end: number;
}

const OPENING = /^([ \t>]*)(:{3,})([a-z][\w-]*)(?:\[(.*)\])?[ \t]*$/i;
const CLOSING = /^[ \t>]*(:{3,})[ \t]*$/;
const FENCE = /^[ \t>]*(`{3,}|~{3,})/;

/**
 * Makes groups of the tabs of a page, `:::tab[Title]`. Tabs that follow one another are one group, and
 * one with a title that the group has begins another. Each is a section that begins with its title,
 * so that `scripts/tabs.ts` can make tabs of them, and readers without scripts see one after the other.
 */
export function makeTabs(markdown: string): string {
  if (!/^[ \t>]*:{3,}tab\[/im.test(markdown)) return markdown;
  const writer = new TabWriter();
  for (const line of markdown.split('\n')) writer.add(line);
  return writer.end();
}

class TabWriter {
  readonly #lines: string[] = [];
  readonly #open: Container[] = [];
  readonly #groups: Group[] = [];
  #fence: string | undefined;

  add(line: string): void {
    if (this.#isCode(line)) {
      this.#continue(line);
      return;
    }
    const [, indent = '', colons = '', name = '', title] = OPENING.exec(line) ?? [];
    const closing = CLOSING.exec(line)?.[1];
    if (name.toLowerCase() === 'tab' && title !== undefined) this.#startTab(indent, colons, title);
    else if (closing !== undefined) this.#close(line, closing.length);
    else {
      this.#continue(line);
      if (name !== '') this.#open.push({ colons: colons.length, isTab: false });
    }
  }

  end(): string {
    while (this.#open.some(({ isTab }) => isTab)) this.#close('', Number.MAX_SAFE_INTEGER);
    while (this.#groups.length > 0) this.#endGroup();
    return this.#lines.join('\n');
  }

  /** A line of a block of code, or one of its fences. */
  #isCode(line: string): boolean {
    const mark = FENCE.exec(line)?.[1];
    if (this.#fence === undefined) {
      this.#fence = mark;
      return mark !== undefined;
    }
    const isEnd =
      mark?.startsWith(this.#fence) === true && line.replace(/^[ \t>]*/, '').trimEnd() === mark;
    if (isEnd) this.#fence = undefined;
    return true;
  }

  /** A line of text ends the group before it, if no tab of the group is open. */
  #continue(line: string): void {
    const group = this.#groups.at(-1);
    if (line.replaceAll(/[ \t>]/g, '') !== '' && group?.depth === this.#open.length)
      this.#endGroup();
    this.#lines.push(line);
  }

  #startTab(indent: string, colons: string, title: string): void {
    const group = this.#groups.at(-1);
    const isBeside = group?.depth === this.#open.length;
    const isInGroup = isBeside && group.indent === indent && !group.titles.has(title);
    if (isBeside && !isInGroup) this.#endGroup();
    if (!isInGroup) this.#startGroup(indent);
    this.#groups.at(-1)?.titles.add(title);
    this.#open.push({ colons: colons.length, isTab: true });
    this.#write(indent, '<section class="tab">', '', `**${escapeTags(title)}**`, '');
  }

  #startGroup(indent: string): void {
    this.#groups.push({ indent, depth: this.#open.length, titles: new Set(), end: 0 });
    this.#write(indent, '', '<div class="tabs">', '');
  }

  /** A line of colons closes the innermost container that it is long enough for. */
  #close(line: string, colons: number): void {
    const innermost = this.#open.at(-1);
    if (innermost === undefined || innermost.colons > colons) {
      this.#continue(line);
      return;
    }
    if (this.#groups.at(-1)?.depth === this.#open.length) this.#endGroup();
    this.#open.pop();
    const group = this.#groups.at(-1);
    if (!innermost.isTab || group === undefined) {
      this.#lines.push(line);
      return;
    }
    this.#write(group.indent, '', '</section>', '');
    group.end = this.#lines.length;
  }

  #endGroup(): void {
    const group = this.#groups.pop();
    if (group !== undefined)
      this.#lines.splice(group.end, 0, `${group.indent}</div>`, group.indent.trimEnd());
  }

  #write(indent: string, ...lines: string[]): void {
    this.#lines.push(...lines.map((line) => (line === '' ? indent.trimEnd() : indent + line)));
  }
}

/** A tag or an expression in a title would reach into what follows. */
function escapeTags(text: string): string {
  return text.replaceAll(/[<{]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
