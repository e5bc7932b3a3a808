// Ours: the engine of the product with one table and one command, and a session that needs no sign-in.
import { v7 as newId } from 'uuid';
import * as v from 'valibot';
import {
  browserPlatform,
  type Command,
  type CommandContext,
  type Device,
  defineCommand,
  defineTable,
  type Mirror,
  type MirrorTx,
  openDevice,
  type Remote,
  type Table,
} from '#sync/index.ts';
import { postSync } from '#sync/remote/http.ts';
import { wireOver } from '#sync/wire.ts';
import { momentOf } from '#tests/bench/pages/own-device.ts';
import { labelled, type Note, type Peer } from './peer.ts';

const first = {
  id: v.string(),
  row_xid: v.string(),
  owner_id: v.string(),
  text: v.string(),
  about: v.nullable(v.string()),
  created_at: v.string(),
};
const firstRow = v.object(first);
const secondRow = v.object({ ...first, label: v.nullable(v.string()) });
interface Row extends v.InferOutput<typeof firstRow> {
  readonly label?: string | null;
}

const tableOf = (row: v.GenericSchema<unknown, Row>): Table<Row> =>
  defineTable<Row>({ name: 'peer_notes', row, indexes: [], scopes: ({ owner_id }) => [`user:${owner_id}`] });
const notes = tableOf(firstRow);
const labelledNotes = tableOf(secondRow);

const said = { id: v.string(), text: v.string(), about: v.exactOptional(v.string()) };
const lanes = ({ id, about }: Note) => [id, ...(about === undefined ? [] : [about])].map(note => `note:${note}`);

async function draw(tx: MirrorTx, note: Note, { userId, recordedAt }: CommandContext): Promise<void> {
  await tx.put(notes, { ...note, about: note.about ?? null, row_xid: '0', owner_id: userId, created_at: recordedAt });
}

const putNote = defineCommand<Note>({ name: 'put_peer_note', version: 1, args: v.object(said), lanes, apply: draw });

/** Of the app's second version, which lifts what the first one left in the queue. */
const putLabelled = defineCommand<Note & { readonly label: string }>({
  name: 'put_peer_note',
  version: 2,
  args: v.object({ ...said, label: v.string() }),
  lanes,
  apply: draw,
  migrate: args => labelled(args as Note),
});

const editNote = defineCommand<Note>({
  name: 'edit_peer_note',
  version: 1,
  args: v.object({ id: v.string(), text: v.string() }),
  lanes: ({ id }) => [`note:${id}`],
  apply: (tx, { id, text }) => tx.patch(notes, id, { text }),
});

export function encore(): Peer {
  let device: Device;
  let isSecond = false;
  let asked = false;
  const mirror = (): Mirror => {
    const known = device.mirror.get();
    if (known === null) throw new Error('Nobody is signed in.');
    return known;
  };
  return {
    async open(opening) {
      const { userId } = opening;
      isSecond = opening.release === 2;
      const platform = browserPlatform(newId);
      device = openDevice({
        catalogue: isSecond
          ? { tables: [labelledNotes], commands: [putLabelled, editNote] as Command[] }
          : { tables: [notes], commands: [putNote, editNote] as Command[] },
        platform,
        wire: async () => wireOver(remoteFor(userId)),
      });
      await momentOf(device.session, session => session !== undefined);
      if (device.session.get() === null) await device.signIn({ email: userId, password: '' });
      await momentOf(device.mirror, known => known !== null);
    },
    async write(note) {
      const saved = await (isSecond ? device.dispatch(putLabelled, labelled(note)) : device.dispatch(putNote, note));
      if (!saved.ok) throw new Error(saved.error.kind);
    },
    async edit(note) {
      const saved = await device.dispatch(editNote, note);
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
    sync: (request, at) => postSync({ url: window.location.origin, publishableKey: 'peers' }, request, at),
    call: refused,
    addressOf: () => '',
    listen: silent,
    watchInserts: silent,
  };
}
