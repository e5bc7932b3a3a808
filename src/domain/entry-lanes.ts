// Which lanes an entry of the outbox is in, needs and makes; and what cannot be without it. It trusts stored arguments only as far as
// their schema does.

import { safeParse } from 'valibot';
import type { OutboxEntry } from '#sync/index.ts';
import { catalogue } from './catalogue.ts';
import type { DescribedCommand } from './command.ts';

interface Lanes {
  readonly lanes: readonly string[];
  readonly needs: readonly string[];
  readonly makes: readonly string[];
}

const commands: readonly DescribedCommand[] = catalogue.commands;
const NONE: Lanes = { lanes: [], needs: [], makes: [] };

export function lanesOf({ name, args }: OutboxEntry): Lanes {
  const command = commands.find(one => one.name === name);
  const read = command === undefined ? undefined : safeParse(command.args, args);
  if (command === undefined || read?.success !== true) return NONE;
  return {
    lanes: command.lanes(read.output),
    needs: command.needs?.(read.output) ?? [],
    makes: command.makes?.(read.output) ?? [],
  };
}

/**
 * Of what has not left, the ids of all that cannot be without what this entry makes: what changes it, what was written for it, and what
 * was done with that. Discarded alone, it would leave them to be refused one by one.
 */
export function goingAlong(entry: OutboxEntry, outbox: readonly OutboxEntry[]): readonly string[] {
  const { makes } = lanesOf(entry);
  if (makes.length === 0) return [];
  const others = outbox
    .filter(({ id, state }) => id !== entry.id && (state === 'parked' || state === 'queued'))
    .map(other => ({ id: other.id, ...lanesOf(other) }));
  const lost = new Set(makes);
  const along = new Set<string>();
  for (let before = -1; along.size > before; ) {
    before = along.size;
    for (const { id, lanes, needs, makes: made } of others) {
      if (along.has(id) || ![...lanes, ...needs].some(lane => lost.has(lane))) continue;
      along.add(id);
      for (const lane of made) lost.add(lane);
      // What changes the thing itself may be in a lane with what has nothing to do with it.
      if (!lanes.some(lane => makes.includes(lane))) for (const lane of lanes) lost.add(lane);
    }
  }
  return [...along];
}
