// What a person set for themselves, the same on all their devices. Who never chose has no row: then the defaults stand.

import * as v from 'valibot';
import { idText, rowXid } from '#domain/ids.ts';
import { LOCALES } from '#domain/profiles/schema.ts';
import { type Instant, instantText, timeText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const TIME_ZONES = ['auto', 'UTC', 'EST', 'PST'] as const;

const userSettingsRow = v.object({
  id: idText,
  row_xid: rowXid,
  email: v.boolean(),
  push: v.boolean(),
  sms: v.boolean(),
  marketing: v.boolean(),
  /** Since when they agree to news; null while they do not. */
  marketing_at: v.nullable(instantText),
  /** Quiet hours stand while both are there, by the person's own clock. */
  quiet_from: v.nullable(timeText),
  quiet_until: v.nullable(timeText),
  color_scheme: v.nullable(v.picklist(COLOR_SCHEMES)),
  language: v.nullable(v.picklist(LOCALES)),
  time_zone: v.picklist(TIME_ZONES),
  created_at: instantText,
  updated_at: instantText,
});
export type UserSettingsRow = v.InferOutput<typeof userSettingsRow>;

export const userSettings = defineTable<UserSettingsRow>({
  name: 'user_settings',
  row: userSettingsRow,
  indexes: [],
  scopes: row => [`user:${row.id}`],
});

/** What stands until the person chooses; the server's defaults. */
export const DEFAULT_SETTINGS = {
  email: true,
  push: true,
  sms: false,
  marketing: false,
  marketing_at: null,
  quiet_from: null,
  quiet_until: null,
  color_scheme: null,
  language: null,
  time_zone: 'auto',
} as const satisfies Partial<UserSettingsRow>;

/** How the app looks and speaks; null: the device decides. */
export interface Appearance {
  readonly colorScheme: ColorScheme | null;
  readonly language: UserSettingsRow['language'];
  /** Who never chose leaves it to the device. */
  readonly timeZone: UserSettingsRow['time_zone'];
}

export const WAYS = ['email', 'push', 'sms', 'marketing'] as const;

/** Which news the person wants, and when not. */
export interface Telling extends Readonly<Record<(typeof WAYS)[number], boolean>> {
  readonly marketingSince: Instant | null;
  readonly quiet: { readonly from: string; readonly until: string } | null;
}
