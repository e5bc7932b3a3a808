// What becomes of a command that was saved on this device. It does not know what a screen says about it.
import { useCallback } from 'react';
import type { EntryState, Mirror } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { isDiscarded } from './use-outbox.ts';
import { answersTo } from './use-query.ts';
import { useReadable } from './use-readable.ts';

export type CommandOutcome = 'applied' | 'refused' | 'discarded';

/** However long it takes and whichever screen is shown by then. It never settles for one who signs out or closes the tab. */
export function useOutcome(): (...commandIds: readonly string[]) => Promise<CommandOutcome> {
  const mirror = useReadable(useDevice().mirror);
  return useCallback(
    (...ids: readonly string[]) => (mirror === null ? new Promise<never>(() => undefined) : outcomeOfAll(mirror, ids)),
    [mirror],
  );
}

/** Of what one tap did: applied when all of it was. */
async function outcomeOfAll(mirror: Mirror, ids: readonly string[]): Promise<CommandOutcome> {
  const outcomes = await Promise.all(ids.map(id => outcomeOf(mirror, id)));
  return outcomes.find(outcome => outcome !== 'applied') ?? 'applied';
}

type States = Readonly<Record<string, EntryState>>;

/** All who wait share one live query over the queue: offline there may be many. */
export function outcomeOf(mirror: Mirror, id: string): Promise<CommandOutcome> {
  return new Promise(resolve => {
    let seen = false;
    let stop = (): void => undefined;
    const end = (outcome: CommandOutcome): void => {
      resolve(outcome);
      // What it hears at once, it hears before it can be stopped.
      queueMicrotask(() => stop());
    };
    const settle = async (states: States): Promise<void> => {
      const state = states[id];
      if (state === 'parked') end('refused');
      else if (state !== undefined) seen = true;
      // The first answer may be older than the command: only the queue itself says that it is gone.
      else if (seen || (await queueStates(mirror))[id] === undefined) end(isDiscarded(id) ? 'discarded' : 'applied');
    };
    stop = answersTo(mirror, queueStates, '[null]').subscribe(states => void settle(states));
  });
}

async function queueStates(mirror: Mirror): Promise<States> {
  return Object.fromEntries((await mirror.outbox()).map(({ id, state }) => [id, state]));
}
