// The machine at its edges: late answers, repeated signals, the exact moment. Pure like machine.test.ts.
import { describe, expect, it } from 'vitest';
import { backoffMs } from '#sync/backoff.ts';
import { fine, leading, offline, playback } from './playback.ts';

describe('a signal that repeats', () => {
  it('EN2 takes the connection as lost once: what was answered since stands', () => {
    const play = playback(leading);
    play.at(0, { type: 'signals', online: false, visible: true });
    expect([play.state.link, play.said()]).toEqual(['down', ['went-offline']]);
    play.at(1_000, { type: 'asked' });
    play.at(1_100, fine(1));
    expect(play.state.link).toBe('up');
    play.at(2_000, { type: 'signals', online: false, visible: true });
    expect([play.state.link, play.said().filter(said => said === 'went-offline').length]).toEqual(['up', 1]);
  });

  it('EN3 calls once for what is asked while nothing is under way', () => {
    const play = playback(leading);
    play.at(0, { type: 'asked' });
    play.at(100, fine(1));
    play.wait(30_000, fine);
    expect(play.calls()).toEqual([0]);
  });
});

describe('what comes late', () => {
  it('EN6 of another round changes nothing, but that storage fails is news', () => {
    const play = playback(leading);
    play.at(0, { type: 'asked' });
    play.at(25_000, { type: 'due' });
    const before = play.state;
    expect(before.round).toBeGreaterThan(1);
    play.at(25_100, fine(1));
    play.at(25_200, offline(1));
    play.at(25_300, { type: 'signed-out', round: 1 });
    expect(play.state).toEqual(before);
    play.at(25_400, { type: 'storage', round: 1, trouble: 'blocked' });
    expect(play.state).toEqual({ ...before, trouble: 'blocked', because: 'storage' });
  });

  it('EN7 storage that is well again ends neither the call nor counts as a failure', () => {
    const play = playback({ ...leading, trouble: 'blocked' });
    play.at(0, { type: 'asked' });
    const before = play.state;
    play.at(50, { type: 'storage', round: before.round, trouble: null });
    expect(play.state).toEqual({ ...before, trouble: null });
  });
});

describe('who looks, to the moment', () => {
  const hidden = { ...leading, visible: false } as const;

  it('EN3 a follower counts as showing the app until its time is up, not after', () => {
    const play = playback(hidden);
    play.at(0, { type: 'seen' });
    play.at(100, fine(1));
    const { seenUntil } = play.state;
    expect(seenUntil).toBe(20_000);
    const before = play.calls().length;
    play.at(seenUntil, { type: 'seen' });
    expect(play.calls().length).toBe(before + 1);
  });

  it('EN3 what is due at that very moment is called, by whoever comes', () => {
    const play = playback({ ...hidden, seenUntil: 10_000, wakeAt: 5_000 });
    play.at(5_000, { type: 'seen' });
    expect(play.calls()).toEqual([5_000]);
  });

  it('EN5 coming back waits out the gap after a failure', () => {
    const play = playback({ ...hidden, failures: 3, lastCallAt: 1_000 });
    play.at(1_500, { type: 'seen' });
    expect([play.calls(), play.state.wakeAt]).toEqual([[], 5_000]);
  });
});

describe('a failure', () => {
  it('PU6 of the server is no word of a connection where none was', () => {
    const play = playback({ leader: true, link: 'down', pending: 1 });
    play.at(0, { type: 'asked' });
    play.at(100, { type: 'failed', round: 1, why: 'server' });
    expect(play.state.link).toBe('down');
  });

  it('EN2 is waited for in quarters of an hour where nobody looks: a tenth of it by chance', () => {
    const waits = (failures: number, random: number) => backoffMs(failures, random, { hidden: true });
    expect([waits(1, 0), waits(1, 0.5), waits(2, 0), waits(10, 0)]).toEqual([3_600, 3_800, 14_400, 1_620_000]);
  });
});
