// The pure part: when to call, how long to wait, what to say.
import { describe, expect, it } from 'vitest';
import { backoffMs, gapMs } from '#sync/backoff.ts';
import { phaseOf, START, type State } from '#sync/machine-state.ts';
import { fine, leading, offline, playback } from './playback.ts';

describe('calling', () => {
  it('EN1 goes out at once for a new command, and again while something is left', () => {
    const play = playback(leading);
    play.at(1_000, { type: 'counted', pending: 3, newest: 3 });
    expect(play.calls()).toEqual([1_000]);
    play.at(1_090, { type: 'counted', pending: 1, newest: 0 });
    play.at(1_100, { type: 'answered', round: 1, more: false, full: false, sent: 2, settled: 2 });
    expect(play.calls()).toEqual([1_000, 1_100]);
  });

  it('EN2 backs off to a minute with full jitter, for ever', () => {
    expect([1, 2, 3, 6, 50].map(failures => backoffMs(failures, 0.999))).toEqual([1998, 3996, 7992, 59940, 59940]);
    expect(backoffMs(6, 0)).toBe(0);
    const play = playback({ ...leading, pending: 1 });
    play.at(0, { type: 'counted', pending: 2, newest: 2 });
    play.wait(3_600_000, offline);
    const calls = play.calls();
    expect(calls.length).toBeGreaterThan(60);
    expect(calls.length).toBeLessThan(140);
    expect(play.said()).toEqual(['went-offline']);
  });

  it('EN2 asks at most once a minute while offline with nothing to send', () => {
    const play = playback(leading);
    play.at(0, { type: 'signals', online: false, visible: true });
    play.at(0, { type: 'notified' });
    play.wait(3_600_000, offline, 0);
    expect(play.calls().length).toBeLessThanOrEqual(61);
  });

  it('EN4 waits as long as the server asked, whoever rings', () => {
    const play = playback({ ...leading, pending: 1 });
    play.at(0, { type: 'asked' });
    play.at(100, { type: 'failed', round: 1, why: 'throttled', retryAfterMs: 20_000 });
    play.at(200, { type: 'asked' });
    play.at(300, { type: 'signals', online: true, visible: true });
    expect(play.calls()).toEqual([0]);
    expect(play.state.wakeAt).toBeGreaterThanOrEqual(20_100);
  });

  it('FA13 EN5 calls seldom while the network flaps every second', () => {
    const play = playback({ ...leading, pending: 1 });
    for (let second = 0; second < 300; second += 1) {
      const now = second * 1_000;
      play.at(now, { type: 'signals', online: second % 2 === 0, visible: true });
      if (play.state.wakeAt !== null && play.state.wakeAt <= now) play.at(now, { type: 'due' });
      if (play.state.callingSince !== null) play.at(now + 50, offline(play.state.round));
    }
    expect(gapMs(20)).toBe(10_000);
    expect(play.calls().length).toBeLessThan(45);
  });

  it('PU6 does not treat a response to a pre-disconnect request as proof of connectivity', () => {
    const play = playback(leading);
    play.at(1_000, { type: 'asked' });
    play.at(1_050, { type: 'signals', online: false, visible: true });
    play.at(1_100, fine(1));
    expect(phaseOf(play.state, false)).toBe('offline');
    play.at(1_200, { type: 'counted', pending: 1, newest: 1 });
    expect(play.effects.at(-1)).toMatchObject({ do: 'call', most: 0 });
    expect(play.said()).not.toContain('back-online');
  });

  it('PU6 trusts a response all the same when the browser always says offline, or says online again by then', () => {
    const wronged = playback({ leader: true, link: 'down', offlineSince: 0 });
    wronged.at(1_000, { type: 'asked' });
    wronged.at(1_100, fine(1));
    expect(wronged.state.link).toBe('up');
    wronged.at(9_000, { type: 'asked' });
    expect(wronged.effects.filter(effect => effect.do === 'call')).toMatchObject([
      { most: 0, resend: false },
      { most: 1_000, resend: false },
    ]);
    const blinked = playback(leading);
    blinked.at(1_000, { type: 'asked' });
    blinked.at(1_050, { type: 'signals', online: false, visible: true });
    blinked.at(1_080, { type: 'signals', online: true, visible: true });
    blinked.at(1_100, fine(1));
    expect(blinked.state.link).toBe('up');
  });

  it('EN6 gives up a round that never ends: again, step down, reopen, and then says so', () => {
    const play = playback({ ...leading, pending: 1 });
    play.at(0, { type: 'asked' });
    for (let now = 25_000; now < 400_000; now += 25_000) {
      if (play.state.wakeAt !== null) play.at(Math.max(now, play.state.wakeAt), { type: 'due' });
      if (!play.state.leader) play.at(now, { type: 'led' });
      if (play.effects.at(-1)?.do === 'step-down') {
        play.at(now, { type: 'unled' });
        play.at(now, { type: 'led' });
      }
    }
    const remedies = play.effects.map(effect => effect.do).filter(what => what === 'step-down' || what === 'reopen');
    expect(remedies.slice(0, 2)).toEqual(['step-down', 'reopen']);
    expect(phaseOf(play.state, false)).toBe('stuck');
  });
});

describe('saying', () => {
  it('EN10 tells each change once: offline, back, all synced', () => {
    const play = playback(leading);
    play.at(0, { type: 'counted', pending: 1, newest: 1 });
    play.at(100, offline(1));
    play.wait(30_000, offline);
    play.at(60_000, { type: 'asked' });
    play.at(60_100, fine(play.state.round));
    play.at(60_190, { type: 'counted', pending: 0, newest: 0 });
    play.at(60_200, { type: 'answered', round: play.state.round, more: false, full: false, sent: 1, settled: 1 });
    play.wait(600_000, fine);
    expect(play.said()).toEqual(['went-offline', 'back-online', 'all-synced']);
  });

  it('EN10 tells of a failed sync once, until one succeeds', () => {
    const play = playback({ ...leading, pending: 1 });
    play.at(0, { type: 'asked' });
    play.at(100, { type: 'failed', round: 1, why: 'server' });
    play.wait(20_000, round => ({ type: 'failed', round, why: 'malformed' }));
    expect(play.said()).toEqual(['sync-failed']);
  });

  it('EN7 says that it is offline when told to work offline, and calls nobody', () => {
    const play = playback(leading);
    play.at(0, { type: 'work-offline', on: true });
    play.at(10, { type: 'counted', pending: 1, newest: 1 });
    play.at(20, { type: 'asked' });
    play.at(30, { type: 'signals', online: true, visible: true });
    expect(play.calls()).toEqual([]);
    expect(play.said()).toEqual(['went-offline']);
    expect(phaseOf(play.state, false)).toBe('offline');
    play.at(40, { type: 'work-offline', on: false });
    expect(play.calls()).toEqual([40]);
  });

  it('EN9 never calls a device idle that has something to send', () => {
    for (const link of ['up', 'down', 'unknown'] as const) {
      for (const callingSince of [null, 5]) {
        for (const failures of [0, 3]) {
          const state: State = { ...START, ...leading, link, callingSince, failures, pending: 1 };
          expect(phaseOf(state, false)).not.toBe('idle');
        }
      }
    }
  });
});
