/** The code beside the number of a line, in the page of a source file. */
export function readLine(number: Element): string {
  let text = '';
  for (
    let node = number.nextSibling;
    node !== null && node.nodeName !== 'A';
    node = node.nextSibling
  )
    text += node.textContent ?? '';
  return text;
}
