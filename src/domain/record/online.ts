// A Rockstar's record, as the server keeps it: all that was ever agreed, which is more than a device holds. Signed by an edge function,
// which a ticket opens.

import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { whole } from '#domain/whole.ts';
import type { ActResult, Device } from '#sync/index.ts';

const workRecord = v.object({
  name: v.string(),
  shifts: whole,
  minutes: whole,
  rating: v.nullable(v.object({ stars: v.number(), reviews: whole })),
  worked: v.array(v.object({ day: v.string(), venue: v.string(), role: v.string(), minutes: whole })),
});
export type WorkRecord = v.InferOutput<typeof workRecord>;

export async function ownRecord(device: Device): Promise<ActResult<WorkRecord>> {
  return parsed(await device.call('work_record', {}), workRecord);
}

const nothing = v.object({});

/** What opens the signed record, once and for ten minutes. */
export const issueRecordTicket = {
  name: 'issue_record_ticket',
  args: nothing,
  async run(device: Device, _args: v.InferOutput<typeof nothing>): Promise<ActResult<string>> {
    return parsed(await device.call('issue_record_ticket', {}), v.string());
  },
};

export interface VenueTotal {
  readonly venue: string;
  readonly shifts: number;
  readonly minutes: number;
}

/** Where most was worked first. */
export function venuesOf({ worked }: Pick<WorkRecord, 'worked'>): readonly VenueTotal[] {
  return [...new Set(worked.map(({ venue }) => venue))]
    .map(venue => {
      const there = worked.filter(one => one.venue === venue);
      return { venue, shifts: there.length, minutes: there.reduce((sum, one) => sum + one.minutes, 0) };
    })
    .sort((one, other) => other.minutes - one.minutes);
}
