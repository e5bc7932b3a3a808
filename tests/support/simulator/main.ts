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

const seeds = Number(values.seeds);
const from = Number(values.from);
const passed = values['self-test']
  ? await selfTest(seeds, values.bug)
  : values.nights
    ? // The copies that `--self-test` plants bugs in hold no app.
      await (await import('./night-run.ts')).runNights({ seeds, from })
    : await runSeeds({ seeds, from, quiet: values.quiet });
process.exit(passed ? 0 : 1);
