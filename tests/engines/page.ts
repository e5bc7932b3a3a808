// What a person does and sees in a tab, by code that runs in the page and is the same for every engine.
import type { Tab } from './engine.ts';

const PATIENCE_MS = 120_000;
const BETWEEN_MS = 150;

/** Waits until the page says yes. A page that is just being left answers nothing: it is asked again. */
export async function until<Args extends readonly unknown[]>(
  tab: Tab,
  what: string,
  test: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    if ((await tab.run(test, ...args).catch(() => false)) === true) return;
    await new Promise(resolve => setTimeout(resolve, BETWEEN_MS));
  }
  const [path, text] = await tab.run(() => [location.pathname, document.querySelector('main')?.innerText ?? '']);
  throw new Error(`${what} was not to be seen on ${path}:\n${text?.slice(0, 1000)}`);
}

/** The app itself has drawn a page, and it is not the error screen. */
export async function drawn(tab: Tab): Promise<void> {
  await until(tab, 'a heading', () => document.querySelector('#root h1') !== null);
  const broken = await tab.run(
    () => /Something went wrong|Page Not Found/.exec(document.body?.innerText ?? '')?.[0] ?? null,
  );
  if (broken !== null) throw new Error(broken);
}

/** As a form library hears it: through the element's own setter, with the event of a key. */
export async function type(tab: Tab, selector: string, text: string): Promise<void> {
  await until(tab, selector, wanted => document.querySelector(wanted) !== null, selector);
  await tab.run(
    (wanted, typed) => {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(wanted);
      if (field === null) throw new Error(`${wanted} is gone`);
      const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      field.focus();
      Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, typed);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    selector,
    text,
  );
}

/** The button or link that is called so, once it can be pressed. */
export async function press(tab: Tab, name: string): Promise<void> {
  await until(
    tab,
    `a button «${name}»`,
    wanted => {
      const all = [...document.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')];
      const found = all.find(one => one.innerText.trim() === wanted && one.offsetParent !== null);
      found?.click();
      return found !== undefined;
    },
    name,
  );
}

export async function signIn(tab: Tab, who: { readonly email: string; readonly password: string }): Promise<void> {
  await type(tab, 'input[autocomplete="username"]', who.email);
  await type(tab, 'input[autocomplete="current-password"]', who.password);
  await until(tab, 'a button to sign in', () => {
    const button = document.querySelector<HTMLButtonElement>('form button[type="submit"]:not(:disabled)');
    button?.click();
    return button !== null;
  });
}

/** What the connectivity badge says. */
export function badge(tab: Tab, beginning: string): Promise<void> {
  return until(
    tab,
    `the badge «${beginning}»`,
    wanted => {
      const names = [...document.querySelectorAll('button')].map(
        one => one.getAttribute('aria-label') ?? one.innerText,
      );
      return names.some(name => name.startsWith(wanted));
    },
    beginning,
  );
}

/** Where something stands, as its chip says it: «On this phone» begins with the same words on every device. */
export function chip(tab: Tab, state: string): Promise<void> {
  return until(
    tab,
    `the chip «${state}»`,
    wanted => [...document.querySelectorAll<HTMLElement>('[data-state]')].some(one => one.innerText.includes(wanted)),
    state,
  );
}

/** Her name, which only the mirror knows. */
export function rowsOfRosa(tab: Tab): Promise<void> {
  return until(tab, 'what the mirror knows of Rosa', () =>
    /Rosa /.test(document.querySelector('[aria-label^="Account menu of"]')?.getAttribute('aria-label') ?? ''),
  );
}

/** The device needs no network for the app any more: the worker has stored it and serves this page too. */
export function appOnDevice(tab: Tab): Promise<void> {
  return until(tab, 'a worker in charge', () => (navigator.serviceWorker?.controller ?? null) !== null);
}
