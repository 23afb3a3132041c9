import { formatCode } from '../markdown/format.ts';
import {
  makeParagraph,
  makeRawBlock,
  replaceNodes,
  type Attributes,
  type Node,
} from '../pandoc/document.ts';
import { convertDirective, readDirective } from './directives.ts';
import type { PageContext } from './page-context.ts';
import { convertRole } from './roles.ts';

/** Converts the blocks of a page so that Pandoc can write them as Markdown. */
export function convertBlocks(blocks: readonly Node[], context: PageContext): Node[] {
  const visit = (node: Node): Node[] | undefined => {
    const directive = readDirective(node);
    if (directive !== undefined) {
      const converted = convertDirective(directive, context);
      if (converted === undefined) reportDirective(directive.name, context);
      return replaceNodes(converted ?? directive.blocks, visit) as Node[];
    }
    return convertNode(node, context, visit);
  };
  return joinBadges(replaceNodes(blocks, visit) as Node[]);
}

/** Badges, which are pictures with links, stand in a line, as they do on a page of Sphinx. */
function joinBadges(blocks: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isNext = last !== undefined && isBadges(last) && isBadges(block);
    if (!isNext) joined.push(block);
    else joined[joined.length - 1] = makeParagraph(...listInlines(last), ...listInlines(block));
  }
  return joined.map((block) =>
    isBadges(block)
      ? makeParagraph(
          ...listInlines(block).flatMap((one, at) =>
            at === 0 ? [one] : [{ t: 'SoftBreak' }, one],
          ),
        )
      : block,
  );
}

function isBadges(block: Node): boolean {
  const inlines = listInlines(block);
  return inlines.length > 0 && inlines.every(isLinkedPicture);
}

function listInlines({ t, c }: Node): Node[] {
  return t === 'Para' || t === 'Plain' ? (c as Node[]) : [];
}

function isLinkedPicture({ t, c }: Node): boolean {
  if (t !== 'Link') return false;
  const [, inlines] = c as [Attributes, Node[]];
  return inlines.length === 1 && inlines[0]?.t === 'Image';
}

function convertNode(
  { t, c }: Node,
  context: PageContext,
  visit: (node: Node) => Node[] | undefined,
): Node[] | undefined {
  switch (t) {
    case 'Div':
    case 'Span':
      return replaceNodes((c as [Attributes, Node[]])[1], visit) as Node[];
    case 'Header': {
      const [level, , inlines] = c as [number, Attributes, Node[]];
      return [{ t, c: [level, ['', [], []], replaceNodes(inlines, visit)] }];
    }
    case 'Code':
      return [convertCode(c as [Attributes, string], context)];
    case 'CodeBlock':
      return [convertCodeBlock(c as [Attributes, string])];
    case 'Link': {
      const [, inlines, [target]] = c as [Attributes, Node[], [string, string]];
      if (!target.startsWith('##SUBST##')) return undefined;
      const name = target.slice('##SUBST##'.length);
      context.report(
        `\`conf.py\` or an extension sets the value of \`${name}\`, so the page shows its name instead.`,
        name,
      );
      return inlines;
    }
    case 'Image': {
      const [, alt, [target, title]] = c as [Attributes, Node[], [string, string]];
      const link = /^(?:https?:|data:)/.test(target) ? target : context.addAsset(target);
      return [{ t, c: [['', [], []], alt, [link, title]] }];
    }
    case 'Figure': {
      const [, , body] = c as [Attributes, unknown, Node[]];
      return replaceNodes(body, visit) as Node[];
    }
    case 'DefinitionList':
      return [convertDefinitions(c as Array<[Node[], Node[][]]>, visit)];
    case 'RawBlock':
    case 'RawInline':
      return ['html', 'markdown'].includes((c as [string, string])[0]) ? undefined : [];
    default:
      return undefined;
  }
}

function convertCode([[, classes, pairs], text]: [Attributes, string], context: PageContext): Node {
  const plain: Node = { t: 'Code', c: [['', [], []], text] };
  if (!classes.includes('interpreted-text')) return plain;
  const role = new Map(pairs).get('role') ?? '';
  const converted = convertRole(role, text, context);
  if (converted === undefined) {
    context.report(`The role \`${role}\` is unknown, so its text is shown as code.`, `:${role}:`);
  }
  return converted ?? plain;
}

const LANGUAGES: Record<string, string> = {
  '': 'python',
  default: 'python',
  python3: 'python',
  ipython: 'python',
  ipython3: 'python',
  none: 'text',
  shell: 'bash',
  'shell-session': 'console',
};

/** Code without a language is Python, as for Sphinx; the caption of a block becomes its title. */
function convertCodeBlock([[, classes, pairs], text]: [Attributes, string]): Node {
  const [named = ''] = classes;
  const language = findLanguage(named, text);
  const caption = new Map(pairs).get('caption');
  if (caption === undefined) return { t: 'CodeBlock', c: [['', [language], []], text] };
  return makeRawBlock(formatCode(language, text, caption));
}

/** Prompts say what a block is, whatever it is called. */
function findLanguage(named: string, text: string): string {
  if (text.startsWith('>>> ')) return 'pycon';
  if (text.startsWith('$ ')) return 'console';
  return LANGUAGES[named] ?? named;
}

/** Markdown has no lists of definitions: each term is bold above its text. */
function convertDefinitions(
  items: Array<[Node[], Node[][]]>,
  visit: (node: Node) => Node[] | undefined,
): Node {
  return {
    t: 'BulletList',
    c: items.map(([term, definitions]) => [
      makeParagraph({ t: 'Strong', c: replaceNodes(term, visit) }),
      ...(replaceNodes(definitions.flat(), visit) as Node[]),
    ]),
  };
}

function reportDirective(name: string, context: PageContext): void {
  context.report(
    `The directive \`${name}\` is unknown, so only its text is shown.`,
    `.. ${name}::`,
  );
}
