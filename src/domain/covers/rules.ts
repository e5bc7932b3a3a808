// How cover is asked for: in which waves, how far apart, and how it stands.

import { holdsPlace } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import type { Invitation, InvitationStatus } from '#domain/invitations/schema.ts';
import { gapsOf } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Instant } from '#domain/time.ts';
import type { Cover } from './schema.ts';

export const WAVES = { least: 1, most: 3 } as const;
export const APART_MIN = { least: 5, most: 60 } as const;
/** Unless the venue chooses otherwise. */
export const USUAL_APART_MIN = 8;
export const APART_CHOICES = [5, USUAL_APART_MIN, 15, 30] as const;
export const MOST_CHOSEN = 20;

/** Those chosen, those who have worked there, everybody who may come. */
export const WAVE_KINDS = ['chosen', 'worked', 'everyone'] as const;
export type WaveKind = (typeof WAVE_KINDS)[number];

/** Places that nobody has as far as this device knows: who was said here to be missing has left theirs before the server counts. */
export function placesOpen(
  shift: Pick<Shift, 'positions' | 'confirmedCount'>,
  booked: readonly Pick<Booking, 'status'>[],
): number {
  const held = booked.filter(({ status }) => holdsPlace(status)).length;
  return Math.max(gapsOf(shift), shift.positions - held);
}

export type WaveState = 'planned' | 'asked' | 'passed';

export interface Wave {
  readonly kind: WaveKind;
  readonly state: WaveState;
  /** When it is asked next; null: asked already, or never. */
  readonly at: Instant | null;
  readonly asked: number;
  /** Of them, who is known to have looked at the invitation, and who has declined. */
  readonly seen: number;
  readonly declined: number;
}

type Asked = Pick<Invitation, 'coverWave' | 'status'>;

/** What was taken back, expired or came too late may never have been looked at. */
const SEEN: readonly InvitationStatus[] = ['seen', 'accepted', 'declined'];

/** The waves of a search and how each stands, by those whom the server says it has asked. */
export function wavesOf(
  cover: Pick<Cover, 'status' | 'waves' | 'wave' | 'nextAt' | 'apartMin'>,
  invited: readonly Asked[],
): readonly Wave[] {
  return WAVE_KINDS.slice(0, cover.waves).map((kind, index) => {
    const nth = index + 1;
    const of = invited.filter(({ coverWave }) => coverWave === nth);
    const ahead = nth - cover.wave;
    return {
      kind,
      state: ahead <= 0 ? 'asked' : cover.status === 'asking' ? 'planned' : 'passed',
      at: ahead > 0 && cover.nextAt !== null ? cover.nextAt + (ahead - 1) * cover.apartMin * 60_000 : null,
      asked: of.length,
      seen: of.filter(({ status }) => SEEN.includes(status)).length,
      declined: of.filter(({ status }) => status === 'declined').length,
    };
  });
}
