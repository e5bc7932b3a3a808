// Takes what was written to those who joined for it: a broadcast to the channels of its topic, a row to those who may
// read it, asked once for each session and filter.
import type { PGlite } from '@electric-sql/pglite';
import type { Exclusive } from '../database/request-lock.ts';
import type { Written } from './capture.ts';
import { type ChangeBinding, type Channel, filterOf, nameOf } from './channel.ts';
import { rowSeenBy, type SeenRow } from './reader.ts';
import type { RealtimeSocket } from './socket.ts';

export interface Delivery {
  readonly sockets: ReadonlySet<RealtimeSocket>;
  readonly engine: PGlite;
  readonly exclusive: Exclusive;
}

export function deliver(delivery: Delivery, written: Written): Promise<void> {
  const isBroadcast = written.schema === 'realtime' && written.table === 'messages';
  return isBroadcast ? deliverBroadcast(delivery, written) : deliverRow(delivery, written);
}

interface Message {
  readonly id: string;
  readonly topic: string;
  readonly event: string;
  readonly payload: Record<string, unknown> | null;
  readonly private: boolean;
}

async function deliverBroadcast({ sockets, engine, exclusive }: Delivery, { key }: Written): Promise<void> {
  const { rows } = await exclusive(() =>
    engine.query<Message>('select id, topic, event, payload, private from realtime.messages where id = $1', [key.id]),
  );
  const message = rows[0];
  if (message === undefined) return;
  const { id, event } = message;
  const payload = { type: 'broadcast', event, payload: { id, ...message.payload }, meta: { id } };
  for (const socket of sockets) {
    for (const channel of socket.channels.values()) {
      // A public topic of the same name is another one: it never gets a private message.
      if (nameOf(channel) === message.topic && channel.isPrivate === message.private) {
        socket.send(channel.topic, 'broadcast', payload);
      }
    }
  }
}

async function deliverRow({ sockets, engine, exclusive }: Delivery, written: Written): Promise<void> {
  const seen = new Map<string, Promise<SeenRow | null>>();
  const seenBy = ({ reader }: Channel, { filter }: ChangeBinding): Promise<SeenRow | null> => {
    // Policies may ask for any claim, of the session too.
    const asked = JSON.stringify([reader, filter]);
    const known =
      seen.get(asked) ?? exclusive(() => rowSeenBy(engine, reader, { ...written, filter: filterOf(filter) }));
    seen.set(asked, known);
    return known;
  };
  for (const socket of sockets) {
    for (const channel of [...socket.channels.values()]) {
      const wanted = channel.bindings.filter(binding => isAbout(binding, written));
      const rows = await Promise.all(wanted.map(binding => seenBy(channel, binding)));
      const row = rows.find(found => found !== null);
      const ids = wanted.filter((_, index) => rows[index] !== null).map(({ id }) => id);
      if (row !== undefined && row !== null)
        socket.send(channel.topic, 'postgres_changes', { ids, data: change(written, row) });
    }
  }
}

function isAbout({ schema, table }: ChangeBinding, written: Written): boolean {
  return schema === written.schema && (table === written.table || table === '*' || table === '');
}

function change({ schema, table, at }: Written, { record, columns }: SeenRow): object {
  return { schema, table, commit_timestamp: at, type: 'INSERT', record, columns, errors: null };
}
