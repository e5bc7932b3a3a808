// One of the fifty: a person with a browser context of their own who does something, thinks, and does the next thing. What they may
// do depends on their portal; what cannot be done just now (no chat yet, nobody to accept) is left for another time.
import { expect, type Locator, type Request } from '@playwright/test';
import type { Portal } from '#tests/e2e/accounts.ts';
import type { Person } from '#tests/e2e/person.ts';
import { dayAhead, writeShift } from '#tests/e2e/shifts.ts';
import { pageSynced } from '#tests/e2e/sync.ts';
import type { Random } from '#tests/support/fakes/random.ts';

/** What all of them have counted together. */
export interface Seen {
  acts: number;
  requests: number;
  /** Of every call of `sync`, as the browser saw it. */
  readonly syncMs: number[];
  readonly serverErrors: string[];
  readonly failedActs: string[];
  readonly written: Map<string, number>;
}

export const nothingSeen = (): Seen => ({
  acts: 0,
  requests: 0,
  syncMs: [],
  serverErrors: [],
  failedActs: [],
  written: new Map(),
});

/** By how many tickets each kind of act is in the draw. */
const DRAW = { look: 12, write: 7, cutOff: 2, reload: 2, reopen: 1 } as const;
const TICKETS = Object.entries(DRAW).flatMap(([name, tickets]) => Array<string>(tickets).fill(name));
/** What is not there by then is not there for this person. */
const LOOK_MS = 5_000;
const PATIENCE_MS = 60_000;
/** What the badge says of changes that were refused, in the three languages. */
const REFUSED = /refused|rechazad|refusé/;

export class Visitor {
  readonly person: Person;
  readonly #portal: Portal;
  readonly #random: Random;
  readonly #seen: Seen;

  constructor(of: { person: Person; portal: Portal; random: Random; seen: Seen }) {
    this.person = of.person;
    this.#portal = of.portal;
    this.#random = of.random;
    this.#seen = of.seen;
    this.person.context.on('requestfinished', request => void this.#count(request).catch(() => undefined));
  }

  /** Until then, with time to think in between: half a minute on average. */
  async live(until: number): Promise<void> {
    await this.#think(until);
    while (Date.now() < until && this.person.context.browser()?.isConnected() === true) {
      const name = this.#random.pick(TICKETS);
      await this.#act(name).catch((error: unknown) => {
        const said = String(error).split('\n');
        const why = said.findLast(line => /intercepts|not enabled|not stable|waiting for/.test(line)) ?? '';
        this.#seen.failedActs.push(`${name} of ${this.person.name} at ${this.#page.url()}: ${said[0]} ${why.trim()}`);
      });
      this.#seen.acts += 1;
      await this.#think(until);
    }
  }

  /** Comes back and waits for «All synced»; else answers with where this browser is and what its badge says. */
  async rest(): Promise<'synced' | 'refused' | { readonly restless: string }> {
    await this.person.regainNetwork();
    return await pageSynced(this.#page).then(
      () => 'synced',
      () => this.#unlikeSynced(),
    );
  }

  /** A shift that somebody else was given first is refused, which stays until the person has read it: nothing waits any more. */
  async #unlikeSynced(): Promise<'refused' | { readonly restless: string }> {
    const buttons = await this.#page
      .getByRole('banner')
      .getByRole('button')
      .evaluateAll(all => all.map(button => button.ariaLabel ?? button.textContent ?? ''));
    if (buttons.some(name => REFUSED.test(name))) return 'refused';
    return { restless: `${this.person.name} at ${this.#page.url()}: ${buttons.join(', ')}` };
  }

  get #page() {
    return this.person.page;
  }

  async #think(until: number): Promise<void> {
    const ms = Math.min(this.#random.whole(10_000, 50_000), until - Date.now());
    if (ms > 0) await new Promise(resolve => setTimeout(resolve, ms));
  }

  async #act(name: string): Promise<void> {
    if (name === 'look') return this.#look();
    if (name === 'write') return this.#write();
    if (name === 'reload') return this.#reload();
    if (name === 'reopen') {
      await this.person.closeApp();
      return this.person.reopenApp(`/${this.#portal}`);
    }
    await this.person.loseNetwork();
    try {
      await this.#look();
      await this.#write();
    } finally {
      await this.person.regainNetwork();
    }
  }

  async #reload(): Promise<void> {
    await this.#page.reload();
    await this.#drawn();
  }

  async #drawn(): Promise<void> {
    await this.#page.getByRole('heading').first().waitFor({ timeout: PATIENCE_MS });
  }

  /** Another screen, by whatever link of the portal's navigation. */
  async #look(): Promise<void> {
    await this.#page.keyboard.press('Escape');
    const links = await this.#page.getByRole('navigation').getByRole('link').filter({ visible: true }).all();
    if (links.length === 0) return this.#page.goto(`/${this.#portal}`).then(() => this.#drawn());
    await this.#random.pick(links).click({ timeout: PATIENCE_MS });
    await this.#drawn();
  }

  async #write(): Promise<void> {
    const wishes = { venue: ['post', 'accept', 'chat', 'switch'], rockstar: ['apply', 'apply', 'chat', 'switch'] };
    const wish = this.#portal === 'admin' ? 'look' : this.#random.pick(wishes[this.#portal]);
    if (wish === 'look') return this.#look();
    const done = await this.#wish(wish);
    if (done) this.#seen.written.set(wish, (this.#seen.written.get(wish) ?? 0) + 1);
  }

  async #wish(wish: string): Promise<boolean> {
    if (wish === 'apply') return this.#apply();
    if (wish === 'chat') return this.#chat();
    if (wish === 'switch') return this.#switch();
    await this.#page.goto('/venue');
    await this.#drawn();
    if (wish === 'accept') return this.#press(this.#page.getByRole('button', { name: /^Accept / }));
    await this.#page.getByRole('link', { name: 'Shifts', exact: true }).click();
    // Staff post nothing.
    if (!(await there(this.#page.getByRole('link', { name: 'Post shifts' })))) return false;
    const hour = String(this.#random.whole(10, 19));
    await writeShift(this.person, {
      day: dayAhead(this.#random.whole(2, 20)),
      start: `${hour}:00`,
      end: '23:00',
      positions: this.#random.whole(1, 4),
    });
    // Without network it is on the device only, and its page says so.
    await this.#button('Post').click({ timeout: PATIENCE_MS });
    await this.#page.waitForURL(/\/venue\/shifts\/[0-9a-f-]{36}$/, { timeout: PATIENCE_MS });
    return true;
  }

  async #apply(): Promise<boolean> {
    await this.#page.goto('/rockstar/available-shifts');
    await this.#drawn();
    const shifts = this.#page.locator('a[href^="/rockstar/available-shifts/"]');
    if (!(await there(shifts))) return false;
    await this.#random.pick(await shifts.all()).click({ timeout: PATIENCE_MS });
    if (await this.#press(this.#button('Book now'))) return true;
    return (await this.#press(this.#button('Apply'))) && (await this.#press(this.#button('Send request')));
  }

  async #chat(): Promise<boolean> {
    await this.#page.goto(`/${this.#portal}/messages`);
    await this.#drawn();
    const chats = this.#page.locator(`a[href^="/${this.#portal}/messages/"]`);
    if (!(await there(chats))) return false;
    await this.#random.pick(await chats.all()).click({ timeout: PATIENCE_MS });
    const box = this.#page.getByRole('textbox', { name: /^Write a message/ });
    if (!(await there(box))) return false;
    await box.fill(`Said after ${this.#seen.acts} acts of all`);
    await box.press('Enter');
    return true;
  }

  async #switch(): Promise<boolean> {
    await this.#page.goto(`/${this.#portal}/settings?tab=notifications`);
    await this.#drawn();
    const switches = this.#page.getByRole('switch');
    if (!(await there(switches))) return false;
    await this.#random.pick(await switches.all()).click({ force: true, timeout: PATIENCE_MS });
    return true;
  }

  #button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  async #press(what: Locator): Promise<boolean> {
    if (!(await there(what)) || (await what.first().isDisabled())) return false;
    await what.first().click({ timeout: PATIENCE_MS });
    return true;
  }

  async #count(request: Request): Promise<void> {
    const { pathname } = new URL(request.url());
    if (!pathname.includes('/v1/')) return;
    this.#seen.requests += 1;
    const response = await request.response();
    if (response === null || response.fromServiceWorker()) return;
    if (response.status() >= 500) this.#seen.serverErrors.push(`${response.status()} ${pathname}`);
    const { requestStart, responseEnd } = request.timing();
    if (pathname.endsWith('/rpc/sync') && responseEnd > 0)
      this.#seen.syncMs.push(responseEnd - Math.max(0, requestStart));
  }
}

async function there(what: Locator): Promise<boolean> {
  return expect(what.first())
    .toBeVisible({ timeout: LOOK_MS })
    .then(
      () => true,
      () => false,
    );
}
