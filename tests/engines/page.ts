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
      // Where the engine has a mouse, a button also shows the letter that presses it: no part of its name.
      const nameOf = (one: HTMLElement): string => {
        const letter = one.querySelector<HTMLElement>('[aria-hidden] kbd')?.innerText ?? '';
        const text = one.innerText.trim();
        return text.slice(0, text.length - letter.length).trim();
      };
      const found = all.find(one => nameOf(one) === wanted && one.offsetParent !== null);
      found?.click();
      return found !== undefined;
    },
    name,
  );
}

/** The field with that label: its selector, once it stands there. */
async function field(tab: Tab, label: string): Promise<string> {
  const find = (wanted: string): string | null => {
    const all = [...document.querySelectorAll('label')];
    const found = all.find(one => one.textContent?.replace(/[\s*]+$/, '') === wanted && one.control !== null);
    return found?.control?.id ? `#${CSS.escape(found.control.id)}` : null;
  };
  let selector: string | null = null;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && selector === null; ) {
    selector = await tab.run(find, label).catch(() => null);
    if (selector === null) await new Promise(resolve => setTimeout(resolve, BETWEEN_MS));
  }
  if (selector === null) throw new Error(`There is no field «${label}».`);
  return selector;
}

export async function typeInto(tab: Tab, label: string, text: string): Promise<void> {
  await type(tab, await field(tab, label), text);
}

/** A choice of a list that the browser itself draws. */
export async function choose(tab: Tab, label: string, option: string): Promise<void> {
  await until(
    tab,
    `«${option}» under «${label}»`,
    (wanted, text) => {
      const list = document.querySelector<HTMLSelectElement>(wanted);
      const found = [...(list?.options ?? [])].find(one => one.text === text);
      if (list === null || found === undefined) return false;
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, found.value);
      list.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    await field(tab, label),
    option,
  );
}

/** A box or a dot that is not chosen yet. */
export async function check(tab: Tab, label: string): Promise<void> {
  await until(
    tab,
    `«${label}» to choose`,
    wanted => {
      const box = document.querySelector<HTMLInputElement>(wanted);
      if (box?.checked === false) box.click();
      return box?.checked === true;
    },
    await field(tab, label),
  );
}

/** The first button whose name begins so: its words may be followed by whom they are about. */
export function pressFirst(tab: Tab, beginning: string): Promise<void> {
  return until(
    tab,
    `a button «${beginning} …»`,
    wanted => {
      const all = [...document.querySelectorAll<HTMLElement>('main button:not(:disabled)')];
      const found = all.find(one => (one.getAttribute('aria-label') ?? one.innerText).trim().startsWith(wanted));
      found?.click();
      return found !== undefined;
    },
    beginning,
  );
}

/** A link that has those words among others, such as a card. */
export function pressLink(tab: Tab, words: string): Promise<void> {
  return until(
    tab,
    `a link with «${words}»`,
    wanted => {
      const all = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
      const found = all.find(one => one.innerText.includes(wanted));
      found?.click();
      return found !== undefined;
    },
    words,
  );
}

export function seen(tab: Tab, words: string): Promise<void> {
  return until(tab, `«${words}»`, wanted => (document.body?.innerText ?? '').includes(wanted), words);
}

/** What was pressed has been saved, and the page goes on without those words. */
export function gone(tab: Tab, words: string): Promise<void> {
  return until(
    tab,
    `the page without «${words}»`,
    wanted => !(document.body?.innerText ?? wanted).includes(wanted),
    words,
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
