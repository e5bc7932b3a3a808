// Realtime as a doorbell: one private channel per person, and one for what an open screen shows. What arrives is never
// looked at; that something arrived is all. Each has a socket of its own, so that either ends without the other; what one
// leaves, the next takes over. A channel that the server closed is made anew, since the client never rejoins it by itself.
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

/** A client lent to one bell at a time; between two it belongs to nobody. */
interface Line {
  readonly client: RealtimeClient;
  speak: () => Promise<string | null>;
}

/** How long a line that rings for nobody stays open: whoever goes on to the next chat finds it standing. */
const IDLE_MS = 5_000;
const nobody = async (): Promise<null> => null;

/** Every client hangs listeners on the window and never takes them down: one that has hung up is used again. */
export function doorbells(config: DoorbellConfig): (listening: Listening) => () => void {
  const idle: Line[] = [];
  return listening => {
    const line = idle.pop() ?? newLine(config);
    line.speak = listening.accessToken;
    const hangUp = keepListening(line.client, listening);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      void hangUp().finally(() => {
        line.speak = nobody;
        // Else it would keep this person's token for the next.
        void line.client.setAuth();
        idle.push(line);
      });
    };
  };
}

function newLine(config: DoorbellConfig): Line {
  const client = new RealtimeClient(`${config.url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: config.publishableKey },
    // A failure must not leave the last token in force.
    accessToken: () => line.speak().catch(nobody),
    disconnectOnEmptyChannelsAfterMs: IDLE_MS,
    ...(config.transport === undefined ? {} : { transport: config.transport }),
  });
  const line: Line = { client, speak: nobody };
  return line;
}

function keepListening(client: RealtimeClient, listening: Listening): () => Promise<unknown> {
  let stopped = false;
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let channel: RealtimeChannel | null = null;

  function join(): void {
    const mine = listening.join(client, listening.ring);
    channel = mine;
    // On the hosted service events flow only from this message on; whatever came before it was missed.
    mine.on('system', {}, ({ status }: { status?: unknown }) => {
      if (status === 'ok' && !stopped) listening.ring();
    });
    mine.subscribe((status, error) => {
      if (stopped || channel !== mine) return;
      if (status === 'SUBSCRIBED') {
        failures = 0;
        listening.ring();
      } else if (isForbidden(error)) giveUp(mine);
      else if (status === 'CLOSED' || (status === 'CHANNEL_ERROR' && isRefusal(error))) leave(mine);
    });
  }

  function giveUp(mine: RealtimeChannel): void {
    // First: being removed is told as one more closing.
    channel = null;
    void client.removeChannel(mine);
  }

  /** The client would knock for ever with the same refused token. */
  function leave(mine: RealtimeChannel): void {
    giveUp(mine);
    failures += 1;
    again = setTimeout(join, 1_000 + backoffMs(failures, Math.random()));
  }

  void client.setAuth().then(() => {
    if (!stopped) join();
  });
  return async () => {
    stopped = true;
    clearTimeout(again);
    // Else the channel would stay joined under this person's name until the token ends.
    await Promise.all(client.getChannels().map(one => client.removeChannel(one)));
  };
}

/** The project allows private channels only: asking again cannot help, and pulls still find everything. */
function isForbidden(error: Error | undefined): boolean {
  return /PrivateOnly/.test(error?.message ?? '');
}

function isRefusal(error: Error | undefined): boolean {
  return /unauthorized|permission|token/i.test(error?.message ?? '');
}
