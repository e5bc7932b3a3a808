// What a device says of itself for its person, best effort: nobody waits for it, and it never stands in a queue.
import * as v from 'valibot';
import { LOCALES } from '#domain/profiles/schema.ts';
import type { ActResult, Device } from '#sync/index.ts';

const noteTimeZoneArgs = v.object({ zone: v.pipe(v.string(), v.minLength(1)) });

/** Quiet hours are kept by this clock while the person leaves the zone to their device. */
export const noteTimeZone = {
  name: 'note_time_zone',
  args: noteTimeZoneArgs,
  run: (device: Device, { zone }: v.InferOutput<typeof noteTimeZoneArgs>): Promise<ActResult<unknown>> =>
    device.call('note_time_zone', { p_tz: zone }),
};

const noteLanguageArgs = v.object({ language: v.picklist(LOCALES) });

/** Mails, pushes and calendars are in it while the person has chosen none. */
export const noteLanguage = {
  name: 'note_language',
  args: noteLanguageArgs,
  run: (device: Device, { language }: v.InferOutput<typeof noteLanguageArgs>): Promise<ActResult<unknown>> =>
    device.call('note_language', { p_language: language }),
};
