// Realtime as a doorbell: one private channel per person, and one for what an open screen shows. What arrives is never
// looked at; that something arrived is all. Each has a socket of its own, so that either ends without the other. A channel that the server closed is made anew, since the client never rejoins it by itself.
import { type RealtimeChannel, RealtimeClient, type RealtimeClientOptions } from '@supabase/supabase-js';
import { backoffMs } from '../backoff.ts';
import type { HttpConfig } from './http.ts';
import type { Inserts } from './remote.ts';

export interface DoorbellConfig extends HttpConfig {
  /** Node before 22 has no WebSocket of its own. */
  readonly transport?: NonNullable<RealtimeClientOptions['transport']>;
}

/** Makes the channel, with what it rings for. */
export type Join = (client: RealtimeClient, ring: () => void) => RealtimeChannel;

export interface Listening {
  readonly join: Join;
  readonly accessToken: () => Promise<string | null>;
  readonly ring: () => void;
}

export function pokesFor(userId: string): Join {
  return (client, ring) =>
    client.channel(`user:${userId}`, { config: { private: true } }).on('broadcast', { event: 'poke' }, ring);
}

export function insertsInto({ table, column, value }: Inserts): Join {
  const change = { event: 'INSERT', schema: 'public', table, filter: `${column}=eq.${value}` } as const;
  return (client, ring) => client.channel(`${table}-${value}`).on('postgres_changes', change, ring);
}

export function keepListening(config: DoorbellConfig, listening: Listening): () => void {
  const client = new RealtimeClient(`${config.url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: config.publishableKey },
    accessToken: listening.accessToken,
    ...(config.transport === undefined ? {} : { transport: config.transport }),
  });
  let stopped = false;
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let channel: RealtimeChannel | null = null;

  function join(): void {
    const mine = listening.join(client, listening.ring);
    channel = mine;
    // On the hosted service events flow only from this message on; whatever came before it was missed.
    mine.on('system', {}, ({ status }: { status?: unknown }) => {
      if (status === 'ok') listening.ring();
    });
    mine.subscribe((status, error) => {
      if (stopped || channel !== mine) return;
      if (status === 'SUBSCRIBED') {
        failures = 0;
        listening.ring();
      } else if (status === 'CLOSED' || (status === 'CHANNEL_ERROR' && isRefusal(error))) leave(mine);
    });
  }

  /** The client would knock for ever with the same refused token. */
  function leave(mine: RealtimeChannel): void {
    channel = null;
    void client.removeChannel(mine);
    failures += 1;
    again = setTimeout(join, 1_000 + backoffMs(failures, Math.random()));
  }

  void client.setAuth().then(() => {
    if (!stopped) join();
  });
  return () => {
    stopped = true;
    clearTimeout(again);
    // Else the channel would stay joined under this person's name until the token ends.
    void client.removeAllChannels().finally(() => client.disconnect());
  };
}

function isRefusal(error: Error | undefined): boolean {
  return /unauthorized|permission|token/i.test(error?.message ?? '');
}
