import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parses Markdown like a reader of the file would. */
export function parse(markdown: string): Root {
  return parser.parse(markdown);
}

/** All nodes of a tree, in the order of the text. */
export function listNodes(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(listNodes) : [])];
}

/** The text as a reader sees it. */
export function getText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(getText).join('') : '';
}

/** The nodes of a type with their visible text. */
export function findTexts(root: Root, type: Nodes['type']): string[] {
  return listNodes(root)
    .filter((node) => node.type === type)
    .map(getText);
}

/** Texts that try to be more than text. */
export const PAYLOADS = [
  'a | b \\| c \\\\| d \\\\\\| e',
  'a\n\n# Pwned\n\n<script>alert(1)</script>',
  'a\r\r# Pwned\r\r<img src=x onerror=alert(1)>',
  '```\n# Pwned\n```\n\n# Pwned\n\n`````\n# Pwned',
  '~~~\n# Pwned\n~~~\n# Pwned',
  'x\n\n```\n\n# Pwned\n\n<b>',
  '`a` ``b` ```c',
  ']( https://evil.test) [x](javascript:alert(1)) ![y](https://evil.test/t.png)',
  '[Signature]: https://evil.test\n\n[^1]: note\n\n[Signature] [^1]',
  '</code></td><script>alert(1)</script>',
  '&lt;script&gt; &#96;&#13;&#10;# Pwned',
  '# Pwned',
  '- - -',
  '1. Pwned',
  '2) Pwned',
  '> Pwned',
  '= Pwned',
  'a  \n===\nb\n---',
  '*Pwned* __Pwned__ ~~Pwned~~ _Pwned_ \\*x\\*',
  '__init__ _private trailing_ a_b a__b (_x_)',
  '$x$ !! \\',
  '    indented\n\tPwned',
  '<!-- ',
  '|---|\n| Pwned |',
];
