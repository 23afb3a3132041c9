/**
 * Rewrites what Pandoc does not read in reStructuredText: facts for Sphinx at the beginning of a page
 * (`:orphan:`), dialogues of the interpreter without a directive, and included Markdown.
 */
export function prepareRest(text: string): string {
  const body = text.replace(/^\s*(?::[\w-]+:.*\n)+(?=\s*\n|$)/, '');
  return markDialogues(body).replaceAll(
    /^(\s*)\.\. include:: (\S+\.md)\s*$/gm,
    '$1.. included-markdown:: $2',
  );
}

/** Makes blocks of code of paragraphs that begin with `>>>`. */
function markDialogues(text: string): string {
  const lines: string[] = [];
  let indent: string | undefined;
  for (const line of text.split('\n')) {
    const [, start] = /^(\s*)>>> /.exec(line) ?? [];
    const previous = lines.at(-1)?.trim() ?? '';
    if (line.trim() === '') indent = undefined;
    else if (
      indent === undefined &&
      start !== undefined &&
      previous === '' &&
      !isInCode(lines, start)
    ) {
      indent = start;
      lines.push(`${start}.. code-block:: pycon`, '');
    }
    lines.push(indent === undefined ? line : `   ${line}`);
  }
  return lines.join('\n');
}

/** Whether the last line with less indentation begins a block of code. */
function isInCode(lines: readonly string[], indent: string): boolean {
  if (indent === '') return false;
  const outer = lines.findLast(
    (line) => line.trim() !== '' && line.length - line.trimStart().length < indent.length,
  );
  return outer !== undefined && /::\s*$|\.\. [\w-]+::/.test(outer);
}
