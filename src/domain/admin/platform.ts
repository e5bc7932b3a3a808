// What super admins decide for the whole platform: its cities, and its figures (`platform-rules.ts`). All of it online; the cities and
// figures themselves are rows of the mirror.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { CURRENCIES } from '#domain/money.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import { saidText } from '#domain/said.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { rulesVersionSchema } from './platform-rules.ts';

const platformSchema = v.object({
  /** With its "@"; decided by the operator. */
  adminDomain: v.string(),
  /** How many there are in each city, by its slug. */
  venues: v.record(v.string(), v.number()),
  /** Of the figures, the newest first. */
  rules: v.array(rulesVersionSchema),
  /** Of the cities, the newest first. */
  history: v.array(
    v.object({
      at: v.string(),
      by: v.nullable(v.string()),
      city: v.string(),
      currency: v.picklist(CURRENCIES),
      added: v.boolean(),
      floorBefore: v.nullable(v.number()),
      floor: v.nullable(v.number()),
    }),
  ),
});
export type Platform = v.InferOutput<typeof platformSchema>;
export type PlatformChange = Platform['history'][number];

export async function adminPlatform(device: Device): Promise<ActResult<Platform>> {
  return parsed(await device.call('admin_platform', {}), platformSchema);
}

const areaFields = v.object({
  name: v.pipe(v.string(), saidText, v.minLength(2), v.maxLength(60)),
  /** ISO 3166, two letters. */
  country: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)),
  tz: v.string(),
  currency: v.picklist(CURRENCIES),
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  /** Null: its country's holds. */
  floor_minor: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
});
export type AreaFields = v.InferOutput<typeof areaFields>;

const saving = defineOnlineCommand({
  name: 'save_area',
  version: 1,
  args: v.object({
    id: idText,
    ...areaFields.entries,
    /** What stood where something was typed: only that changes, and is refused where another admin has changed the same. */
    seen: v.optional(v.partial(areaFields)),
  }),
});

/** The next sync brings it to everybody; to this device it comes at once, and so does what another admin made of it. */
export const saveArea: typeof saving = {
  ...saving,
  async run(device, args) {
    const answer = await saving.run(device, args);
    if (answer.ok || answer.error.code === 'changed_since') device.syncNow();
    return answer;
  },
};
