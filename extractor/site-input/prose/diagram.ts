import { renderMermaidSVG } from 'beautiful-mermaid';

/** The drawing of a diagram, or why there is none. */
export type Diagram = { svg: string } | { problem: string };

/**
 * Draws a Mermaid diagram as SVG on one line, without styles of its own: the site's style sheet has
 * its colours, for light and dark pages.
 */
export function drawDiagram(source: string): Diagram {
  try {
    const text = normalize(source);
    const svg = clean(renderMermaidSVG(text), getDiagramTitle(source));
    const lost = findLost(text, svg);
    return lost === undefined ? { svg } : { problem: `\`${lost}\` cannot be drawn` };
  } catch {
    return { problem: 'only flow charts and sequence, class, state and ER diagrams can be drawn' };
  }
}

/** What says nothing about the drawing; `click` would make links. */
const LEFT_OUT = /^[^\S\n]*(?:%%.*|acc(?:Title|Descr)\s*:.*|click\s.*)$/gm;

/** A diagram in the form that the library reads: one statement a line, spaces around arrows. */
function normalize(source: string): string {
  const text = source
    .replace(/^\s*---\n[^]*?\n---\n/, '')
    .replaceAll(LEFT_OUT, '')
    .trim();
  if (!/^(?:graph|flowchart)\b/.test(text)) return text;
  return text
    .replaceAll(/(?<!#\w*);[ \t]*/g, '\n')
    .replaceAll(/(?<=[\w\])}"])(?=<?(?:--|==|-\.))/g, ' ')
    .replaceAll(/(?<=(?:--|==|\.-)>)(?=[\w"])/g, ' ')
    .replaceAll(/(?<= )--(?=[a-z])(?![ox]\s)/gi, '-- ');
}

/** A label of a flow chart that the library has left out, or an arrow that it does not know. */
function findLost(text: string, svg: string): string | undefined {
  if (!/^(?:graph|flowchart)\b/.test(text)) return undefined;
  const arrow = /\s--[ox]\s/.exec(text)?.[0].trim();
  const drawn = svg.replaceAll(/<[^>]*>|\W/g, '');
  const labels = text.matchAll(
    /\[["(/\\[]*([\w -]+)[")/\\\]]*\]|\|"?([\w -]+)"?\||--? (\w[\w ]*) --/g,
  );
  const written = [...labels].map((label) => label.slice(1).find(Boolean) ?? '');
  return arrow ?? written.find((label) => !drawn.includes(label.replaceAll(/\W/g, '')));
}

/** What `accTitle: …` says, for people who do not see the drawing. */
function getDiagramTitle(source: string): string | undefined {
  return /^[^\S\n]*accTitle\s*:(.+)$/m.exec(source)?.[1]?.trim();
}

function clean(svg: string, title: string | undefined): string {
  const label = escape(title ?? 'Diagram');
  return svg
    .replaceAll(/<style>[^]*?<\/style>/g, '')
    .replace(/^<svg ([^>]*?) style="[^"]*">/, `<svg $1 role="img" aria-label="${label}">`)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/ data-[\w-]+="[^"]*"/g, '')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')
    .trim();
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
