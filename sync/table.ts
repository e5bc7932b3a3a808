// A mirrored table as the engine sees it: a name, a row schema, which fields are indexed, and which scopes a row
// belongs to. It does not know what the rows mean; that knowledge comes in through the catalogue.
import type { GenericSchema } from 'valibot';

/** Every mirrored row is identified by one uuid and says since when the server has had this version of it. */
export interface MirroredRow {
  readonly id: string;
  /** The server's transaction id of the last change, as text (an xid8 does not fit a JS number). Rows that only this device has carry "0". */
  readonly row_xid: string;
}

export interface Table<Row extends MirroredRow = MirroredRow> {
  /** The SQL table's name; the mirror's store has the same. */
  readonly name: string;
  /** Checked once at the border, for every row that arrives. */
  readonly row: GenericSchema<unknown, Row>;
  /** Fields that queries may look up; Dexie index syntax, so '[venue_id+starts_at]' and '*skills' are possible. */
  readonly indexes: readonly string[];
  /** The scopes whose revocation takes this row from the device: 'venue:<id>', 'person:<id>', 'area:<slug>' … */
  scopes(row: Row): readonly string[];
  /**
   * True once the row has left the mirror's horizon on that day ('YYYY-MM-DD', the server's). `today` is the server's day itself,
   * for rows that are kept no longer, whether there is room or not. Absent: it never ages out.
   */
  expired?(row: Row, horizonDay: string, today: string): boolean;
}

/** Keeps the row type while declaring a table. */
export function defineTable<Row extends MirroredRow>(table: Table<Row>): Table<Row> {
  return table;
}
