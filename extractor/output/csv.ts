/** Writes RFC 4180: CRLF after every record, quotes where they are needed. */
export function formatCsv(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [columns, ...rows].map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

/** Spreadsheets read a cell as a formula that begins so, also in the full or small width of a sign. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/;

/** Spreadsheets of other countries separate cells by `;` or tabs, whatever the quotes. */
const LATER_FORMULA = /(?<!^)([;\t][" ]*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/g;

/** An apostrophe before it prevents spreadsheets from running a cell as a formula. */
function formatCell(text: string): string {
  const later = text.replace(LATER_FORMULA, "$1'");
  const neutral = FORMULA.test(later) ? `'${later}` : later;
  return /[",\r\n]/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}
