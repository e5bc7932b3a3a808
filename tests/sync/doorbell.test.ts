// The doorbell's channel as the real client keeps it, over a socket that answers as the hosted service does.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { doorbells, insertsInto } from '#sync/remote/supabase-doorbell.ts';

interface Sent {
  readonly event: string;
  readonly ref: string | null;
  readonly joinRef: string | null;
  readonly topic: string;
}

/** How joining is answered: null is yes, else the reason of the refusal. */
let refusal: string | null = null;
const joins: string[] = [];

/** Phoenix's frames, by which realtime speaks: [join reference, reference, topic, event, payload]. */
class Socket {
  static readonly OPEN = 1;
  readonly readyState = Socket.OPEN;
  readonly bufferedAmount = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    setTimeout(() => this.onopen?.(), 1);
  }

  send(data: string): void {
    const { event, ref, joinRef, topic } = sentIn(data);
    if (event === 'phx_join') joins.push(topic);
    const reason = event === 'phx_join' ? refusal : null;
    const payload = reason === null ? { status: 'ok', response: {} } : { status: 'error', response: { reason } };
    const frame = Array.isArray(JSON.parse(data))
      ? [joinRef, ref, topic, 'phx_reply', payload]
      : { join_ref: joinRef, ref, topic, event: 'phx_reply', payload };
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(frame) }), 1);
  }

  close(): void {
    setTimeout(() => this.onclose?.(), 1);
  }
}

function sentIn(data: string): Sent {
  const frame = JSON.parse(data);
  if (Array.isArray(frame)) {
    const [joinRef, ref, topic, event] = frame;
    return { joinRef, ref, topic, event };
  }
  return { joinRef: frame.join_ref, ref: frame.ref, topic: frame.topic, event: frame.event };
}

const ring = vi.fn();

function listen(): () => void {
  const config = { url: 'http://encore.example', publishableKey: 'key', transport: Socket as never };
  const join = insertsInto({ table: 'messages', column: 'conversation_id', value: 'one' });
  return doorbells(config)({ join, accessToken: async () => 'token', ring });
}

beforeEach(() => {
  vi.useFakeTimers();
  joins.length = 0;
  ring.mockClear();
});
afterEach(() => {
  refusal = null;
  vi.useRealTimers();
});

describe('a channel', () => {
  it('rings once it stands: what came before it was missed', async () => {
    const hangUp = listen();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([joins.length, ring.mock.calls.length]).toEqual([1, 1]);
    hangUp();
  });

  it('is asked for once where the project allows private channels only', async () => {
    refusal = 'PrivateOnly: This project only allows private channels';
    const hangUp = listen();
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect([joins.length, ring.mock.calls.length]).toEqual([1, 0]);
    hangUp();
  });

  it('is asked for again, ever less often, when the token was refused', async () => {
    refusal = 'Unauthorized: You do not have permissions to read from this Channel topic';
    const hangUp = listen();
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(joins.length).toBeGreaterThan(5);
    expect(joins.length).toBeLessThan(120);
    refusal = null;
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(ring).toHaveBeenCalled();
    hangUp();
  });
});
