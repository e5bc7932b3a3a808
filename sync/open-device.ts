// Puts a device together and is its face: what a person does goes to the queue, to the session or to the network. Who lives
// here is resident.ts's business, what the engine does is engine.ts's.
import { within } from './clock.ts';
import type { Act, Catalogue, Command } from './command.ts';
import type { Device, DispatchAllResult, DispatchFailure, DispatchResult } from './device.ts';
import { type DeviceStore, openDeviceStore } from './device-store.ts';
import { type Desk, discard, dispatch, dispatchAll, retry } from './dispatch.ts';
import { exportText } from './outbox.ts';
import type { Person } from './person.ts';
import type { ActResult } from './remote/remote.ts';
import { Resident } from './resident.ts';
import { SessionKeeper } from './session.ts';
import type { Channel, Platform } from './signals.ts';
import { watchInserts } from './watch.ts';
import type { Wire, WireLoader, Wiring } from './wire.ts';
import { loadedOnce } from './wire-loader.ts';

export interface DeviceOptions {
  readonly catalogue: Catalogue;
  /** Called when the network is first needed; what it loads is kept. */
  readonly wire: () => Promise<Wiring>;
  readonly platform: Platform;
}

/** Returns at once; `session` is undefined until storage has answered. */
export function openDevice(options: DeviceOptions): Device {
  return new OpenDevice(options);
}

type Word =
  | { readonly say: 'session' | 'loss-told' }
  | { readonly say: 'signed-out'; readonly userId: string }
  | { readonly say: 'work-offline'; readonly on: boolean };

type NotSaved = { readonly ok: false; readonly error: DispatchFailure };

const LAST_WORD_MS = 5_000;

class OpenDevice implements Device {
  readonly session: Device['session'];
  readonly status: Device['status'];
  readonly mirror: Device['mirror'];
  private readonly options: DeviceOptions;
  private readonly store: DeviceStore;
  private readonly keeper: SessionKeeper;
  private readonly channel: Channel;
  private readonly wire: WireLoader;
  private readonly resident: Resident;
  private closed = false;

  constructor(options: DeviceOptions) {
    const { platform } = options;
    this.options = options;
    this.store = openDeviceStore(platform);
    this.channel = platform.channel('encore-device');
    const onChange = () => this.sessionChanged();
    this.keeper = new SessionKeeper({ clock: platform, store: this.store, onChange });
    const follow = () => this.resident.follow();
    const load = async () => (await options.wire())({ platform, keeper: this.keeper, follow });
    this.wire = loadedOnce(platform, load);
    this.resident = new Resident({ ...options, wire: this.wire, store: this.store, keeper: this.keeper });
    ({ session: this.session, status: this.status, mirror: this.mirror } = this.resident);
    this.channel.listen(word => this.hear(word as Word));
  }

  async dispatch<Args>(command: Command<Args>, args: Args): Promise<DispatchResult> {
    return await this.save(desk => dispatch(desk, command, args));
  }

  async dispatchAll(acts: readonly Act[]): Promise<DispatchAllResult> {
    return await this.save(desk => dispatchAll(desk, acts));
  }

  async retry(commandId: string, args?: unknown): Promise<DispatchResult> {
    return await this.save(desk => retry(desk, commandId, args));
  }

  async discard(commandId: string): Promise<boolean> {
    const person = await this.resident.settled();
    if (person === null) return false;
    const gone = await discard(this.desk(person), commandId);
    await person.engine.changed();
    return gone;
  }

  syncNow(): void {
    void this.resident.settled().then(person => person?.engine.ask('asked'));
  }

  setWorkOffline(on: boolean): void {
    this.say({ say: 'work-offline', on });
    this.switchTo(on);
    // A switch that cannot be stored holds for as long as the tabs that heard of it.
    void this.store.change('workOffline', () => on).catch(() => {});
  }

  signUp: Device['signUp'] = input => this.online(({ acts }) => acts.signUp(input));
  signIn: Device['signIn'] = input => this.online(({ acts }) => acts.signIn(input));
  verify: Device['verify'] = input => this.online(({ acts }) => acts.verify(input));
  resendSignUp: Device['resendSignUp'] = input => this.online(({ acts }) => acts.resendSignUp(input));
  requestPasswordReset: Device['requestPasswordReset'] = input =>
    this.online(({ acts }) => acts.requestPasswordReset(input));
  updatePassword: Device['updatePassword'] = input => this.online(({ acts }) => acts.updatePassword(input));
  call: Device['call'] = (name, args) => this.online(({ acts }) => acts.call(name, args));
  addressOf: Device['addressOf'] = (name, args) => this.online(({ acts }) => acts.addressOf(name, args));
  watchInserts: Device['watchInserts'] = inserts => watchInserts({ resident: this.resident, wire: this.wire }, inserts);

  async signOut(): Promise<void> {
    const { platform } = this.options;
    const kept = await this.keeper.forget();
    const userId = kept?.userId ?? this.session.get()?.userId;
    this.resident.moveOut(null);
    platform.marker.write(null);
    if (userId === undefined) return;
    this.say({ say: 'signed-out', userId });
    await this.resident.wipe(userId);
    const tokens = kept?.tokens ?? null;
    if (tokens === null) return;
    // The server hears of it when it can; nobody waits for that.
    const lastWord = this.wire().then(wire => wire?.signOut(tokens.session));
    void within<unknown>({ clock: platform, ms: LAST_WORD_MS, late: () => null }, lastWord).catch(() => null);
  }

  async lossTold(): Promise<void> {
    await this.resident.lossTold();
    this.say({ say: 'loss-told' });
  }

  async exportOutbox(): Promise<string> {
    const person = await this.resident.settled();
    return person === null ? '[]' : await exportText(person.store);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.resident.close();
    this.channel.close();
    this.store.close();
  }

  /** Saves, and settles only when the published figures tell of it. */
  private async save<Saved extends { readonly ok: true }>(
    act: (desk: Desk) => Promise<Saved | NotSaved>,
  ): Promise<Saved | NotSaved> {
    const seen = this.session.get()?.userId;
    const person = await this.resident.settled();
    // Whoever signed in while we waited did not do this (SE5).
    const theirs = person !== null && (seen === undefined || seen === person.store.userId);
    if (!theirs) return { ok: false, error: { kind: 'signed-out' } };
    const result = await act(this.desk(person));
    if (result.ok) {
      person.engine.recovered();
      await person.engine.changed();
    } else if (result.error.kind === 'not-saved') {
      person.engine.happen({ type: 'storage', trouble: result.error.trouble, round: null });
    }
    return result;
  }

  private async online<Value>(act: (wire: Wire) => Promise<ActResult<Value>>): Promise<ActResult<Value>> {
    const wire = await this.wire();
    return wire === null ? { ok: false, error: { code: 'unreachable' } } : await act(wire);
  }

  private desk(person: Person): Desk {
    const { platform, catalogue } = this.options;
    return { platform, catalogue, store: person.store };
  }

  private sessionChanged(): void {
    this.say({ say: 'session' });
    void this.resident.follow();
  }

  private hear(word: Word): void {
    if (word.say === 'session') void this.resident.follow();
    else if (word.say === 'signed-out') this.resident.moveOut(word.userId);
    else if (word.say === 'work-offline') this.switchTo(word.on);
    else if (word.say === 'loss-told') void this.resident.lossTold();
  }

  private switchTo(on: boolean): void {
    void this.resident.settled().then(person => person?.engine.happen({ type: 'work-offline', on }));
  }

  private say(word: Word): void {
    if (!this.closed) this.channel.post(word);
  }
}
