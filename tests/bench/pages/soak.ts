// In the page: one day of a phone's month. It speaks to the engine as the screens do, so that nothing but the engine and what it
// stores is weighed.
import { v7 as newId } from 'uuid';
import { deleteAvailabilityException, saveAvailabilityException } from '#domain/availability/commands.ts';
import { editProfile } from '#domain/profiles/commands.ts';
import { type Act, act, type Device } from '#sync/index.ts';
import { BATCH_MOST } from '#sync/queue.ts';
import { momentOf, openOwnDevice, type Person } from './own-device.ts';

export interface SoakPage {
  open(person: Person): Promise<void>;
  /** Saves that many commands, one after the other; most of them replace what an earlier one wrote. */
  work(many: number): Promise<void>;
  /** Saves that many as one would in a fortnight without a network, only faster. */
  queue(many: number): Promise<void>;
  /** How many are not answered yet. */
  pending(): Promise<number>;
  /** Until nothing is pending. */
  idle(): Promise<void>;
  /** Bytes that the browser says it holds for this origin. */
  storedBytes(): Promise<number>;
}

let device: Device | undefined;
const here = (): Device => {
  if (device === undefined) throw new Error('Nobody has opened the device.');
  return device;
};
const day = { starts_on: '2027-03-01', ends_on: '2027-03-02', start_local: null, end_local: null } as const;

function actOf(nth: number): readonly Act[] {
  if (nth % 10 !== 0) return [act(editProfile, { bio: `Behind bars for ${nth} nights` })];
  const id = newId();
  return [
    act(saveAvailabilityException, { ...day, id, kind: 'unavailable', reason: null }),
    act(deleteAvailabilityException, { id }),
  ];
}

const page: SoakPage = {
  async open(person) {
    device = openOwnDevice(person);
    const signedIn = await device.signIn(person);
    if (!signedIn.ok) throw new Error(signedIn.error.code);
    await page.idle();
  },
  async work(many) {
    for (let done = 0, nth = 0; done < many; nth += 1) {
      const acts = actOf(nth);
      const { ok } = await here().dispatchAll(acts);
      if (!ok) throw new Error('A command was not saved.');
      done += acts.length;
    }
  },
  async queue(many) {
    const acts = Array.from({ length: many }, (_, nth) => actOf(nth)).flat();
    for (let from = 0; from < many; from += BATCH_MOST) {
      const { ok } = await here().dispatchAll(acts.slice(from, Math.min(many, from + BATCH_MOST)));
      if (!ok) throw new Error('The queue was not saved.');
    }
  },
  pending: async () => here().status.get().pendingCount,
  async idle() {
    await momentOf(
      here().status,
      ({ phase, firstSync, pendingCount }) => phase === 'idle' && !firstSync && pendingCount === 0,
    );
  },
  storedBytes: async () => (await navigator.storage.estimate()).usage ?? 0,
};
(window as unknown as { bench: SoakPage }).bench = page;
