// One person's device without screens: the real engine, the real client library, the embedded backend.
import { WebSocket } from 'ws';
import { catalogue } from '#domain/catalogue.ts';
import { editProfile } from '#domain/profiles/commands.ts';
import {
  type Catalogue,
  type Command,
  type Device,
  type Mirror,
  type MirroredRow,
  type OutboxEntry,
  openDevice,
  type Readable,
  type Remote,
  type Table,
} from '#sync/index.ts';
import { supabaseRemote } from '#sync/remote/supabase-remote.ts';
import { wireOver } from '#sync/wire.ts';
import { type Backend, tokenHashIn } from '#tests/support/backend.ts';
import { type DeviceWorld, nodeWorld } from './node-platform.ts';

const PATIENCE_MS = 15_000;
export const password = 'Cellar-bar-7';

export class Phone {
  /** Registers, confirms by the mail, and has everything on the device. */
  static async join(
    backend: Backend,
    who: { name: string; email: string; role: 'venue' | 'rockstar'; metadata?: Record<string, unknown> },
  ): Promise<Phone> {
    const phone = new Phone(backend, nodeWorld());
    const { email, role, name } = who;
    const metadata = { role, name, venueType: 'new_venue', ...who.metadata };
    const signedUp = await phone.device.signUp({ email, password, metadata });
    if (!signedUp.ok) throw new Error(`${email}: ${signedUp.error.code}`);
    const mail = backend.mails(email).at(-1);
    if (mail === undefined) throw new Error(`No mail for ${email}`);
    const verified = await phone.device.verify({ tokenHash: tokenHashIn(mail), type: 'signup' });
    if (!verified.ok) throw new Error(`${email}: ${verified.error.code}`);
    // The first thing that either side is asked; what a journey is about comes after it.
    if (role === 'venue')
      await backend.db(`update public.venues set address = '12 Lantern Row', area = 'london' where area is null`);
    await phone.settled();
    if (role === 'rockstar') await phone.actAndSettle(editProfile, { areas: ['london'] });
    return phone;
  }

  readonly #backend: Backend;
  readonly #world: DeviceWorld;
  #hearsPokes = true;
  #linesMade = 0;
  #device: Device;

  private constructor(backend: Backend, world: DeviceWorld) {
    this.#backend = backend;
    this.#world = world;
    this.#device = this.#open();
  }

  get device(): Device {
    return this.#device;
  }

  get userId(): string {
    return this.#mirror().userId;
  }

  loseNetwork(): void {
    this.#world.setOnline(false);
  }

  regainNetwork(): void {
    this.#world.setOnline(true);
  }

  /** The person's own topic falls silent; what an open screen listens to does not. */
  ignorePokes(): void {
    this.#hearsPokes = false;
  }

  /** The app ends without a word and starts again with the same storage; as another version if one is given. */
  async restart(version?: Catalogue): Promise<void> {
    await this.#device.close();
    this.#device = this.#open(version);
    await until(this.#device.mirror, mirror => mirror !== null);
  }

  /** Web sockets opened so far. */
  get linesMade(): number {
    return this.#linesMade;
  }

  /** Saves the command here; the id it waits under. */
  async act<Args>(command: Command<Args>, args: Args): Promise<string> {
    const saved = await this.#device.dispatch(command, args);
    if (!saved.ok) throw new Error(`${command.name}: ${JSON.stringify(saved.error)}`);
    return saved.commandId;
  }

  /** Saves the command and waits for the server's word on it. */
  async actAndSettle<Args>(command: Command<Args>, args: Args): Promise<void> {
    await this.act(command, args);
    await this.settled();
  }

  /** All sent and answered, and what others did until now is here too: one whole round that begins after this call. */
  async settled(): Promise<void> {
    const { status } = this.#device;
    await until(status, ({ phase }) => phase === 'idle');
    const before = status.get().lastPullAt;
    this.#device.syncNow();
    await until(
      status,
      now => now.phase === 'idle' && now.pendingCount === 0 && now.lastPullAt !== before && !now.firstSync,
    );
  }

  async rows<Row extends MirroredRow>(table: Table<Row>): Promise<Row[]> {
    return this.#mirror().table(table).toArray();
  }

  row<Row extends MirroredRow>(table: Table<Row>, id: string): Promise<Row | undefined> {
    return this.#mirror().table(table).get(id);
  }

  outbox(): Promise<readonly OutboxEntry[]> {
    return this.#mirror().outbox();
  }

  /** Code of the only command that was refused. */
  async refusal(): Promise<string | undefined> {
    const parked = (await this.outbox()).filter(entry => entry.state === 'parked');
    if (parked.length !== 1) throw new Error(`${parked.length} refused: ${JSON.stringify(parked)}`);
    return parked[0]?.code;
  }

  putAway(): Promise<void> {
    return this.#device.close();
  }

  #mirror(): Mirror {
    const mirror = this.#device.mirror.get();
    if (mirror === null) throw new Error('Nobody is signed in on this device.');
    return mirror;
  }

  #open(version: Catalogue = catalogue): Device {
    const { url, publishableKey } = this.#backend;
    const made = () => {
      this.#linesMade += 1;
    };
    class Line extends WebSocket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols);
        made();
      }
    }
    const remote = this.#unplugged(supabaseRemote({ url, publishableKey, transport: Line as never }));
    return openDevice({ catalogue: version, platform: this.#world.platform, wire: async () => wireOver(remote) });
  }

  /** The same server, as long as there is a network. */
  #unplugged(remote: Remote): Remote {
    const { isOnline } = this.#world;
    return {
      ...remote,
      sync: (request, at) =>
        isOnline() ? remote.sync(request, at) : Promise.resolve({ kind: 'unreachable', why: 'offline' }),
      listen: (userId, token, ring) => remote.listen(userId, token, () => isOnline() && this.#hearsPokes && ring()),
      watchInserts: (inserts, token, ring) => remote.watchInserts(inserts, token, () => isOnline() && ring()),
    };
  }
}

/** Waits for the thing itself, not for time to pass. */
export function until<Value>(readable: Readable<Value>, holds: (value: Value) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => {
      stop();
      reject(new Error(`Still ${JSON.stringify(readable.get())} after ${PATIENCE_MS} ms`));
    }, PATIENCE_MS);
    const look = () => {
      if (!holds(readable.get())) return;
      clearTimeout(patience);
      stop();
      resolve();
    };
    const stop = readable.subscribe(look);
    look();
  });
}
