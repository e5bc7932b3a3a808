// The planner at its size, and what the search on every page costs between two keys: from the words to everything on the device that
// has them. What the screen then draws is at most thirty lines.
import { finderOf } from '#domain/search/find.ts';
import { type Group, percentile } from '#tests/bench/bench.ts';
import { plannerFigures } from '#tests/bench/planner.ts';

const ROWS = 20_000;
const ROUNDS = 10;

const first = ['Fionn', 'Rosa', 'José', 'Ulla', 'Jonas', 'Chidi', 'Xanthe', 'Inés', 'Rocco', 'Mina'];
const last = ['Hughes', 'Papadakis', 'Rahman', 'Sørensen', 'Demir', 'Okafor', 'Bianchi'];
const roles = ['Bartender', 'Barback', 'Kitchen porter', 'Waiting staff', 'Chef de partie'];

/** Typed letter by letter, with a typo, with several words, and nothing that is there. */
const asked = ['b', 'ba', 'bar', 'bart', 'fionn', 'fionn hug', 'hughse', 'zzzzzz', 'copper 18:00', '27 nov porter'];

/** A third people, the rest shifts. */
function texts(): readonly string[] {
  return Array.from({ length: ROWS }, (_, nth) => {
    const role = roles[nth % roles.length];
    return nth % 3 === 0
      ? `${first[nth % first.length]} ${last[nth % last.length]} ${role}`
      : `${role} Fri ${(nth % 28) + 1} Nov · 18:00–02:00 The Copper Thistle`;
  });
}

export const group: Group = {
  name: 'desk',
  run: async say => {
    const find = finderOf(texts());
    const times = Array.from({ length: ROUNDS }, () => asked.map(words => timed(() => find(words)))).flat();
    return [
      ...(await plannerFigures(say)),
      {
        name: 'search: from a key to what has the words in 20,000 rows, p95',
        value: percentile(times, 0.95),
        unit: 'ms',
        budget: 50,
      },
    ];
  },
};

function timed(act: () => void): number {
  const before = performance.now();
  act();
  return performance.now() - before;
}
