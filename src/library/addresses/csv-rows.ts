/** What follows the end of a cell in quotation marks, or a cell without any. */
const UNQUOTED = /[^,\r\n]*/y;
const LINE_END = /\r\n|\r|\n/y;

/**
 * The rows of a table of comma-separated values (RFC 4180), without empty ones. Damaged rows are read as far as they
 * can be. Takes linear time for every text: Papa Parse 5.7 does not, d3-dsv makes code from text.
 */
export function csvRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [taken = ''] = pattern.exec(text) ?? [];
    at += taken.length;
    return taken;
  };
  const endRow = (): void => {
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
  };
  while (at < text.length) {
    if (text[at] === '"') {
      const end = endOfQuotes(text, at + 1);
      const quoted = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
      row.push(quoted + take(UNQUOTED));
    } else row.push(take(UNQUOTED));
    if (text[at] === ',') {
      at++;
      // The last cell of the text is empty.
      if (at === text.length) row.push('');
    } else if (take(LINE_END) !== '') endRow();
  }
  endRow();
  return rows;
}

/** The place of the mark that ends a quoted cell, which two marks do not; the end of the text where there is none. */
function endOfQuotes(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end < 0 ? text.length : end;
}
