const NAMED = new Map([
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['lt', '<'],
  ['gt', '>'],
]);
const LAST_CODE_POINT = 0x10_ff_ff;

/** Replaces what escapes a character in HTML: numbers, and the names that every HTML writer uses. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED.get(String(name)) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > LAST_CODE_POINT ? whole : String.fromCodePoint(code);
  });
}
