// A manager's week at the desk, by keys as the browser's engine hands them to the page.
import type { Backend } from '#tests/support/backend.ts';
import type { Tab } from './engine.ts';
import { until } from './page.ts';

/** The week after this one, with whoever is free for a gap of it. */
export async function openNextWeek(tab: Tab, url: string): Promise<void> {
  await tab.open(`${url}/venue/shifts?view=week`);
  await until(tab, 'the week', () => document.querySelector('a[data-shift]') !== null);
  await until(tab, 'the week after', () => {
    const next = document.querySelector<HTMLElement>('button[aria-label="The week after"]');
    next?.click();
    return next !== null;
  });
  await until(tab, 'somebody who is free', () => document.querySelector('section li button[aria-pressed]') !== null);
}

/** The first of the tray, whom a number takes into the hand: the keys go on from the first gap that they fit. */
export async function takeFirst(tab: Tab): Promise<void> {
  await key(tab, '1');
  await until(tab, 'a gap that has the keyboard', () => {
    const at = document.activeElement;
    return at instanceof HTMLElement && at.dataset.answer === 'takes';
  });
}

/** What is wider than the screen or than its own column. */
export function overhangs(tab: Tab): Promise<readonly string[]> {
  return tab.run(() => {
    const page = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const chips = [...document.querySelectorAll<HTMLElement>('td a[data-shift]')].filter(one => {
      const column = one.closest('td')?.getBoundingClientRect();
      const { left, right } = one.getBoundingClientRect();
      return column !== undefined && (left < column.left - 1 || right > column.right + 1);
    });
    return [...(page > 0 ? [`the page by ${page} px`] : []), ...chips.map(one => one.innerText)];
  });
}

/** Where the keyboard is, as Enter on a link does it; the place says that this device alone knows. */
export async function putDown(tab: Tab): Promise<void> {
  const shift = await tab.run(() => {
    const at = document.activeElement as HTMLElement;
    at.click();
    return at.dataset.shift ?? '';
  });
  await until(
    tab,
    'the place with its invitation',
    id => document.querySelector(`[data-shift="${id}"] :is([data-chip="pending"], [data-chip="invited"])`) !== null,
    shift,
  );
}

export async function invitationsOf(server: Backend, venue: string): Promise<number> {
  const [sent] = await server.db<{ n: number }>(
    `select count(*)::int as n from public.work_invitations where status = 'sent' and venue_id in (select id from public.venues where name = $1)`,
    [venue],
  );
  return sent?.n ?? 0;
}

async function key(tab: Tab, name: string): Promise<void> {
  await tab.run(pressed => {
    const at = document.activeElement ?? document.body;
    at.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
  }, name);
}
