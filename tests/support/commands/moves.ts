// One generator of commands for the walk, the test of the door and the twins: of every command of the catalogue a move that
// makes sense in the world as it stands, and ways to spoil its arguments.

import type { Random } from '#tests/support/fakes/random.ts';
import { disputeMoves } from './dispute-moves.ts';
import { ownMoves } from './own-moves.ts';
import { placeMoves } from './place-moves.ts';
import type { Move, Moves, Play } from './play.ts';
import { venueMoves } from './venue-moves.ts';

export const moves: Moves = { ...venueMoves, ...placeMoves, ...ownMoves, ...disputeMoves };

/** The next move of that command in that world. */
export function moveOf(name: string, play: Play): Move {
  const make = moves[name];
  if (make === undefined) throw new Error(`No move of ${name}`);
  return make(play);
}

/** What no form would send. An id of somebody else's is the door's own business: `among` are ids that exist. */
export const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  1e300,
  '',
  ' ',
  '\u200b',
  'x'.repeat(5000),
  'O’Neill\r\nBcc: x',
  "'; drop table x; --",
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30',
  '2026-11-22T25:61',
  '2026-11-22T10:00:00Z',
  [],
  ['x'],
  [null],
  {},
  { id: 1 },
];

/** The same arguments with one of them odd, missing, doubled into a list, or another row's id. */
export function spoiled(
  args: Record<string, unknown>,
  random: Random,
  among: readonly string[],
): Record<string, unknown> {
  const key = random.any(Object.keys(args)) ?? 'id';
  const { [key]: value, ...rest } = args;
  return random.pick([
    () => rest,
    () => ({ ...rest, [key]: random.pick(ODD) }),
    () => ({ ...rest, [key]: [value, value] }),
    () => ({ ...rest, [key]: random.any(among) ?? random.id() }),
    () => ({ ...args, [`${key}_more`]: random.pick(ODD) }),
  ])();
}
