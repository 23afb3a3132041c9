import type { MarkdownContext } from './markdown-context.ts';

const ROLE = /^\{([\w:-]+)\}`([^`]+)`$/;

/** Converts the roles, links and marks in a line; what is between backticks is code. */
export function convertInline(line: string, context: MarkdownContext): string {
  return line
    .split(/(\{[\w:-]+\}`[^`]+`|`+[^`]*`+)/)
    .map((part, index) =>
      index % 2 === 1 ? convertCode(part, context) : convertText(part, context),
    )
    .join('');
}

function convertCode(part: string, { convertRole, report }: MarkdownContext): string {
  const [, name, content] = ROLE.exec(part) ?? [];
  if (name === undefined || content === undefined) return part;
  const converted = convertRole(name, content);
  if (converted !== undefined) return converted;
  report(`The role \`${name}\` is unknown, so its text is shown as code.`, part);
  return `\`${content}\``;
}

function convertText(text: string, context: MarkdownContext): string {
  return text
    .replaceAll(/\]\(#([A-Za-z_]\w*(?:\.\w+)+)\)/g, '][$1]')
    .replaceAll(
      /(\]\()([^()\s]+)/g,
      (_, start: string, target: string) => start + context.convertLink(target),
    )
    .replaceAll(
      /^(\s*\[[^\]]+\]:\s+)(\S+)/g,
      (_, start: string, target: string) => start + context.convertLink(target),
    )
    .replaceAll(/(?<=[)\]*])\{\s*[.:#][^{}]*\}/g, '')
    .replaceAll(/:(?:material|fontawesome|octicons|simple)-[\w-]+:(?:\{[^{}]*\})?\s?/g, (icon) => {
      context.report('Icons by name are left out.', icon.trim());
      return '';
    })
    .replaceAll(/\+\+([a-z0-9]+(?:\+[a-z0-9]+)*)\+\+/g, (_, keys: string) =>
      keys
        .split('+')
        .map((key) => `<kbd>${key}</kbd>`)
        .join('+'),
    );
}
