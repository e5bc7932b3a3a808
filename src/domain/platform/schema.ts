// What is decided for everybody, as versions: each a whole set of figures from a moment on. Rows of the mirror, so that a phone in a
// cellar says what leaving a shift costs. Only super admins write them, online (`domain/admin/platform-rules.ts`).

import * as v from 'valibot';
import { type Fields, fieldsOf, unread } from '#domain/columns.ts';
import { idText, rowXid } from '#domain/ids.ts';
import { instantText, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable, type Mirror } from '#sync/index.ts';

/** Points are off a reliability of 100, and hours are before the start, but for rest and week. */
const figureColumns = {
  /** Between work at two venues. */
  rest_hours: whole,
  /** Beyond them both sides are told that the week is long. */
  week_hours: whole,
  /** After booking, in which leaving costs nothing. */
  undo_min: whole,
  /** A Rockstar who leaves with so much to go loses nothing; between the next two a little; and so on. */
  early_hours: whole,
  notice_hours: whole,
  late_hours: whole,
  notice_points: whole,
  late_points: whole,
  last_minute_points: whole,
  no_show_points: whole,
  late_strikes: whole,
  last_minute_strikes: whole,
  no_show_strikes: whole,
  /** Who comes so late is on time. */
  grace_min: whole,
  arrival_points: whole,
  venue_early_hours: whole,
  /** A venue that cancels with less to go owes something. */
  venue_notice_hours: whole,
  owed_hours: whole,
  /** For how long things are kept. */
  sealed_days: whole,
  activity_days: whole,
  error_days: whole,
  contact_days: whole,
};

const platformRulesRow = v.object({
  /** Which list it stands on: the scope that brings it. */
  catalogue: unread(v.literal('rules')),
  id: idText,
  row_xid: rowXid,
  version: whole,
  valid_from: instantText,
  withdrawn_at: v.nullable(instantText),
  ...figureColumns,
  /** The least that the law lets an adult be paid for an hour, by ISO 3166 country, in minor units of what its cities pay in. */
  floors: v.record(v.string(), whole),
  created_at: unread(instantText),
  updated_at: stampText,
});
export type PlatformRulesRow = v.InferOutput<typeof platformRulesRow>;

export const platformRules = defineTable<PlatformRulesRow>({
  name: 'platform_rules',
  row: platformRulesRow,
  indexes: ['catalogue'],
  // Nobody loses sight of a version.
  scopes: () => [],
});

export type PlatformRules = Fields<typeof platformRulesRow>;
export const rowToRules = fieldsOf(platformRulesRow);

/** Every version, in any order. */
export async function allPlatformRules(mirror: Mirror): Promise<readonly PlatformRules[]> {
  return (await mirror.table(platformRules).toArray()).map(rowToRules);
}
