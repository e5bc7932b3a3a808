// The pure part by what it hears and says: signals, pokes, saved commands, and what people are told meanwhile. Written beside
// `npm run mutants -- machine`.
import { describe, expect, it } from 'vitest';
import { gapMs } from '#sync/backoff.ts';
import { type Happening, phaseOf, START, type State } from '#sync/machine-state.ts';
import { fine, leading, offline, playback } from './playback.ts';

const server = (round: number): Happening => ({ type: 'failed', round, why: 'server' });
const signals = (online: boolean, visible = true): Happening => ({ type: 'signals', online, visible });

describe('signals', () => {
  it('EN10 say once that the network went, and only to whom it is news', () => {
    const play = playback(leading);
    play.at(0, signals(false));
    play.at(10, signals(false));
    expect(play.said()).toEqual(['went-offline']);
    expect(play.state).toMatchObject({ link: 'down', offlineSince: 0 });
    const known = playback({ ...leading, link: 'down' });
    known.at(0, signals(false));
    expect(known.said()).toEqual([]);
    const own = playback({ ...leading, workOffline: true });
    own.at(0, signals(false));
    expect(own.said()).toEqual([]);
  });

  it('EN1 of a network that is back, or a tab that is shown again, start a call at once', () => {
    const back = playback({ ...leading, link: 'down', offlineSince: 0 });
    back.at(5_000, signals(true));
    expect(back.calls()).toEqual([5_000]);
    const shown = playback({ ...leading, visible: false });
    shown.at(5_000, signals(true, true));
    expect(shown.calls()).toEqual([5_000]);
  });

  it('EN1 that change nothing, or hide the tab, start none', () => {
    const play = playback(leading);
    play.at(1_000, signals(true, true));
    play.at(2_000, signals(true, false));
    play.at(3_000, signals(true, false));
    expect(play.calls()).toEqual([]);
  });

  it('EN5 of a network that is back after failures wait a little, each device for another while', () => {
    for (const [random, at] of [
      [0.5, 30_250],
      [0.1, 30_050],
    ] as const) {
      const play = playback({ ...leading, link: 'down', offlineSince: 0, failures: 3, lastCallAt: 1_000 });
      play.at(30_000, signals(true), random);
      expect(play.calls()).toEqual([]);
      expect(play.state.wakeAt).toBe(at);
    }
    const soon = playback({ ...leading, link: 'down', offlineSince: 0, failures: 3, lastCallAt: 29_000 });
    soon.at(30_000, signals(true));
    expect(soon.state.wakeAt).toBe(29_000 + gapMs(3));
    expect([0, 1, 2, 3, 4, 5, 9, 40].map(gapMs)).toEqual([0, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000]);
  });
});

describe('the word of whoever leads', () => {
  it('EN10 is where a tab begins that leads next, and nothing to one that leads', () => {
    for (const [link, offline, after] of [
      ['down', false, 'unknown'],
      ['up', true, 'down'],
    ] as const) {
      const follows = playback({ ...leading, leader: false, link });
      follows.at(0, { type: 'followed', offline });
      expect(follows.state.link).toBe(after);
      const leads = playback({ ...leading, link });
      leads.at(0, { type: 'followed', offline });
      expect(leads.state.link).toBe(link);
    }
  });
});

describe('a poke', () => {
  it('EN3 comes no sooner than a quarter of a second after the last call', () => {
    const play = playback({ ...leading, lastCallAt: 1_000 });
    play.at(1_100, { type: 'notified' });
    expect(play.calls()).toEqual([]);
    expect(play.state.wakeAt).toBe(1_250);
    const later = playback({ ...leading, lastCallAt: 1_000, wakeAt: 1_200 });
    later.at(1_100, { type: 'notified' });
    expect(later.state.wakeAt).toBe(1_200);
  });

  it('EN3 is answered at once while only the slow timer waits', () => {
    const play = playback({ ...leading, wakeAt: 60_000 });
    play.at(5_000, { type: 'notified' });
    expect(play.calls()).toEqual([5_000]);
  });

  it('EN3 that had to wait is answered although nobody looks and nothing waits', () => {
    const play = playback({ ...leading, visible: false, lastCallAt: 1_000 });
    play.at(1_100, { type: 'notified' });
    play.at(1_250, { type: 'due' });
    expect(play.calls()).toEqual([1_250]);
  });

  it('EN2 while it fails leaves the wait as it is, and is worth a try where none is', () => {
    const waits = playback({ ...leading, failures: 2, wakeAt: 9_000, lastCallAt: 0 });
    waits.at(5_000, { type: 'notified' });
    expect(waits.state.wakeAt).toBe(9_000);
    expect(waits.calls()).toEqual([]);
    const nobody = playback({ ...leading, failures: 2, lastCallAt: 0 });
    nobody.at(1_000, { type: 'notified' });
    expect(nobody.state.wakeAt).toBe(2_000);
  });

  it('EN3 or a wish during a round is followed by another round', () => {
    for (const type of ['notified', 'asked'] as const) {
      const play = playback(leading);
      play.at(0, { type: 'asked' });
      play.at(50, { type });
      play.at(100, fine(1));
      expect(play.state.wakeAt).toBe(350);
    }
    const idle = playback(leading);
    idle.at(0, { type: 'asked' });
    idle.at(100, fine(1), 0.5);
    expect(idle.state.wakeAt).toBe(100 + 67_500);
  });
});

describe('what people see', () => {
  const phase = (more: Partial<State>, firstSync = false) => phaseOf({ ...START, ...leading, ...more }, firstSync);

  it('EN9 is the first of these that holds', () => {
    expect(phase({ person: 'needs-sign-in', trouble: 'quota' })).toBe('needs-sign-in');
    expect(phase({ trouble: 'quota', hung: 9 })).toBe('storage-trouble');
    expect(phase({ trouble: 'evicted' })).toBe('idle');
    expect(phase({ hung: 4, workOffline: true })).toBe('stuck');
    expect(phase({ hung: 3 })).toBe('idle');
    expect(phase({ because: 'malformed', failures: 6 })).toBe('stuck');
    expect(phase({ because: 'malformed', failures: 5 })).toBe('idle');
    expect(phase({ because: 'server', failures: 6 })).toBe('idle');
    expect(phase({ workOffline: true, pending: 1 })).toBe('offline');
    expect(phase({ link: 'down', pending: 1 })).toBe('offline');
    expect(phase({ pending: 0 })).toBe('idle');
    expect(phase({ pending: 0, callingSince: 5 })).toBe('idle');
    expect(phase({ pending: 1, callingSince: 5 })).toBe('syncing');
    expect(phase({ more: true, callingSince: 5 })).toBe('syncing');
    expect(phase({ callingSince: 5 }, true)).toBe('syncing');
    expect(phase({ pending: 1, callingSince: 5, failures: 1 })).toBe('connecting');
    expect(phase({ pending: 1 })).toBe('connecting');
  });

  it('EN10 is told of a failure of the server once, and of the network as such', () => {
    for (const why of ['offline', 'timeout', 'captive-portal', 'blocked'] as const) {
      const play = playback(leading);
      play.at(0, { type: 'asked' });
      play.at(100, { type: 'failed', round: 1, why });
      expect(play.said()).toEqual(['went-offline']);
      expect(play.state).toMatchObject({ link: 'down', saidFailed: false, more: false, owesNews: true });
    }
    const play = playback({ leader: true });
    play.at(0, { type: 'asked' });
    play.at(100, server(1));
    expect(play.state).toMatchObject({ link: 'up', saidFailed: true });
    play.at(60_000, { type: 'asked' });
    play.at(60_100, server(2));
    play.at(120_000, { type: 'asked' });
    play.at(120_100, fine(3));
    expect(play.said()).toEqual(['sync-failed', 'all-synced']);
    play.at(180_000, { type: 'asked' });
    play.at(180_100, server(4));
    expect(play.said().at(-1)).toBe('sync-failed');
  });

  it('EN10 hears «back online» from the answer that proves it, and «all synced» only when that is news', () => {
    const play = playback({ ...leading, link: 'down' });
    play.at(0, { type: 'asked' });
    play.at(100, fine(1));
    play.at(60_000, { type: 'asked' });
    play.at(60_100, fine(2));
    expect(play.said()).toEqual(['back-online', 'all-synced']);
  });

  it('EN7 working offline is told where it is news, ends what is under way, and owes «all synced» afterwards', () => {
    const play = playback(leading);
    play.at(0, { type: 'asked' });
    play.at(50, { type: 'work-offline', on: true });
    expect(play.effects.slice(1)).toMatchObject([{ do: 'abandon' }, { do: 'announce', said: 'went-offline' }]);
    expect(play.state).toMatchObject({ workOffline: true, wakeAt: null, owesNews: true });
    play.at(60, { type: 'work-offline', on: true });
    expect(play.effects).toHaveLength(3);
    const down = playback({ ...leading, link: 'down' });
    down.at(0, { type: 'work-offline', on: true });
    expect(down.said()).toEqual([]);
  });
});

describe('a push that failed', () => {
  it('PU2 is not made good by an answer without commands while something waits', () => {
    const state = (more: Partial<State>, sent: number) => {
      const play = playback({ ...leading, pending: 1, failures: 3, pushFailed: true, ...more });
      play.at(0, { type: 'asked' });
      play.at(100, { type: 'answered', round: 1, more: false, full: false, sent, settled: sent });
      return play.state;
    };
    expect(state({}, 0)).toMatchObject({ failures: 3, pushFailed: true });
    expect(state({}, 1)).toMatchObject({ failures: 0, pushFailed: false });
    expect(state({ pending: 0 }, 0)).toMatchObject({ failures: 0, pushFailed: false });
    expect(state({ pushFailed: false }, 0)).toMatchObject({ failures: 0, pushFailed: false });
  });

  it('PU2 is remembered only of a call that carried something', () => {
    const state = (sent: number) => {
      const play = playback({ ...leading, batch: 40 });
      play.at(0, { type: 'asked' });
      play.at(100, { type: 'failed', round: 1, why: 'server', sent });
      return play.state;
    };
    expect(state(0)).toMatchObject({ pushFailed: false, batch: 40 });
    expect(state(40)).toMatchObject({ pushFailed: true, batch: 20 });
    expect(state(1)).toMatchObject({ pushFailed: true, batch: 1 });
  });

  it('EN2 is tried again soon, for as long as the browser says that there is a network', () => {
    const there = playback({ ...leading, pending: 1 });
    there.at(0, { type: 'asked' });
    there.at(100, offline(1), 0.5);
    expect(there.state.wakeAt).toBe(1_100);
    const gone = playback({ ...leading, pending: 1, offlineSince: 0 });
    gone.at(0, { type: 'asked' });
    gone.at(100, offline(1), 0.5);
    expect(gone.state.wakeAt).toBe(67_600);
  });
});

describe('a saved command', () => {
  it('EN1 that is counted twice is sent once, and one more during a round follows it', () => {
    const play = playback(leading);
    play.at(0, { type: 'counted', pending: 1, newest: 5 });
    play.at(10, { type: 'counted', pending: 1, newest: 5 });
    expect(play.state.again).toBe(false);
    play.at(20, { type: 'counted', pending: 2, newest: 6 });
    expect(play.state.again).toBe(true);
    expect(play.state.owesNews).toBe(true);
    expect(play.calls()).toEqual([0]);
    const none = playback(leading);
    none.at(0, { type: 'counted', pending: 0, newest: 0 });
    expect(none.state.owesNews).toBe(false);
    expect(none.calls()).toEqual([]);
  });

  it('EN1 waits its turn after failures', () => {
    const play = playback({ ...leading, failures: 2, lastCallAt: 1_000 });
    play.at(1_500, { type: 'counted', pending: 1, newest: 1 });
    expect(play.calls()).toEqual([]);
    expect(play.state.wakeAt).toBe(3_000);
  });
});
