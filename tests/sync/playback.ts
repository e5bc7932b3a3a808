// Plays the machine: happenings at their moments, and every effect kept.
import { transition } from '#sync/machine.ts';
import { type Effect, type Happening, START, type State } from '#sync/machine-state.ts';

/** Plays happenings at their moments and keeps every effect. */
export function playback(start: Partial<State> = {}) {
  let state: State = { ...START, visible: true, ...start };
  const effects: (Effect & { at: number })[] = [];
  return {
    get state() {
      return state;
    },
    effects,
    calls: () => effects.filter(effect => effect.do === 'call').map(({ at }) => at),
    said: () => effects.flatMap(effect => (effect.do === 'announce' ? [effect.said] : [])),
    at(at: number, happening: Happening, random = 0.5) {
      const step = transition(state, { ...happening, at, random: random });
      state = step.state;
      effects.push(...step.effects.map(effect => ({ ...effect, at })));
    },
    /** Lets the timer come until that moment. */
    wait(until: number, answer: (round: number) => Happening, random = 0.5) {
      while (state.callingSince !== null || (state.wakeAt !== null && state.wakeAt <= until)) {
        const now = state.callingSince ?? state.wakeAt ?? until;
        if (state.callingSince === null) this.at(now, { type: 'due' }, random);
        if (state.callingSince !== null) this.at(now + 100, answer(state.round), random);
      }
    },
  };
}

export const fine = (round: number): Happening => ({
  type: 'answered',
  round,
  more: false,
  full: false,
  sent: 0,
  settled: 0,
});
export const offline = (round: number): Happening => ({ type: 'failed', round, why: 'offline' });
export const leading = { leader: true, link: 'up' } as const;
