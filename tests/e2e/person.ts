// One person with one device: a browser context of their own, an app they close and open again, a network that comes
// and goes.
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { type Watch, watch } from './watch.ts';

export const phone = { width: 360, height: 780 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };

export interface PersonOptions extends BrowserContextOptions {
  readonly name: string;
  readonly email: string;
}

export class Person {
  static async arrive(browser: Browser, origin: string, options: PersonOptions): Promise<Person> {
    const { name, email, ...contextOptions } = options;
    const context = await browser.newContext({ viewport: phone, ...contextOptions, baseURL: origin });
    const watched = await watch(context, origin);
    return new Person({ name, email, context, watched }, await context.newPage());
  }

  readonly name: string;
  readonly email: string;
  readonly context: BrowserContext;
  readonly #watched: Watch;
  #page: Page;

  private constructor(self: { name: string; email: string; context: BrowserContext; watched: Watch }, page: Page) {
    this.name = self.name;
    this.email = self.email;
    this.context = self.context;
    this.#watched = self.watched;
    this.#page = page;
  }

  /** The app as it is open now. */
  get page(): Page {
    return this.#page;
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path);
  }

  loseNetwork(): Promise<void> {
    return this.context.setOffline(true);
  }

  regainNetwork(): Promise<void> {
    return this.context.setOffline(false);
  }

  /** The tab is gone; what the device stored is not. */
  async closeApp(): Promise<void> {
    const last = this.#page;
    // Another tab stays open, as on any phone: a browser without a window would end, and with it this context.
    this.#page = await this.context.newPage();
    await last.close();
  }

  async reopenApp(path: string): Promise<void> {
    await this.#page.goto(path);
  }

  hasAppOnDevice(): Promise<void> {
    return appOnDevice(this.#page);
  }

  expectNothingWentWrong(): void {
    expect(this.complaints()).toEqual([]);
  }

  complaints(): readonly string[] {
    return this.#watched.complaints();
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

/** Waits until the device needs no network for the app any more: the worker has stored it and serves this page too. */
export async function appOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const worker = navigator.serviceWorker;
    await worker.ready;
    if (worker.controller !== null) return;
    await new Promise(resolve => worker.addEventListener('controllerchange', resolve, { once: true }));
  });
}
