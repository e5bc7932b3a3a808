// What venues, Rockstars and hours came to over some weeks, and having the week mailed. All of it online.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { CURRENCIES } from '#domain/money.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { personName } from './schema.ts';

const sums = {
  /** Somebody who worked in two currencies has a line for each. */
  currency: v.picklist(CURRENCIES),
  /** Agreed hours alone. */
  minutes: v.number(),
  payMinor: v.number(),
  /** For cancelled bookings, beside the pay. */
  owedMinor: v.number(),
};

const listOf = <Row>(row: v.GenericSchema<unknown, Row>) =>
  v.object({
    /** How many lines there are; at most 500 come, those with most hours. */
    total: v.number(),
    rows: v.array(row),
  });

const venueLine = v.object({
  id: idText,
  name: v.string(),
  area: v.nullable(v.string()),
  ...sums,
  shifts: v.number(),
  places: v.number(),
  filled: v.number(),
  venueCancels: v.number(),
  noShows: v.number(),
});
export type VenueLine = v.InferOutput<typeof venueLine>;

const rockstarLine = v.object({
  id: idText,
  name: personName,
  ...sums,
  shifts: v.number(),
  lateCancels: v.number(),
  noShows: v.number(),
  /** Of a hundred; null for who is new. */
  reliability: v.nullable(v.number()),
});
export type RockstarLine = v.InferOutput<typeof rockstarLine>;

const hoursLine = v.object({
  area: v.string(),
  ...sums,
  agreed: v.number(),
  waiting: v.number(),
  disputed: v.number(),
  /** Bookings that something is owed for. */
  owed: v.number(),
});
export type HoursLine = v.InferOutput<typeof hoursLine>;

export interface Report<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

interface Reported {
  readonly area: string;
  readonly weeks: number;
}

export type ReadReport<Row> = (device: Device, of: Reported) => Promise<ActResult<Report<Row>>>;

const reportOf =
  <Row>(report: string, row: v.GenericSchema<unknown, Row>): ReadReport<Row> =>
  async (device, { area, weeks }) =>
    parsed(await device.call('admin_report', { p_report: report, p_area: area, p_weeks: weeks }), listOf(row));

export const venuesReport = reportOf('venues', venueLine);
export const rockstarsReport = reportOf('rockstars', rockstarLine);
export const hoursReport = reportOf('hours', hoursLine);

/** Of which city the week is mailed to the reader, or of all; null: not at all. */
export async function reportMail(device: Device): Promise<ActResult<string | null>> {
  return parsed(await device.call('admin_report_mail', {}), v.nullable(v.string()));
}

export const setReportMail = defineOnlineCommand({
  name: 'set_report_mail',
  version: 1,
  args: v.object({ area: v.nullable(v.pipe(v.string(), v.maxLength(40))) }),
});
