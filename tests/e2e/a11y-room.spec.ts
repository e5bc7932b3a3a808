// Room for words: two fifths longer, as a language that nobody has added yet may have them; with the spacing that readers set for
// themselves; at 320 px, and on a desktop at 200 %. Nothing is cut off, and no page moves sideways. The pages are the demo's. The
// everyday run takes a few of each portal, `npm run test:a11y` every address.
import type { Page } from '@playwright/test';
import { demoPassword, enter, placeVenue, signIn } from './accounts.ts';
import { cutOff, lengthen, spread } from './cut-off.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone, tablet } from './person.ts';
import { type Area, addressesOf, viewsOf } from './site-map.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

const whole = process.env.ENCORE_A11Y === 'all';

const HOST_DAY = `
  select to_char(post.starts_at at time zone post.tz, 'YYYY-MM-DD') as day from public.shifts post
  join public.venues venue on venue.id = post.venue_id
  where venue.name = 'The Copper Thistle' and post.role = 'host' order by abs(extract(epoch from post.starts_at - now())) limit 1`;

const visitors: readonly { area: Area; name: string; email: string; few: readonly string[] }[] = [
  { area: 'public', name: 'Sam Stone', email: 'sam@example.com', few: ['/', '/login/venue', '/register/venue'] },
  {
    area: 'rockstar',
    name: 'Rocco Bianchi',
    email: 'rocco@example.com',
    few: ['/rockstar', '/rockstar/shifts', '/rockstar/settings?tab=notifications'],
  },
  {
    area: 'venue',
    name: 'Vera Okafor',
    email: 'vera@example.com',
    few: ['/venue', '/venue/shifts?view=week', '/venue/shifts/hours'],
  },
  { area: 'admin', name: 'Ada Lindqvist', email: 'ada@rockstars.example', few: ['/admin', '/admin/reports'] },
];

for (const { area, name, email, few } of visitors) {
  test(`${area} pages have room for longer words, wider spacing and a narrow window`, async ({ arrive, demo }) => {
    test.setTimeout(whole ? 1_200_000 : 120_000);
    const visitor = await arrive({ name, email, viewport: phone }, demo);
    if (area !== 'public') {
      await signIn(visitor, area, demoPassword);
      await synced(visitor);
    }
    const { page } = visitor;
    for (const path of whole ? (await addressesOf(area, demo, email)).flatMap(viewsOf) : few) {
      await page.setViewportSize(phone);
      await visitor.open(path);
      await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
      if (whole) await page.waitForLoadState('networkidle');
      const lacking = await withoutRoom(page);
      expect.soft(lacking, path).toEqual([]);
    }
  });
}

test('a name of one long word moves no page sideways', async ({ arrive, product }) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorffvoralternwaren';
  const pages = { rockstar: ['/rockstar/profile'], venue: ['/venue/profile', '/venue/staff', '/venue/shifts/new'] };
  for (const portal of ['rockstar', 'venue'] as const) {
    const person = await arrive({ name, email: `${portal}.word@example.com`, viewport: phone }, product);
    await enter(person, portal, product);
    if (portal === 'venue') await placeVenue(person);
    for (const path of pages[portal]) {
      await person.open(path);
      await expect(person.page.getByText(name).filter({ visible: true }).first()).toBeVisible();
      expect.soft(await cutOff(person.page), path).toEqual([]);
    }
    if (portal === 'rockstar') continue;
    await person.open('/venue/venues');
    await person.page.getByRole('button', { name: `Pause venue ${name}` }).click();
    const sheet = person.page.getByRole('dialog');
    await expect(sheet.getByText(name).first()).toBeVisible();
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

for (const locale of ['en-GB', 'es-ES']) {
  test(`no role of the week breaks in the midst of a word on a tablet: ${locale}`, async ({ arrive, demo }) => {
    const vera = { name: 'Vera Okafor', email: 'vera@example.com', viewport: tablet, locale } as const;
    const person = await arrive(vera, demo);
    await signIn(person, 'venue', demoPassword);
    // The night that runs may have begun before Monday.
    const [post] = await demo.db<{ day: string }>(HOST_DAY);
    await person.open(`/venue/shifts?view=week&week=${post?.day}`);
    const roles = person.page.locator('tbody th button > span');
    await expect(roles.filter({ hasText: /Host|Recepcionista/ })).toBeVisible({ timeout: 30_000 });
    // A range of pay may break at its dash.
    const isWord = (text: string) => /^\p{L}+$/u.test(text);
    for (const role of await roles.all()) expect((await role.evaluate(brokenWords)).filter(isWord)).toEqual([]);
  });
}

test('an act that stands beside another is not broken within a word', async ({ arrive, demo }) => {
  const vera = await arrive({ name: 'Vera Okafor', email: 'vera@example.com', viewport: phone, locale: 'fr-FR' }, demo);
  await signIn(vera, 'venue', demoPassword);
  for (const path of ['/venue/jobs/new', '/venue/shifts/new']) {
    await vera.open(path);
    const act = vera.page.locator('main [data-stuck] button').first();
    await expect(act).toBeVisible();
    expect(await act.evaluate(brokenWords), path).toEqual([]);
  }
});

test('what goes on below a figure’s name in a row of a city begins where the name does', async ({ arrive, demo }) => {
  const narrowest = { width: 280, height: 640 };
  const ada = await arrive(
    { name: 'Ada Lindqvist', email: 'ada@rockstars.example', viewport: narrowest, locale: 'fr-FR' },
    demo,
  );
  await signIn(ada, 'admin', demoPassword);
  await ada.open('/admin');
  const cells = ada.page.locator('td:has(meter)');
  await expect(cells.first()).toBeVisible();
  const indents = await cells.evaluateAll(all =>
    all.map(cell => Number(cell.firstElementChild?.getBoundingClientRect().left) - cell.getBoundingClientRect().left),
  );
  expect(indents.filter(indent => indent > 0)).toEqual([]);
  // Nor does a deadline stand in one line that has no room.
  await ada.page.setViewportSize({ width: 320, height: 640 });
  expect(await cutOff(ada.page)).toEqual([]);
});

test('a figure beside what it is of has room in the spacing that readers set, on a narrow phone in French', async ({
  arrive,
  demo,
}) => {
  const narrow = { width: 320, height: 640 };
  const rocco = { name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: narrow, locale: 'fr-FR' } as const;
  const person = await arrive(rocco, demo);
  await signIn(person, 'rockstar', demoPassword);
  await synced(person);
  for (const [path, last] of [
    ['/rockstar/reliability', 'main dl dd'],
    ['/rockstar/availability', 'main li button'],
  ] as const) {
    await person.open(path);
    await expect(person.page.locator(last).first()).toBeVisible();
    await spread(person.page);
    expect.soft(await cutOff(person.page), path).toEqual([]);
  }
});

const choices = [
  ['Vera Okafor', 'vera@example.com', 'venue', 'es-ES', ['/venue/shifts', '/venue/shifts/hours']],
  ['Ada Lindqvist', 'ada@rockstars.example', 'admin', 'fr-FR', ['/admin', '/admin/venues/verification']],
] as const;

for (const [name, email, portal, locale, paths] of choices) {
  test(`of what one chooses from nothing stands on a second line of a phone: ${portal}, ${locale}`, async ({
    arrive,
    demo,
  }) => {
    const person = await arrive({ name, email, viewport: phone, locale }, demo);
    await signIn(person, portal, demoPassword);
    for (const path of paths) {
      await person.open(path);
      const list = person.page.locator('main').locator('[role="tablist"], [role="radiogroup"]').first();
      await expect(list).toBeVisible();
      const lines = await list.evaluate(all => {
        const tops = [...all.querySelectorAll('[role="tab"], label')].map(one =>
          Math.round(one.getBoundingClientRect().top),
        );
        return new Set(tops).size;
      });
      expect.soft(lines, path).toBe(1);
    }
  });
}

/** Words of an element that go on in another line. It must stand on its own. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

async function withoutRoom(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const look = async (how: string, size: { width: number; height: number }): Promise<void> => {
    await page.setViewportSize(size);
    found.push(...(await cutOff(page)).map(what => `${how}: ${what}`));
  };
  await look('320 px', { width: 320, height: 640 });
  const ways = await page.locator('#root nav a[data-active], #root nav [data-me]').all();
  for (const way of ways)
    found.push(...(await way.evaluate(brokenWords)).map(word => `320 px: broken within: ${word}`));
  await look('200 %', { width: desktop.width / 2, height: desktop.height / 2 });
  const unspread = await spread(page);
  await look('wider spacing', phone);
  await unspread();
  for (const size of [phone, tablet, desktop]) {
    await page.setViewportSize(size);
    await lengthen(page);
    await look(`longer at ${size.width}`, size);
  }
  return found;
}
