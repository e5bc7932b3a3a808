// Puts a device together: who is signed in, and for that person the mirror, the queue and the engine that keeps them. It
// changes person and wipes. What an engine does is not its business, and the acts that need the network are in acts.ts.
import { Acts } from './acts.ts';
import { within } from './clock.ts';
import type { Catalogue, Command } from './command.ts';
import { troubleOf } from './database.ts';
import type { Device, DispatchResult, Mirror, Session } from './device.ts';
import { type DeviceStore, openDeviceStore } from './device-store.ts';
import { discard, dispatch, retry } from './dispatch.ts';
import { exportText } from './outbox.ts';
import { openPerson, type Person, wipePerson } from './person.ts';
import { type Cell, cell } from './readable.ts';
import type { Remote } from './remote/remote.ts';
import { SessionKeeper } from './session.ts';
import type { Channel, Platform } from './signals.ts';
import { type StorageTrouble, type SyncStatus, UNKNOWN_STATUS } from './status.ts';

export interface DeviceOptions {
  readonly catalogue: Catalogue;
  /** Called when the network is first needed; what it loads is kept. */
  readonly remote: () => Promise<Remote>;
  readonly platform: Platform;
}

/** Returns at once; `session` is undefined until storage has answered. */
export function openDevice(options: DeviceOptions): Device {
  return new OpenDevice(options);
}

type Word =
  | { readonly say: 'session' }
  | { readonly say: 'signed-out'; readonly userId: string }
  | { readonly say: 'work-offline'; readonly on: boolean };

const STORAGE_AGAIN_MS = 5_000;
const LAST_WORD_MS = 5_000;

class OpenDevice implements Device {
  readonly session: Cell<Session | null | undefined> = cell<Session | null | undefined>(undefined);
  readonly status: Cell<SyncStatus> = cell(UNKNOWN_STATUS);
  readonly mirror: Cell<Mirror | null> = cell<Mirror | null>(null);
  private readonly options: DeviceOptions;
  private readonly store: DeviceStore;
  private readonly keeper: SessionKeeper;
  private readonly channel: Channel;
  private readonly acts: Acts;
  private readonly remote: () => Promise<Remote>;
  private person: Person | null = null;
  /** Changes of person happen one after the other. */
  private turn: Promise<void>;
  private closed = false;

  constructor(options: DeviceOptions) {
    const { platform } = options;
    this.options = options;
    this.remote = loadedOnce(options.remote);
    this.store = openDeviceStore(platform);
    this.channel = platform.channel('encore-device');
    this.keeper = new SessionKeeper({
      clock: platform,
      locks: platform.locks,
      store: this.store,
      remote: this.remote,
      onChange: () => {
        this.say({ say: 'session' });
        void this.follow();
      },
    });
    this.acts = new Acts({ clock: platform, keeper: this.keeper, remote: this.remote, follow: () => this.follow() });
    this.channel.listen(word => this.hear(word as Word));
    this.turn = this.adopt().then(() => this.finishWipes());
  }

  async dispatch<Args>(command: Command<Args>, args: Args): Promise<DispatchResult> {
    return await this.save(person => dispatch(this.desk(person), command, args));
  }

  async retry(commandId: string, args?: unknown): Promise<DispatchResult> {
    return await this.save(person => retry(this.desk(person), commandId, args));
  }

  async discard(commandId: string): Promise<boolean> {
    await this.turn;
    const { person } = this;
    if (person === null) return false;
    const gone = await discard(this.desk(person), commandId);
    await person.engine.changed();
    return gone;
  }

  syncNow(): void {
    this.person?.engine.ask();
  }

  setWorkOffline(on: boolean): void {
    this.say({ say: 'work-offline', on });
    this.person?.engine.happen({ type: 'work-offline', on });
    void this.store.change('workOffline', () => on);
  }

  signUp: Device['signUp'] = input => this.acts.signUp(input);
  signIn: Device['signIn'] = input => this.acts.signIn(input);
  verify: Device['verify'] = input => this.acts.verify(input);
  resendSignUp: Device['resendSignUp'] = input => this.acts.resendSignUp(input);
  requestPasswordReset: Device['requestPasswordReset'] = input => this.acts.requestPasswordReset(input);
  updatePassword: Device['updatePassword'] = input => this.acts.updatePassword(input);
  call: Device['call'] = (name, args) => this.acts.call(name, args);

  async signOut(): Promise<void> {
    const { platform, catalogue } = this.options;
    const kept = await this.keeper.forget();
    this.settle(null, null);
    platform.marker.write(null);
    if (kept === null) return;
    const { userId, tokens } = kept;
    this.say({ say: 'signed-out', userId });
    await this.store.change('toWipe', before => [...(before ?? []).filter(id => id !== userId), userId]);
    const [wiped] = await Promise.all([wipePerson(platform, catalogue, userId), platform.wipe().catch(() => {})]);
    if (wiped) await this.wiped(userId);
    // The server hears of it when it can; nobody waits for that.
    if (tokens === null) return;
    const lastWord = this.remote().then(remote => remote.auth.signOut(tokens.session));
    void within<unknown>(platform, LAST_WORD_MS, lastWord, () => null).catch(() => null);
  }

  async exportOutbox(): Promise<string> {
    await this.turn;
    return this.person === null ? '[]' : await exportText(this.person.store);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.turn;
    this.person?.close();
    this.person = null;
    this.channel.close();
    this.store.close();
  }

  private async save(act: (person: Person) => Promise<DispatchResult>): Promise<DispatchResult> {
    await this.turn;
    const { person } = this;
    if (person === null) return { ok: false, error: { kind: 'signed-out' } };
    const result = await act(person);
    if (result.ok) await person.engine.changed();
    else if (result.error.kind === 'not-saved') {
      person.engine.happen({ type: 'storage', trouble: result.error.trouble, round: null });
    }
    return result;
  }

  private desk(person: Person) {
    const { platform, catalogue } = this.options;
    return { platform, catalogue, store: person.store };
  }

  private follow(): Promise<void> {
    this.turn = this.turn.then(() => this.adopt());
    return this.turn;
  }

  /** Makes this context belong to whom storage says. */
  private async adopt(): Promise<void> {
    if (this.closed) return;
    try {
      const kept = await this.keeper.kept();
      if (kept === null) return this.nobody();
      const { userId, email } = kept;
      const stands = kept.tokens !== null;
      if (this.person?.store.userId === userId) return this.person.engine.happen({ type: 'session', stands });
      this.settle(await this.open(userId), { userId, email });
      if (!stands) this.person?.engine.happen({ type: 'session', stands });
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === null) throw error;
      this.troubled(trouble);
    }
  }

  private async open(userId: string): Promise<Person> {
    this.person?.close();
    this.person = null;
    const newId = this.options.platform.newId();
    const deviceId = await this.store.change('deviceId', before => before ?? newId);
    const workOffline = (await this.store.get('workOffline')) ?? false;
    await this.wiped(userId);
    const { remote, keeper } = this;
    const publish = (status: SyncStatus) => this.publish(userId, status);
    return await openPerson(
      { ...this.options, remote, keeper, deviceId: deviceId ?? newId, workOffline, publish },
      userId,
    );
  }

  /** Nobody, though the marker remembers someone: the browser emptied our storage (EN8). */
  private nobody(): void {
    this.settle(null, null);
    if (this.options.platform.marker.read() !== null) this.tellStorage('idle', 'evicted');
  }

  private troubled(trouble: StorageTrouble): void {
    if (this.session.get() === undefined) this.session.set(null);
    this.tellStorage('storage-trouble', trouble);
    this.options.platform.after(STORAGE_AGAIN_MS, () => void this.follow());
  }

  private tellStorage(phase: SyncStatus['phase'], trouble: StorageTrouble): void {
    this.status.set({ ...this.status.get(), phase, storage: { persisted: null, trouble } });
  }

  private settle(person: Person | null, session: Session | null): void {
    if (this.person !== null && this.person !== person) this.person.close();
    this.person = person;
    this.mirror.set(person?.mirror ?? null);
    const before = this.session.get();
    if (before?.userId !== session?.userId || before?.email !== session?.email || before === undefined) {
      this.session.set(session);
    }
    if (person === null) this.status.set({ ...UNKNOWN_STATUS, phase: 'idle' });
  }

  private publish(userId: string, status: SyncStatus): void {
    if (this.person !== null && this.person.store.userId !== userId) return;
    if (JSON.stringify(status) !== JSON.stringify(this.status.get())) this.status.set(status);
  }

  private async wiped(userId: string): Promise<void> {
    await this.store.change('toWipe', before => before?.filter(id => id !== userId));
  }

  /** What an earlier sign-out could not delete (SE6). */
  private async finishWipes(): Promise<void> {
    const { platform, catalogue } = this.options;
    const left = await this.store.get('toWipe').catch(() => []);
    for (const userId of left ?? []) {
      if (userId === this.person?.store.userId) continue;
      if (await wipePerson(platform, catalogue, userId)) await this.wiped(userId);
    }
  }

  private hear(word: Word): void {
    switch (word.say) {
      case 'session':
        return void this.follow();
      case 'signed-out':
        if (this.person?.store.userId === word.userId) this.settle(null, null);
        return;
      case 'work-offline':
        this.person?.engine.happen({ type: 'work-offline', on: word.on });
        return;
    }
  }

  private say(word: Word): void {
    if (!this.closed) this.channel.post(word);
  }
}

/** A load that failed, offline say, is tried again at the next need. */
function loadedOnce(load: () => Promise<Remote>): () => Promise<Remote> {
  let loading: Promise<Remote> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
