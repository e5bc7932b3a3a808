// What every end-to-end test gets: a server of its worker's own, and people who arrive with a device and are looked
// after until they leave.
import { test as base, expect } from '@playwright/test';
import { type Backend, startBackend } from '#tests/support/backend.ts';
import { launchOptions } from '#tests/support/chromium.ts';
import { dist } from '#tests/support/fresh-build.ts';
import { Person, type PersonOptions } from './person.ts';
import { noteSeenTexts } from './seen-texts.ts';
import { noteOthersAsked, othersAsked } from './watch.ts';

interface PerTest {
  /** A new person with an empty device. Contexts are closed, and complaints asserted on, when the test ends. */
  arrive(options: PersonOptions, at?: Backend): Promise<Person>;
  /** A product that no other test has used. Named before `arrive`, so that it stops after its people have left. */
  unused: Backend;
  /** For every test by itself: whatever it is about, nobody but this machine is asked for anything. */
  onlyThisMachine: undefined;
}

interface PerWorker {
  /** A product without demo data, which the tests of one worker share: each has people and venues of its own there. */
  product: Backend;
  /** The product as `npm start` shows it. */
  demo: Backend;
}

/** For the files about push and installing, `test.use(wholeChromium)`: Chromium without a window has neither. */
export const wholeChromium = { launchOptions: launchOptions(process.env.WHOLE_CHROMIUM) };

/**
 * For files in which nobody loses the network, `test.use(withoutWorker)`; for a person who never does, `arrive({ ...withoutWorker, … })`:
 * to store the app takes each new device 0.7 s of processor.
 */
export const withoutWorker = { serviceWorkers: 'block' } as const;

export const test = base.extend<PerTest, PerWorker>({
  browser: [
    async ({ browser }, provide) => {
      noteSeenTexts(browser);
      noteOthersAsked(browser);
      await provide(browser);
    },
    { scope: 'worker' },
  ],

  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern to learn what is needed
    async ({}, provide) => {
      const product = await startBackend({ app: dist });
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, provide) => {
      const product = await startBackend({ seed: 'demo', app: dist });
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern to learn what is needed
  unused: async ({}, provide) => {
    const product = await startBackend({ app: dist });
    await provide(product);
    await product.stop();
  },

  onlyThisMachine: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, provide) => {
      await provide(undefined);
      expect(othersAsked()).toEqual([]);
    },
    { auto: true },
  ],

  arrive: async ({ browser, product }, provide) => {
    const people: Person[] = [];
    await provide(async (options, at) => {
      const person = await Person.arrive(browser, (at ?? product).url, options);
      people.push(person);
      return person;
    });
    for (const person of people) person.expectNothingWentWrong();
    for (const person of people) await person.leave();
  },
});

export { expect };
