// Ours: the engine of the product with one table and one command, and a session that needs no sign-in.
import { v7 as newId } from 'uuid';
import * as v from 'valibot';
import {
  browserPlatform,
  type Device,
  defineCommand,
  defineTable,
  type Mirror,
  openDevice,
  type Remote,
} from '#sync/index.ts';
import { postSync } from '#sync/remote/http.ts';
import { wireOver } from '#sync/wire.ts';
import { momentOf } from '#tests/bench/pages/own-device.ts';
import type { Note, Peer } from './peer.ts';

const noteRow = v.object({
  id: v.string(),
  row_xid: v.string(),
  owner_id: v.string(),
  text: v.string(),
  created_at: v.string(),
  updated_at: v.string(),
});

const notes = defineTable<v.InferOutput<typeof noteRow>>({
  name: 'peer_notes',
  row: noteRow,
  indexes: [],
  scopes: row => [`user:${row.owner_id}`],
});

const putNote = defineCommand<Note>({
  name: 'put_peer_note',
  version: 1,
  args: v.object({ id: v.string(), text: v.string() }),
  lanes: ({ id }) => [`note:${id}`],
  async apply(tx, { id, text }, { userId, recordedAt }) {
    await tx.put(notes, { id, row_xid: '0', owner_id: userId, text, created_at: recordedAt, updated_at: recordedAt });
  },
});

export function encore(): Peer {
  let device: Device;
  let asked = false;
  const mirror = (): Mirror => {
    const known = device.mirror.get();
    if (known === null) throw new Error('Nobody is signed in.');
    return known;
  };
  return {
    async open(userId) {
      const platform = browserPlatform(newId);
      device = openDevice({
        catalogue: { tables: [notes], commands: [putNote] },
        platform,
        wire: async () => wireOver(remoteFor(userId)),
      });
      await momentOf(device.session, session => session !== undefined);
      if (device.session.get() === null) await device.signIn({ email: userId, password: '' });
      await momentOf(device.mirror, known => known !== null);
    },
    async write(note) {
      const saved = await device.dispatch(putNote, note);
      if (!saved.ok) throw new Error(saved.error.kind);
    },
    stored: async () => undefined,
    async sync() {
      const { status } = device;
      const before = status.get().lastPullAt;
      if (asked) device.syncNow();
      const isNew = asked;
      asked = true;
      await momentOf(status, now => now.phase === 'idle' && !now.firstSync && !(isNew && now.lastPullAt === before));
    },
    count: () => mirror().table(notes).count(),
    async has(id) {
      const outbox = await mirror().outbox();
      const waits = outbox.some(({ args }) => v.is(v.object({ id: v.literal(id) }), args));
      return waits || (await mirror().table(notes).get(id)) !== undefined;
    },
    settled: async () => device.status.get().pendingCount === 0,
    async refusals() {
      const outbox = await mirror().outbox();
      return outbox.flatMap(({ state, code }) => (state === 'parked' ? [code ?? ''] : []));
    },
  };
}

/** The product's own wire, with the person's id for a token and no realtime. */
function remoteFor(userId: string): Remote {
  const session = {
    accessToken: userId,
    refreshToken: userId,
    expiresIn: 86_400,
    userId,
    email: `${userId}@example.com`,
  };
  const welcome = async () => ({ ok: true as const, value: session });
  const refused = async () => ({ ok: false as const, error: { code: 'unreachable' } });
  const silent = () => () => undefined;
  return {
    auth: {
      signUp: welcome,
      signIn: welcome,
      verify: welcome,
      refresh: welcome,
      signOut: refused,
      resendSignUp: refused,
      requestPasswordReset: refused,
      updatePassword: refused,
      requestEmail: refused,
      confirmEmail: refused,
    },
    sync: (request, token, signal) =>
      postSync({ url: window.location.origin, publishableKey: 'peers' }, request, { token, signal }),
    call: refused,
    addressOf: () => '',
    listen: silent,
    watchInserts: silent,
  };
}
