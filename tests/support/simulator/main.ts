// `npm run sim -- --seeds N --from S`: plays N stories and tells which promises were broken. `--self-test`: plants known bugs
// and counts how many are found; `--bug words` only those whose names hold the words. `--nights`: nights of attendance instead.
import { parseArgs } from 'node:util';
import { runSeeds } from './seeds.ts';
import { selfTest } from './self-test.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    'self-test': { type: 'boolean', default: false },
    bug: { type: 'string', default: '' },
    quiet: { type: 'boolean', default: false },
    nights: { type: 'boolean', default: false },
  },
});

const [seeds, from] = [whole('seeds'), whole('from')];
const passed = values['self-test']
  ? await selfTest(seeds, values.bug)
  : values.nights
    ? // The copies that `--self-test` plants bugs in hold no app.
      await (await import('./night-run.ts')).runNights({ seeds, from })
    : await runSeeds({ seeds, from, quiet: values.quiet });
process.exit(passed ? 0 : 1);

/** Of no stories every promise would hold. */
function whole(name: 'seeds' | 'from'): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 0) return number;
  console.error(`--${name} wants a whole number, not ${values[name]}.`);
  return process.exit(1);
}
