// Tables for spreadsheets: RFC 4180 lines with a byte order mark, so that names keep their accents, and no cell that a
// spreadsheet would run.

export type CsvCell = string | number | null;

const BYTE_ORDER_MARK = '\uFEFF';

export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map(row => row.map(written).join(',')).join('\r\n');
}

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = startsFormula(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a spreadsheet takes for a formula or a command, also behind blanks. */
function startsFormula(text: string): boolean {
  return /^\s*[=+\-@\t\r]/.test(text);
}
