// What a device says of when, and what that is worth. It reads no clock: what the device's clocks say comes in.

import { type Instant, toInstantText } from '#domain/time.ts';
import type { PunchArgs } from './commands.ts';

export interface Heard {
  /** What the server's clock said in its last answer, and this device's then. */
  readonly serverAt: Instant;
  readonly deviceAt: Instant;
}

export type ClockEvidence = Required<Pick<PunchArgs, 'said_at' | 'offset_s' | 'clock_jumped'>>;

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const JUMP_MS = 120_000;
/** Times that the server reads. */
const READABLE = [Date.parse('2000-01-01T00:00:00Z'), Date.parse('2100-01-01T00:00:00Z')] as const;

/** This device's time corrected by what it last heard of the server's. */
export function corrected(now: Instant, heard: Heard | null): Instant {
  return heard === null ? now : now + heard.serverAt - heard.deviceAt;
}

/**
 * A clock that stands before what it said already was set since. A clock that was set forward looks like a device that slept, and
 * is left to the code.
 */
export function hasJumped(now: Instant, heard: Heard | null, ranMs: number | null): boolean {
  if (heard === null) return false;
  return now - heard.deviceAt < (ranMs ?? 0) - JUMP_MS;
}

export interface Reading {
  /** By this device’s clock. */
  readonly now: Instant;
  readonly heard: Heard | null;
  readonly ranMs: number | null;
}

/**
 * A minute of this device’s clock by Encore’s, for what opens and closes by time. In whole minutes, so that no bad line moves it; of
 * a clock that was set since, what was heard says nothing.
 */
export function encoreMinute(minute: Instant, { now, heard, ranMs }: Reading): Instant {
  if (heard === null || hasJumped(now, heard, ranMs)) return minute;
  return minute + Math.round((heard.serverAt - heard.deviceAt) / MINUTE_MS) * MINUTE_MS;
}

/** A clock that is decades off says nothing: the corrected time stands for it. */
export function evidenceOf(now: Instant, heard: Heard | null, ranMs: number | null): ClockEvidence {
  const readable = now >= READABLE[0] && now < READABLE[1];
  const said = readable ? now : corrected(now, heard);
  return {
    said_at: toInstantText(said),
    offset_s: readable ? Math.round((corrected(now, heard) - now) / SECOND_MS) : 0,
    clock_jumped: hasJumped(now, heard, ranMs),
  };
}
