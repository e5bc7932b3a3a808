// What a move is made of: chance, the world as it stands, and who is who in it.
import type { Random } from '#tests/support/fakes/random.ts';
import type { Thing, World } from './world.ts';

export interface Play {
  readonly random: Random;
  readonly world: World;
  /** Ids of people who look for work, and of those who administer the platform. */
  readonly rockstars: readonly string[];
  readonly admins: readonly string[];
}

/** Arguments that make sense in this world, and whose they are to send. */
export interface Move {
  readonly by: readonly (string | null)[];
  readonly args: Record<string, unknown>;
}

/** By a command's name, one more move of it. Most are applied; a rule of the server's may still say no. */
export type Moves = Readonly<Record<string, (play: Play) => Move>>;

const HOUR = 3_600_000;

/** A row in one of these states, now and then in any; one that is nobody's when there is none. */
export function thing({ random, world }: Play, table: string, ...states: readonly string[]): Thing {
  const fit = world.of(table, ...states);
  const found = random.any(random.chance(0.05) ? world.of(table) : fit);
  return (
    found ?? {
      id: random.id(),
      venue_id: null,
      worker_id: null,
      shift_id: null,
      job_id: null,
      status: null,
      version: null,
    }
  );
}

export function managersOf({ world }: Play, venueId: string | null): readonly (string | null)[] {
  return members(world, venueId, 'admin', 'manager');
}

export function adminsOf({ world }: Play, venueId: string | null): readonly (string | null)[] {
  return members(world, venueId, 'admin');
}

export function everybodyOf({ world }: Play, venueId: string | null): readonly (string | null)[] {
  return members(world, venueId, 'admin', 'manager', 'staff');
}

function members(world: World, venueId: string | null, ...roles: readonly string[]): readonly (string | null)[] {
  return world
    .of('venue_users', ...roles)
    .filter(member => member.venue_id === venueId)
    .map(member => member.worker_id);
}

/** The version that the row has; now and then one that it had. */
export function version({ random }: Play, of: Thing | undefined): number {
  return Math.max(1, (of?.version ?? 1) - (random.chance(0.05) ? 1 : 0));
}

export function shiftOf({ world }: Play, id: string | null): Thing | undefined {
  return world.of('shifts').find(shift => shift.id === id);
}

/** A key with its value most of the time, else nothing: for what may be left out. */
export function perhaps(random: Random, fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(() => random.chance(0.7)));
}

/** Start and end of a shift ahead, on the hour, in a zone whose wall is UTC's: what save_shift and edit_shift ask for. */
export function span({ random, world }: Play): Record<string, unknown> {
  const begins = Math.ceil(world.now.getTime() / HOUR + random.whole(1, 6 * 24)) * HOUR;
  const ends = begins + random.whole(2, 10) * HOUR;
  const wall = (at: number) => new Date(at).toISOString().slice(0, 16);
  return {
    starts_local: wall(begins),
    ends_local: wall(ends),
    starts_at: new Date(begins).toISOString(),
    ends_at: new Date(ends).toISOString(),
  };
}

export function day({ random, world }: Play): string {
  return new Date(world.now.getTime() + random.whole(0, 20) * 24 * HOUR).toISOString().slice(0, 10);
}

export const WORDS = ['A word', 'Bring a pen', 'Señor O’Neill', 'x', 'Two\nlines', '<b>bold</b>'] as const;
export const TIMES = ['06:00', '09:30', '18:00', '23:15'] as const;
