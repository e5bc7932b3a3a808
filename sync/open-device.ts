// Puts a device together and is its face: what a person does goes to the queue, to the session or to the network. Who lives
// here is resident.ts's business, what the engine does is engine.ts's.
import type { Acts } from './acts.ts';
import type { Catalogue } from './command.ts';
import type { Device, DispatchFailure, OpenDevice } from './device.ts';
import { openDeviceStore } from './device-store.ts';
import { type Desk, discardAll, dispatch, dispatchAll, retry } from './dispatch.ts';
import { unmark } from './losses.ts';
import { exportText } from './outbox.ts';
import { wipePerson } from './person.ts';
import type { ActResult } from './remote/remote.ts';
import { Resident } from './resident.ts';
import { SessionKeeper } from './session.ts';
import type { Platform } from './signals.ts';
import { watchInserts } from './watch.ts';
import type { WireLoader, Wiring } from './wire.ts';
import { loadedOnce } from './wire-loader.ts';

export interface DeviceOptions {
  readonly catalogue: Catalogue;
  /** Called when the network is first needed; what it loads is kept. */
  readonly wire: () => Promise<Wiring>;
  readonly platform: Platform;
}

type Word =
  | { readonly say: 'session' | 'loss-told' }
  | { readonly say: 'signed-out'; readonly userId: string }
  | { readonly say: 'work-offline'; readonly on: boolean };

type QueueAct = 'dispatch' | 'dispatchAll' | 'retry' | 'discard' | 'discardAll';

type NotSaved = { readonly ok: false; readonly error: DispatchFailure };

/** Returns at once; `session` is undefined until storage has answered. */
export function openDevice(options: DeviceOptions): OpenDevice {
  const { platform, catalogue } = options;
  const store = openDeviceStore(platform);
  const channel = platform.channel('encore-device');
  const keeper = new SessionKeeper({
    clock: platform,
    store,
    onChange() {
      say({ say: 'session' });
      void resident.follow();
    },
  });
  const wire = loadedOnce(platform, async () =>
    (await options.wire())({ platform, keeper, follow: () => resident.follow() }),
  );
  const resident = new Resident({ ...options, wire, store, keeper });
  const { session, status, mirror, keepsNothing } = resident;
  let closed = false;
  channel.listen(word => hear(word as Word));

  function hear(word: Word): void {
    if (word.say === 'session') void resident.follow();
    else if (word.say === 'signed-out') resident.moveOut(word.userId);
    else if (word.say === 'work-offline') switchTo(word.on);
    else if (word.say === 'loss-told') void resident.lossTold();
  }

  function say(word: Word): void {
    if (!closed) channel.post(word);
  }

  function switchTo(on: boolean): void {
    void resident.settled().then(person => person?.engine.happen({ type: 'work-offline', on }));
  }

  async function signOut(): Promise<void> {
    const seen = session.get()?.userId;
    const kept = await store.endSession(seen).catch(async () => {
      // A full disk takes no note of what is owed: without their database there is room for it (EN12).
      resident.moveOut(null);
      if (seen !== undefined) await wipePerson(platform, catalogue, seen);
      return await store.endSession(seen);
    });
    const userId = kept?.userId ?? seen;
    resident.moveOut(null);
    if (userId === undefined) return;
    unmark(platform.marker, userId);
    say({ say: 'signed-out', userId });
    await resident.wipe(userId);
    const left = kept?.tokens?.session;
    // Somebody else may have signed in by the time of the press.
    if (left === undefined) return await resident.follow();
    // The server hears of it when it can; nobody waits for that.
    void wire()
      .then(loaded => loaded?.signOut(left))
      .catch(() => null);
  }

  return {
    session,
    status,
    mirror,
    keepsNothing,
    ...queueActs(options, resident),
    syncNow: () => void resident.settled().then(person => person?.engine.ask('asked')),
    setWorkOffline(on) {
      say({ say: 'work-offline', on });
      switchTo(on);
      // A switch that cannot be stored holds for as long as the tabs that heard of it.
      void store.change('workOffline', () => on).catch(() => {});
    },
    ...onlineActs(wire),
    watchInserts: inserts => watchInserts({ resident, wire }, inserts),
    signOut,
    async lossTold() {
      await resident.lossTold();
      say({ say: 'loss-told' });
    },
    async exportOutbox() {
      const person = await resident.settled();
      return person === null ? '[]' : await exportText(person.store);
    },
    async close() {
      closed = true;
      await resident.close();
      channel.close();
      store.close();
    },
  };
}

/** What a person does to the queue: only for whoever lives here, and told to their engine. */
function queueActs(desk: Omit<Desk, 'store'>, resident: Resident): Pick<Device, QueueAct> {
  /** Saves, and settles only when the published figures tell of it. */
  async function save<Saved extends { readonly ok: true }>(
    work: (desk: Desk) => Promise<Saved | NotSaved>,
  ): Promise<Saved | NotSaved> {
    const seen = resident.session.get()?.userId;
    const person = await resident.settled();
    // Whoever signed in while we waited did not do this (SE5).
    const theirs = person !== null && (seen === undefined || seen === person.store.userId);
    if (!theirs) return { ok: false, error: { kind: 'signed-out' } };
    const result = await work({ ...desk, store: person.store });
    if (result.ok) {
      person.engine.recovered();
      await person.engine.changed();
    } else if (result.error.kind === 'not-saved') {
      person.engine.happen({ type: 'storage', trouble: result.error.trouble, round: null });
    }
    return result;
  }

  async function discarding(commandIds: readonly string[]): Promise<boolean> {
    const result = await save(desk => discardAll(desk, commandIds));
    return result.ok && result.gone;
  }

  return {
    dispatch: (command, args) => save(desk => dispatch(desk, command, args)),
    dispatchAll: acts => save(desk => dispatchAll(desk, acts)),
    retry: (commandId, args) => save(desk => retry(desk, commandId, args)),
    discard: commandId => discarding([commandId]),
    discardAll: discarding,
  };
}

/** What needs the network: loads the wire first, and is unreachable when that does not come either. */
function onlineActs(wire: WireLoader): Pick<Device, keyof Acts> {
  async function online<Value>(work: (acts: Acts) => Promise<ActResult<Value>>): Promise<ActResult<Value>> {
    const loaded = await wire();
    return loaded === null ? { ok: false, error: { code: 'unreachable' } } : await work(loaded.acts);
  }

  return {
    signUp: input => online(acts => acts.signUp(input)),
    signIn: input => online(acts => acts.signIn(input)),
    verify: input => online(acts => acts.verify(input)),
    resendSignUp: input => online(acts => acts.resendSignUp(input)),
    requestPasswordReset: input => online(acts => acts.requestPasswordReset(input)),
    updatePassword: input => online(acts => acts.updatePassword(input)),
    requestEmail: input => online(acts => acts.requestEmail(input)),
    confirmEmail: input => online(acts => acts.confirmEmail(input)),
    call: (name, args) => online(acts => acts.call(name, args)),
    addressOf: (name, args) => online(acts => acts.addressOf(name, args)),
  };
}
