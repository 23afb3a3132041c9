import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse, type Rule } from 'postcss';

const LIGHT = /\[data-theme=["']?light["']?\]/gu;
const DARK = /^(?:html|:root)?\[data-theme=["']?dark["']?\]/u;
const WANTED = '(scripting: none) and (prefers-color-scheme: light)';
/** Paper is white, whatever the scheme of the screen is. */
const LIGHT_MEDIA = `print, ${WANTED}`;
const DARK_MEDIA = `screen and (not (${WANTED}))`;

/**
 * Without scripts, nothing sets the colour scheme that Starlight reads from `data-theme`, which is
 * `dark` in the HTML. This gives readers who prefer light colours the light ones, and prints them.
 */
export function lightWithoutScripts(): AstroIntegration {
  return {
    name: 'wrapdocs:light-without-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = new URL('_astro/', dir);
        const names = await readdir(folder).catch(() => []);
        for (const name of names.filter((each) => each.endsWith('.css'))) {
          const file = fileURLToPath(new URL(name, folder));
          await writeFile(file, addLightScheme(await readFile(file, 'utf8')));
        }
      },
    },
  };
}

/**
 * Repeats the rules of the light scheme for paper and for readers who prefer it and have no scripts,
 * and limits those of the dark scheme to all others.
 *
 * @param css a style sheet that depends on `data-theme` of the page
 */
export function addLightScheme(css: string): string {
  const sheet = parse(css);
  const rules: Rule[] = [];
  sheet.walkRules((rule) => void rules.push(rule));
  for (const rule of rules) {
    repeatLight(rule);
    limitDark(rule);
  }
  return sheet.toString();
}

function repeatLight(rule: Rule): void {
  // A frame of code with a scheme of its own keeps it.
  const light = rule.selectors.filter((each) => each.search(LIGHT) >= 0 && !each.startsWith('.'));
  if (light.length === 0) return;
  const selectors = light.map((selector) => selector.replaceAll(LIGHT, '[data-theme]'));
  rule.after(limit(rule, selectors, LIGHT_MEDIA));
}

function limitDark(rule: Rule): void {
  const dark = rule.selectors.filter((selector) => DARK.test(selector));
  if (dark.length === 0) return;
  const limited = limit(rule, dark, DARK_MEDIA);
  const others = rule.selectors.filter((selector) => !dark.includes(selector));
  if (others.length === 0) {
    rule.replaceWith(limited);
  } else {
    rule.selectors = others;
    rule.after(limited);
  }
}

/** The CSS of a rule that only holds for some readers. */
function limit(rule: Rule, selectors: string[], query: string): string {
  const copy = rule.clone();
  copy.selectors = selectors;
  return `@media ${query} {${copy.toString()}}`;
}
