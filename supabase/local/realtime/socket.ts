// One connection of a realtime client: joins, leaves, tokens and heartbeats. What is delivered on its channels is the
// business of delivery.ts.
import type { PGlite } from '@electric-sql/pglite';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import type { Exclusive } from '../database/request-lock.ts';
import { tellFailure } from '../failure.ts';
import { readToken } from '../tokens.ts';
import { type Channel, expireWith, nameOf, unsupported } from './channel.ts';
import { type Frame, JoinPayload, readFrame, TokenPayload, writeFrame } from './frames.ts';
import { mayJoin, type Reader } from './reader.ts';

export interface SocketContext {
  readonly engine: PGlite;
  readonly exclusive: Exclusive;
  readonly jwtSecret: string;
}

/** As on the hosted service. Each private one is asked of the database, which answers one question at a time. */
const MOST_CHANNELS = 100;
/** Frames that wait for their answer; who sends more without waiting is cut off. */
const MOST_WAITING = 1_000;

/** Bytes that wait because the client reads nothing: it is cut off, comes back and finds what it missed at its next pull. */
const MOST_UNREAD = 4 * 1024 * 1024;

/** Without any frame for this long the client is gone: it beats every 25 seconds. */
const SILENCE_MS = 60_000;

export class RealtimeSocket {
  readonly channels = new Map<string, Channel>();
  readonly #socket: WebSocket;
  readonly #context: SocketContext;
  #silence: NodeJS.Timeout;
  /** Frames are answered in the order in which they came, though some of them ask the database. */
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(socket: WebSocket, context: SocketContext) {
    this.#socket = socket;
    this.#context = context;
    this.#silence = this.#listenForSilence();
    socket.on('message', (data, isBinary) => this.#received(data, isBinary));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#closed());
  }

  send(topic: string, event: string, payload: unknown): void {
    this.#write({ joinRef: null, ref: null, topic, event, payload });
  }

  #received(data: RawData, isBinary: boolean): void {
    clearTimeout(this.#silence);
    this.#silence = this.#listenForSilence();
    const frame = isBinary ? null : readFrame(data.toString());
    if (frame === null) return;
    if (this.#waiting >= MOST_WAITING) return void this.#socket.close(1008, 'Too many frames');
    this.#waiting += 1;
    this.#last = this.#last
      .then(() => this.#answer(frame))
      .catch((error: unknown) => {
        tellFailure('A frame of realtime', error);
        this.#socket.close(1011);
      })
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #answer(frame: Frame): Promise<void> {
    if (frame.event === 'heartbeat') return this.#reply(frame, 'ok', {});
    if (frame.event === 'phx_join') return this.#join(frame);
    if (frame.event === 'access_token') return this.#renew(frame);
    if (frame.event === 'phx_leave') {
      this.#drop(frame.topic);
      this.#reply(frame, 'ok', {});
    }
  }

  async #join(frame: Frame): Promise<void> {
    const payload = v.safeParse(JoinPayload, frame.payload);
    if (!payload.success) return this.#reply(frame, 'error', { reason: 'The join cannot be read' });
    const { config, access_token } = payload.output;
    const wrong = config.postgres_changes.map(unsupported).find(reason => reason !== null);
    if (wrong !== undefined) return this.#reply(frame, 'error', { reason: wrong });
    const reader = this.#readerOf(access_token ?? null);
    if (typeof reader === 'string') return this.#reply(frame, 'error', { reason: reader });
    if (!this.channels.has(frame.topic) && this.channels.size >= MOST_CHANNELS) {
      return this.#reply(frame, 'error', { reason: 'ChannelRateLimitReached: Too many channels' });
    }
    const name = nameOf(frame);
    if (config.private && !(await this.#mayJoin(reader, name))) {
      const reason = `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`;
      return this.#reply(frame, 'error', { reason });
    }
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#drop(frame.topic);
    const bindings = config.postgres_changes.map((wanted, index) => ({ ...wanted, id: index + 1 }));
    const { topic, joinRef } = frame;
    const channel: Channel = { topic, joinRef, isPrivate: config.private, bindings, reader, expiry: null };
    this.channels.set(topic, channel);
    this.#expire(channel);
    this.#reply(frame, 'ok', { postgres_changes: bindings });
    const message = 'Subscribed to PostgreSQL';
    if (bindings.length > 0) this.#system(topic, { extension: 'postgres_changes', status: 'ok', message });
  }

  /** A newer token for a channel. One that is refused ends the channel; the client makes a new one. */
  async #renew(frame: Frame): Promise<void> {
    const channel = this.channels.get(frame.topic);
    const payload = v.safeParse(TokenPayload, frame.payload);
    if (channel === undefined || !payload.success) return;
    const token = payload.output.access_token;
    if (token === null || token.startsWith('sb_')) return;
    const reader = this.#readerOf(token);
    if (typeof reader === 'string') return this.#end(frame.topic, reader);
    if (channel.isPrivate && !(await this.#mayJoin(reader, nameOf(channel)))) {
      return this.#end(frame.topic, 'Unauthorized: You do not have permissions to read from this Channel topic');
    }
    channel.reader = reader;
    this.#expire(channel);
  }

  #mayJoin(reader: Reader, name: string): Promise<boolean> {
    const { engine, exclusive } = this.#context;
    return exclusive(() => mayJoin(engine, reader, name));
  }

  /** Somebody, nobody (no token, or a key in its place), or why the token is refused. */
  #readerOf(token: string | null): Reader | string {
    if (token === null || token.startsWith('sb_')) return null;
    const claims = readToken(token, this.#context.jwtSecret);
    if (claims === 'expired') return 'InvalidJWTToken: Token has expired';
    return claims === 'invalid' ? 'InvalidJWTToken: The token is not valid' : claims;
  }

  #expire(channel: Channel): void {
    expireWith(channel, channel.reader, () => this.#end(channel.topic, 'InvalidJWTToken: Token has expired'));
  }

  #end(topic: string, reason: string): void {
    this.#system(topic, { extension: 'system', status: 'error', message: reason });
    this.#drop(topic);
  }

  #drop(topic: string): void {
    const channel = this.channels.get(topic);
    if (channel === undefined) return;
    expireWith(channel, null, () => undefined);
    this.channels.delete(topic);
    this.#write({ joinRef: channel.joinRef, ref: channel.joinRef, topic, event: 'phx_close', payload: {} });
  }

  #system(topic: string, news: { extension: string; status: 'ok' | 'error'; message: string }): void {
    this.send(topic, 'system', { ...news, channel: nameOf({ topic }) });
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: unknown): void {
    this.#write({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #write(frame: Frame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) this.#socket.terminate();
    else this.#socket.send(writeFrame(frame));
  }

  #listenForSilence(): NodeJS.Timeout {
    return setTimeout(() => this.#socket.terminate(), SILENCE_MS);
  }

  #closed(): void {
    clearTimeout(this.#silence);
    for (const channel of this.channels.values()) expireWith(channel, null, () => undefined);
    this.channels.clear();
  }
}
