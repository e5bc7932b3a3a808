// The pure part again: how often it calls while something fails, who counts as looking, and how much goes out at once.
import { describe, expect, it } from 'vitest';
import type { Unreachable } from '#sync/answer.ts';
import type { Happening } from '#sync/machine-state.ts';
import { fine, leading, offline, playback } from './playback.ts';

const DAY_MS = 86_400_000;
const failed = (why: Unreachable, sent: number) => (round: number) => ({ type: 'failed', round, why, sent }) as const;

describe('what waits', () => {
  it('EN1 is known by its place, not by how many there are: one comes while another leaves', () => {
    const play = playback(leading);
    play.at(0, { type: 'counted', pending: 1, newest: 7 });
    play.at(150, { type: 'counted', pending: 1, newest: 8 });
    play.at(200, { type: 'answered', round: 1, more: false, full: false, sent: 1, settled: 1 });
    expect(play.calls()).toEqual([0, 200]);
    expect(play.said()).toEqual([]);
    play.at(300, { type: 'counted', pending: 0, newest: 0 });
    play.at(400, { type: 'answered', round: 2, more: false, full: false, sent: 1, settled: 1 });
    expect(play.said()).toEqual(['all-synced']);
  });

  it('EN1 that was counted before and stands still does not ring again', () => {
    const play = playback({ ...leading, link: 'up' });
    play.at(0, { type: 'counted', pending: 1, newest: 7 });
    play.at(100, failed('server', 1)(1));
    for (let at = 200; at < 600; at += 50) play.at(at, { type: 'counted', pending: 1, newest: 7 });
    expect(play.calls()).toEqual([0]);
  });
});

describe('batches', () => {
  const most = (play: ReturnType<typeof playback>) =>
    play.effects.flatMap(one => (one.do === 'call' ? [one.most] : []));

  it('PU2 shrink by what was sent, down to one; the answer to an empty call is no success', () => {
    const play = playback({ ...leading, pending: 8 });
    play.at(0, { type: 'asked' });
    let at = 0;
    for (const sent of [8, 1, 1, 1, 1, 1]) {
      at += 10_000;
      play.at(at, failed('timeout', sent)(play.state.round));
      at = play.state.wakeAt ?? at;
      play.at(at, { type: 'due' });
      expect(most(play).at(-1)).toBe(0);
      play.at(at, fine(play.state.round));
    }
    expect(most(play).filter(Boolean)).toEqual([1_000, 1, 1, 1, 1, 1, 1]);
    expect(play.state.failures).toBe(6);
    play.at(at + 100, { type: 'counted', pending: 0, newest: 0 });
    play.at(at + 100, { type: 'answered', round: play.state.round, more: false, full: false, sent: 1, settled: 1 });
    expect(play.state.failures).toBe(0);
  });

  it.each([['throttled'], ['captive-portal'], ['offline']] as const)('PU2 stay as they are after %s', why => {
    const play = playback({ ...leading, pending: 8 });
    play.at(0, { type: 'asked' });
    play.at(100, failed(why, 8)(1));
    expect(play.state.batch).toBe(1_000);
  });

  it('PU2 grow only by a full batch that was answered soon', () => {
    const sizes = [
      { sent: 0, settled: 0, took: 100 },
      { sent: 9, settled: 9, took: 100 },
      { sent: 10, settled: 10, took: 5_000 },
      { sent: 10, settled: 4, took: 100 },
      { sent: 10, settled: 10, took: 100 },
    ].map(({ took, ...answer }) => {
      const play = playback({ ...leading, pending: 10, batch: 10 });
      play.at(60_000, { type: 'asked' });
      play.at(60_000 + took, { type: 'answered', round: 1, more: false, full: false, ...answer });
      return play.state.batch;
    });
    expect(sizes).toEqual([10, 10, 10, 4, 20]);
  });
});

describe('pages', () => {
  const pageAfter = (page: number, took: number, happening: Happening) => {
    const play = playback({ ...leading, page });
    play.at(60_000, { type: 'asked' });
    play.at(60_000 + took, happening);
    return play.state.page;
  };

  it('PL12 that do not come in time are asked for smaller, down to one row', () => {
    const play = playback(leading);
    play.at(0, { type: 'asked' });
    const asked: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      play.wait(play.state.callingSince ?? play.state.wakeAt ?? 0, failed('timeout', 0));
      asked.push(...play.effects.splice(0).flatMap(effect => (effect.do === 'call' ? [effect.page] : [])));
    }
    expect(asked).toEqual([1_000, 62, 3, 1, 1]);
    expect(pageAfter(10, 100, failed('malformed', 0)(1))).toBe(5);
  });

  it.each([['server'], ['throttled'], ['captive-portal'], ['offline'], ['too-large'], ['invalid-request']] as const)(
    'PL12 stay as they are after %s',
    why => expect(pageAfter(10, 100, failed(why, 1)(1))).toBe(10),
  );

  const answered = { type: 'answered', round: 1, more: false, full: true, sent: 0, settled: 0 } as const;

  it('PL12 grow only by a full one that came soon: as far as it would still come soon', () => {
    const full = (took: number) => pageAfter(10, took, answered);
    expect([0, 100, 500, 1_000, 3_000, 3_900, 4_000, 9_000].map(full)).toEqual([80, 80, 80, 40, 14, 11, 10, 10]);
    expect(pageAfter(10, 100, { ...answered, more: true, full: false })).toBe(10);
    expect(pageAfter(900, 100, answered)).toBe(1_000);
  });
});

describe('while it fails', () => {
  it('EN2 back-off alone decides while somebody looks, with nothing pending too', () => {
    const play = playback(leading);
    play.at(0, { type: 'asked' });
    play.at(100, failed('server', 0)(1));
    expect(play.state.wakeAt).toBeLessThanOrEqual(2_100);
    play.at(200, { type: 'notified' });
    expect(play.calls()).toEqual([0]);
  });

  it('EN2 tries a hidden device with something pending up to sixty times a day, and leaves one with nothing alone', () => {
    for (const random of [0, 0.5, 0.999]) {
      const play = playback({ ...leading, visible: false, pending: 1 });
      play.at(0, { type: 'asked' });
      play.wait(DAY_MS, offline, random);
      expect(play.calls().length).toBeGreaterThan(45);
      expect(play.calls().length).toBeLessThanOrEqual(60);
    }
    const quiet = playback({ ...leading, visible: false });
    quiet.at(0, { type: 'notified' });
    quiet.wait(DAY_MS, offline);
    expect(quiet.calls()).toEqual([0]);
    quiet.at(DAY_MS, { type: 'notified' });
    expect(quiet.calls()).toEqual([0, DAY_MS]);
  });

  it('EN2 SE3 a token that is renewed again and again does not shorten it', () => {
    const play = playback({ ...leading, pending: 1 });
    play.at(0, { type: 'asked' });
    for (let n = 1; n < 8; n += 1) {
      const at = play.state.callingSince ?? play.state.wakeAt ?? 0;
      if (play.state.callingSince === null) play.at(at, { type: 'due' });
      play.at(at + 10, { type: 'session', stands: true });
      play.at(at + 50, failed('server', 0)(play.state.round));
    }
    expect(play.state.failures).toBe(7);
  });
});

describe('who looks', () => {
  const answer = (round: number): Happening => fine(round);

  it('EN3 is a visible follower too: its leader asks as often as one that is visible itself', () => {
    const play = playback({ ...leading, visible: false });
    for (let at = 0; at <= 3_600_000; at += 7_000) {
      play.at(at, { type: 'seen' });
      // Timers of a hidden tab may never come; what it hears comes.
      if (play.state.callingSince !== null) play.at(at + 100, answer(play.state.round));
    }
    expect(play.calls().length).toBeGreaterThan(40);
    expect(play.calls().length).toBeLessThanOrEqual(70);
  });

  it('EN3 and is told of what happens between two pages of a pull: one more follows it', () => {
    const play = playback(leading);
    play.at(0, { type: 'asked' });
    play.at(50, { type: 'notified' });
    play.at(100, { type: 'answered', round: 1, more: true, full: false, sent: 0, settled: 0 });
    play.at(200, answer(2));
    expect(play.state.wakeAt).toBe(450);
    play.at(450, { type: 'due' });
    play.at(500, answer(3));
    expect(play.calls()).toEqual([0, 100, 450]);
    expect(play.state.wakeAt).toBeGreaterThan(60_000);
  });

  it('EN3 nobody, then nothing is asked; a timer from before runs out', () => {
    const play = playback(leading);
    play.at(0, { type: 'asked' });
    play.at(100, answer(1));
    play.at(200, { type: 'signals', online: true, visible: false });
    play.wait(3_600_000, answer);
    expect(play.calls()).toEqual([0]);
  });
});
