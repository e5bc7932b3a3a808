// How the marketplace does, week by week, and what waits for an admin. All of it online.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import { saidText } from '#domain/said.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { listedDispute } from './disputes.ts';

/** How many weeks are shown; as many before them are read for comparison. */
export const MARKET_WEEKS = [4, 12, 52] as const;

/** Within so long of the post a place is taken; the last is longer. */
export const WAITS = ['h1', 'h4', 'h12', 'h24', 'd2', 'd4', 'more'] as const;

const sums = {
  shifts: v.number(),
  places: v.number(),
  filled: v.number(),
  bookings: v.number(),
  lateCancels: v.number(),
  noShows: v.number(),
};

const marketWeek = v.object({
  /** Its Monday, '2026-11-23'. */
  week: v.string(),
  ...sums,
  /** Minutes from the post to a booking, the middle one of all; null without a booking. */
  fillMin: v.nullable(v.number()),
  earlyCancels: v.number(),
  venueCancels: v.number(),
  /** Who was booked or wrote. */
  people: v.number(),
  messages: v.number(),
});
export type MarketWeek = v.InferOutput<typeof marketWeek>;

const marketNote = v.object({
  id: idText,
  day: v.string(),
  /** The Monday of its day. */
  week: v.string(),
  /** Null: of every city. */
  area: v.nullable(v.string()),
  words: v.string(),
  by: v.nullable(v.string()),
});
export type MarketNote = v.InferOutput<typeof marketNote>;

const marketSchema = v.object({
  /** The earlier half is what came before. */
  weeks: v.array(marketWeek),
  cities: v.array(v.object({ area: v.string(), ...sums, fillMin: v.nullable(v.number()) })),
  /** How many places of the weeks that are shown were taken within each wait (`WAITS`). */
  waits: v.array(v.number()),
  /** Minutes that the middle one of them waited, and of the weeks before. */
  fillMin: v.nullable(v.number()),
  fillMinBefore: v.nullable(v.number()),
  /** Of the weeks that are shown, the latest first. */
  notes: v.array(marketNote),
});
export type Market = v.InferOutput<typeof marketSchema>;
export type MarketCity = Market['cities'][number];

export async function adminMarket(
  device: Device,
  { area, weeks }: { readonly area: string; readonly weeks: number },
): Promise<ActResult<Market>> {
  return parsed(await device.call('admin_market', { p_area: area, p_weeks: weeks }), marketSchema);
}

export const NOTE_MAX = 60;

export const saveMarketNote = defineOnlineCommand({
  name: 'save_market_note',
  version: 1,
  args: v.object({
    id: idText,
    day: v.pipe(v.string(), v.isoDate()),
    area: v.nullable(v.string()),
    words: v.pipe(v.string(), saidText, v.minLength(1), v.maxLength(NOTE_MAX)),
  }),
});

export const deleteMarketNote = defineOnlineCommand({
  name: 'delete_market_note',
  version: 1,
  args: v.object({ id: idText }),
});

/** The same words from the same place of the app. */
export const frequentError = v.object({
  message: v.string(),
  times: v.number(),
  people: v.number(),
  lastAt: v.string(),
  /** The same for the same words from the same place. */
  fingerprint: v.string(),
  /** Of the app, newest first; what does not say it is in none. */
  builds: v.array(v.string()),
});

const attentionSchema = v.object({
  disputes: v.number(),
  /** The one that is to be decided first. */
  first: v.nullable(
    v.omit(listedDispute, ['state', 'answerBy', 'outcome', 'decidedMin', 'decidedAt', 'assignee', 'key']),
  ),
  /** Posts whose pay is to be looked at. */
  pay: v.number(),
  verifications: v.number(),
  documents: v.number(),
  drops: v.array(v.object({ area: v.string(), now: v.number(), before: v.number() })),
  errors: v.array(frequentError),
  stuck: v.array(
    v.object({
      id: idText,
      name: v.string(),
      /** They work within two days, and no device of theirs was heard for three; else five changes were refused within a day. */
      silent: v.boolean(),
      lastAt: v.nullable(v.string()),
    }),
  ),
});
export type Attention = v.InferOutput<typeof attentionSchema>;

export async function adminAttention(device: Device): Promise<ActResult<Attention>> {
  return parsed(await device.call('admin_attention', {}), attentionSchema);
}
