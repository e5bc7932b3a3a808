// The pure part where it is seldom seen: storage in trouble, sessions that end, a lead that is lost, rounds that hang. Written beside `npm run mutants -- machine`.
import { describe, expect, it } from 'vitest';
import { type Happening, phaseOf, START } from '#sync/machine-state.ts';
import { fine, leading, playback } from './playback.ts';

const storage = (trouble: 'quota' | 'connection-lost' | 'evicted' | null, round: number | null): Happening => ({
  type: 'storage',
  trouble,
  round,
});

describe('a start', () => {
  it('EN9 knows nothing yet and owes nobody anything', () => {
    expect(START).toMatchObject({ leader: false, visible: false, link: 'unknown', again: false, more: false });
    expect(START).toMatchObject({
      pushFailed: false,
      owesNews: false,
      saidFailed: false,
      callingSince: null,
      wakeAt: null,
    });
    const play = playback({ visible: false, leader: true });
    play.at(0, { type: 'asked' });
    // Nothing fresh: no request has said yet that there is a connection (PU6).
    expect(play.effects).toEqual([{ do: 'call', round: 1, most: 1_000, resend: true, page: 1_000, at: 0 }]);
    play.at(100, fine(1));
    expect(play.said()).toEqual([]);
    expect(play.state).toMatchObject({ link: 'up', wakeAt: null });
  });
});

describe('storage in trouble', () => {
  it('EN8 ends the round that met it, and tries again after a second or more, ever more slowly', () => {
    const play = playback(leading);
    play.at(0, { type: 'asked' });
    play.at(100, storage('quota', 1), 0);
    expect(play.state).toMatchObject({
      trouble: 'quota',
      because: 'storage',
      failures: 1,
      callingSince: null,
      more: false,
    });
    expect(play.state.wakeAt).toBe(1_100);
    play.at(1_100, { type: 'due' });
    play.at(1_200, storage('quota', 2), 0.999);
    expect(play.state.failures).toBe(2);
    expect(play.state.wakeAt).toBe(1_200 + 3_996);
    expect(phaseOf(play.state, false)).toBe('storage-trouble');
  });

  it('EN8 met by another write leaves the round alone, and goes with the next write that is kept', () => {
    const play = playback(leading);
    play.at(0, { type: 'asked' });
    play.at(50, storage('connection-lost', null));
    expect(play.state).toMatchObject({ trouble: 'connection-lost', callingSince: 0, failures: 0 });
    play.at(60, storage(null, null));
    expect(play.state).toMatchObject({ trouble: null, callingSince: 0 });
    play.at(70, storage('quota', null));
    play.at(100, fine(1));
    expect(play.state.trouble).toBeNull();
  });

  it('EN8 is told although the round that met it is late, and an eviction is not forgotten by an answer', () => {
    const play = playback({ ...leading, round: 7 });
    play.at(0, storage('evicted', 3));
    expect(play.state).toMatchObject({ trouble: 'evicted', failures: 0, wakeAt: null });
    play.at(10, { type: 'asked' });
    play.at(20, fine(8));
    expect(play.state.trouble).toBe('evicted');
    expect(phaseOf(play.state, false)).toBe('idle');
  });
});

describe('a session', () => {
  it('SE3 that ends stops the call and the timer, and nothing is asked until it stands again', () => {
    const play = playback(leading);
    play.at(0, { type: 'asked' });
    play.at(50, { type: 'session', stands: false });
    expect(play.effects.at(-1)).toMatchObject({ do: 'abandon' });
    expect(play.state).toMatchObject({ person: 'needs-sign-in', wakeAt: null, callingSince: null });
    expect(phaseOf(play.state, true)).toBe('needs-sign-in');
    play.at(60, { type: 'asked' });
    play.at(70, { type: 'notified' });
    play.at(80, { type: 'counted', pending: 1, newest: 1 });
    expect(play.calls()).toEqual([0]);
    play.at(100, { type: 'session', stands: true });
    expect(play.calls()).toEqual([0, 100]);
    expect(play.state).toMatchObject({ person: 'signed-in', failures: 0 });
  });

  it('SE3 that stood all the time and was renewed asks for nothing', () => {
    const play = playback({ ...leading, failures: 4 });
    play.at(0, { type: 'session', stands: true });
    expect(play.calls()).toEqual([]);
    expect(play.state.failures).toBe(4);
  });

  it('SE3 that the server refuses for good ends the round and waits for the person', () => {
    const play = playback(leading);
    play.at(0, { type: 'asked' });
    play.at(100, { type: 'signed-out', round: 1 });
    expect(play.state).toMatchObject({ person: 'needs-sign-in', callingSince: null, wakeAt: null, more: false });
    play.at(200, { type: 'signed-out', round: 1 });
    expect(play.calls()).toEqual([0]);
  });
});

describe('a lead', () => {
  it('LE2 that was lost to a newer fence steps down', () => {
    const play = playback(leading);
    play.at(0, { type: 'asked' });
    play.at(100, { type: 'fenced', round: 1 });
    expect(play.effects.at(-1)).toEqual({ do: 'step-down', at: 100 });
    expect(play.state.callingSince).toBeNull();
  });

  it('LE1 that ends abandons its round, whose answer then counts for nothing', () => {
    const play = playback(leading);
    play.at(0, { type: 'asked' });
    play.at(50, { type: 'unled' });
    expect(play.effects.at(-1)).toEqual({ do: 'abandon', at: 50 });
    expect(play.state).toMatchObject({ leader: false, wakeAt: null, callingSince: null, more: false, round: 2 });
    play.at(60, fine(1));
    play.at(70, storage(null, null));
    play.at(80, { type: 'asked' });
    play.at(90, { type: 'due' });
    expect(play.calls()).toEqual([0]);
    expect(play.state.wakeAt).toBeNull();
  });

  it('LE1 without a call under way leaves nothing to abandon', () => {
    const play = playback(leading);
    play.at(50, { type: 'unled' });
    expect(play.effects).toEqual([]);
  });
});

describe('a round that hangs', () => {
  it('EN6 is watched for twenty-five seconds: then again, step down, reopen, and slowly on', () => {
    const play = playback({ ...leading, pending: 1 });
    play.at(0, { type: 'asked' });
    expect(play.state.wakeAt).toBe(25_000);
    play.at(25_000, { type: 'due' });
    expect(play.effects.slice(1)).toMatchObject([{ do: 'abandon' }, { do: 'call', round: 3 }]);
    play.at(50_000, { type: 'due' });
    expect(play.effects.slice(3)).toMatchObject([{ do: 'abandon' }, { do: 'step-down' }]);
    play.at(50_100, { type: 'asked' });
    play.at(75_100, { type: 'due' });
    expect(play.effects.slice(6)).toMatchObject([{ do: 'abandon' }, { do: 'reopen' }, { do: 'call' }]);
    expect(phaseOf(play.state, false)).toBe('syncing');
    play.at(100_100, { type: 'due' });
    // Now it waits as long as for failures, and says so.
    expect(play.effects.slice(9)).toMatchObject([{ do: 'abandon' }, { do: 'reopen' }]);
    expect(play.state).toMatchObject({ hung: 4, callingSince: null });
    expect(play.state.wakeAt).toBeGreaterThan(100_100);
    expect(phaseOf(play.state, false)).toBe('stuck');
    play.at(play.state.wakeAt ?? 0, { type: 'due' });
    play.at(200_000, fine(play.state.round));
    expect(play.state.hung).toBe(0);
  });

  it('EN6 a timer that comes too late for anything does nothing', () => {
    const play = playback(leading);
    play.at(10, { type: 'due' });
    expect(play.effects).toEqual([]);
  });
});
