import type { Element, ElementContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { type Options as SanitizeSchema } from 'rehype-sanitize';
import temml from 'temml';
import { unified } from 'unified';

/** Longer TeX, and TeX that defines macros, is shown as it is. */
const MAX_LENGTH = 2000;
const DEFINITION =
  /\\(?:[egx]?def|let|futurelet|global|(?:re|provide)?newcommand|newenvironment|DeclareMathOperator)(?![a-zA-Z])/;
/** Browsers flatten deeper elements. */
const MAX_DEPTH = 100;
/** What TeX may ask for, in em. */
const MAX_SIZE = 10;

const ELEMENTS = [
  ...['math', 'semantics', 'annotation', 'mrow', 'mstyle', 'mpadded', 'mphantom', 'mspace'],
  ...['mi', 'mn', 'mo', 'mtext', 'mfrac', 'msqrt', 'mroot', 'msub', 'msup', 'msubsup'],
  ...['munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts', 'none', 'mtable', 'mtr'],
  ...['mtd', 'menclose'],
];

const SCHEMA: SanitizeSchema = {
  tagNames: ELEMENTS,
  attributes: {
    math: ['display'],
    annotation: ['encoding'],
    menclose: ['notation'],
    mtd: ['columnspan', 'rowspan', ['className', 'tml-left', 'tml-right']],
    '*': [
      ...['accent', 'accentunder', 'depth', 'displaystyle', 'fence', 'form', 'height'],
      ...['largeop', 'linethickness', 'lspace', 'mathvariant', 'maxsize', 'minsize'],
      ...['movablelimits', 'rspace', 'scriptlevel', 'separator', 'stretchy', 'symmetric'],
      ...['voffset', 'width'],
    ],
  },
};

const parser = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, SCHEMA);

/**
 * Turns TeX into MathML, which browsers show without scripts and fonts of ours. A wide block has a
 * scroll box that the keyboard can reach.
 *
 * @param label what a screen reader calls the box
 * @returns undefined if it is no TeX that can be shown
 */
export function renderFormula(tex: string, isBlock: boolean, label: string): Element | undefined {
  const math = makeMath(tex, isBlock);
  if (math === undefined || !isBlock) return math;
  const properties = { className: ['formula'], tabIndex: 0, role: 'group', ariaLabel: label };
  return { type: 'element', tagName: 'div', properties, children: [math] };
}

function makeMath(tex: string, isBlock: boolean): Element | undefined {
  if (tex.length > MAX_LENGTH || DEFINITION.test(tex)) return undefined;
  try {
    const html = temml.renderToString(tex, {
      annotate: true,
      displayMode: isBlock,
      maxSize: [MAX_SIZE, MAX_SIZE],
      throwOnError: true,
    });
    const [math] = parser.runSync(parser.parse(html)).children;
    return math?.type === 'element' && !isDeeper(math, MAX_DEPTH) ? math : undefined;
  } catch {
    return undefined;
  }
}

function isDeeper(node: ElementContent, levels: number): boolean {
  if (levels === 0) return true;
  return node.type === 'element' && node.children.some((child) => isDeeper(child, levels - 1));
}
