// Tables for spreadsheets: RFC 4180 lines with a byte order mark, so that names keep their accents, and no cell that a
// spreadsheet would run. Excel opens such a file by the signs of its country: where a comma is in '1,5', a semicolon parts the cells.

import { type Currency, digitsOf } from '#domain/money.ts';

/** A sum or a measure, with so many figures behind the sign. */
export interface Decimal {
  readonly value: number;
  readonly digits: number;
}

export type CsvCell = string | number | Decimal | null;

const BYTE_ORDER_MARK = '\uFEFF';

/** `tag`: of the language and country whose spreadsheet is to open it. */
export function csvText(rows: readonly (readonly CsvCell[])[], tag: string): string {
  // Other digits have a sign of their own, which no file of ours has.
  const sign = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(1.5).charAt(1) === ',' ? ',' : '.';
  const between = sign === ',' ? ';' : ',';
  return BYTE_ORDER_MARK + rows.map(row => row.map(cell => written(cell, sign)).join(between)).join('\r\n');
}

/** Of minor units. */
export function major(minor: number, currency: Currency): Decimal {
  const digits = digitsOf(currency);
  return { value: minor / 10 ** digits, digits };
}

function written(cell: CsvCell, sign: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', sign);
  if (typeof cell === 'object') return cell.value.toFixed(cell.digits).replace('.', sign);
  const safe = startsFormula(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a spreadsheet takes for a formula or a command, also behind blanks. */
function startsFormula(text: string): boolean {
  return /^\s*[=+\-@\t\r]/.test(text);
}
