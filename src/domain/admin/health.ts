// How the server and the devices do. Online.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { frequentError } from './market.ts';

const ages = { day: v.number(), week: v.number(), month: v.number(), older: v.number() };

const healthSchema = v.object({
  /** The operator's; what is above its bound stands first. */
  figures: v.array(
    v.object({
      figure: v.string(),
      /** Null: not known, which is an alarm too. */
      value: v.nullable(v.number()),
      unit: v.string(),
      alarmAbove: v.nullable(v.number()),
      alarm: v.boolean(),
    }),
  ),
  /** By when they last synced: within a day, a week, a month, or longer ago. */
  devices: v.object(ages),
  /** Of thirty days, the most frequent first; null: they do not say. */
  builds: v.array(
    v.object({ build: v.nullable(v.string()), devices: v.number(), today: v.number(), lastAt: v.string() }),
  ),
  refusals: v.array(
    v.object({ name: v.string(), code: v.string(), times: v.number(), people: v.number(), firstAt: v.string() }),
  ),
  /** Refused changes that still wait on devices, by how long ago they were made, and on how many devices. */
  parked: v.object({ ...ages, devices: v.number() }),
  errors: v.array(frequentError),
  tables: v.array(
    v.object({
      name: v.string(),
      bytes: v.number(),
      rows: v.number(),
      /** In a week, or as long as is known; null: not known yet. */ grown: v.nullable(v.number()),
    }),
  ),
});
export type Health = v.InferOutput<typeof healthSchema>;
export type HealthFigure = Health['figures'][number];

export async function adminHealth(device: Device): Promise<ActResult<Health>> {
  return parsed(await device.call('admin_health', {}), healthSchema);
}
