// The product on a desk: beside a list something is open, and the board shows the week of what is opened.
import { demoPassword, enter, placeVenue, signIn } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone, tablet } from './person.ts';
import { dayAhead, postShift } from './shifts.ts';
import { synced } from './sync.ts';

test('on a desk no pane stands empty, and a shift is opened in its own week', async ({ demo, arrive }) => {
  test.slow();
  const vera = await arrive({ name: 'Vera Okafor', email: 'vera@example.com', viewport: desktop }, demo);
  const { page } = vera;
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  const jobs = page.locator('main li a[href^="/venue/jobs/"]');

  await test.step('the first screen shows a night that runs, drawn to one scale', async () => {
    await page.goto('/venue');
    await expect(page.getByRole('heading', { level: 1, name: /^Tonight, \d+ gap/ })).toBeVisible();
    // Whose phone is silent has been heard again where another test signed in as them.
    for (const figure of [/^\d+ late/, /^\d+ due/, /^\d+ here/])
      await expect(page.getByRole('button', { name: figure })).toBeVisible();
    const scales = page.locator('li > button > [aria-hidden="true"]:has([data-group])');
    const edges = await scales.evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().left)));
    expect(edges.length).toBeGreaterThan(8);
    expect(new Set(edges).size).toBe(1);
  });

  await test.step('whoever comes to the jobs sees the first, and later the one they had open', async () => {
    await page.goto('/venue/jobs');
    await page.waitForURL('**/venue/jobs/*-*');
    await expect(jobs.first()).toHaveAttribute('aria-current', 'page');
    await jobs.last().click();
    await expect(jobs.last()).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Rockstars', exact: true }).click();
    await page.waitForURL('**/venue/rockstars/*-*');
    await page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await expect(jobs.last()).toHaveAttribute('aria-current', 'page');
    await page.getByRole('complementary').getByRole('link', { name: 'Close' }).click();
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

  await test.step('a shift of another week shows that week’s board, until another week is chosen', async () => {
    const [later] = await demo.db<{ id: string }>(
      `select s.id from public.shifts s join public.venues v on v.id = s.venue_id
       where v.name = 'The Copper Thistle' and s.status = 'published' and s.starts_at > now() + interval '8 days'
       order by s.starts_at limit 1`,
    );
    const cell = page.getByRole('table').locator(`a[href$="/venue/shifts/${later?.id}"]`);
    await page.goto(`/venue/shifts/${later?.id}`);
    await expect(cell).toBeVisible();
    await page.getByRole('button', { name: 'The week after' }).click();
    await expect(cell).toHaveCount(0);
    await page.getByRole('button', { name: 'This week' }).click();
    await expect(page.getByRole('button', { name: 'This week' })).toBeDisabled();
  });

  await test.step('the newest chat is open, as high as the window lets it; Esc closes it', async () => {
    await page.goto('/venue/messages');
    await page.waitForURL('**/venue/messages/*-*');
    const chat = page.getByRole('textbox', { name: /^Write a message/ });
    await expect(chat).toBeVisible();
    const [top, bottom] = await page.evaluate(() => {
      const list = document.querySelector('[data-chat]')?.closest('section');
      const { y = 0, bottom: foot = 0 } = list?.parentElement?.getBoundingClientRect() ?? {};
      return [y, foot] as const;
    });
    expect(bottom - top).toBeGreaterThan(600);
    expect(bottom).toBeLessThanOrEqual(desktop.height);
    await chat.press('Escape');
    await expect(page.getByText('Select a conversation to start messaging')).toBeVisible();
  });

  await test.step('an address that leads nowhere has one main part, inside a portal and outside', async () => {
    for (const nowhere of ['/venue/nowhere', '/venue/shifts/a/b', '/nowhere']) {
      await page.goto(nowhere);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
    }
    // Nor does a bar say that one is at Me, as it does of a page that only Me leads to.
    const weightOfMe = () =>
      page
        .locator('nav [data-me] span')
        .last()
        .evaluate(label => getComputedStyle(label).fontWeight);
    await page.goto('/search');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
    expect(await weightOfMe()).toBe('700');
    await page.goto('/venue/nowhere');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(await weightOfMe()).not.toBe('700');
  });

  await test.step('Ctrl K finds people of this device in spite of a typo, remembers them, and says what needs a connection', async () => {
    await page.goto('/venue/jobs');
    await synced(vera);
    const palette = page.getByRole('dialog', { name: 'Search' });
    const field = palette.getByRole('combobox', { name: 'Search' });
    await page.keyboard.press('Control+k');
    await field.fill('Biacnhi');
    await expect(palette.getByRole('option').first()).toContainText('Rocco Bianchi');
    await expect(palette.getByRole('status')).toHaveText(/^\d+ results? on this device/);
    await field.fill('bianchi roc');
    await expect(palette.getByRole('option').first().locator('mark')).toHaveText(['Roc', 'Bianchi']);
    const preview = palette.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: 'Rocco Bianchi', exact: true })).toBeVisible();
    await expect(preview.getByText('Next', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(preview.getByRole('heading', { name: 'Rocco Bianchi', exact: true })).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    const before = await preview.getByRole('button', { name: /favourites$/ }).getAttribute('aria-label');
    await page.keyboard.press('Control+f');
    await expect(preview.getByRole('button', { name: /favourites$/ })).not.toHaveAccessibleName(before ?? '');
    await page.keyboard.press('Control+f');
    await expect(preview.getByRole('button', { name: before ?? '' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/venue/rockstars/*-*');
    await expect(palette).toBeHidden();
    await vera.hasAppOnDevice();
    await vera.loseNetwork();
    await page.keyboard.press('Control+k');
    await expect(palette.getByText('Recent')).toBeVisible();
    await expect(palette.getByRole('option').first()).toContainText('Rocco Bianchi');
    await field.fill('#bartender');
    await expect(palette.getByRole('group', { name: 'Shifts' }).getByRole('option').first()).toBeVisible();
    const online = palette.getByRole('option', { name: /Search online for/ });
    await expect(online).toContainText('needs a connection');
    await expect(online).toBeDisabled();
    await field.fill('rocco bian');
    await expect(palette.getByRole('option', { name: /^Invite Rocco Bianchi to a shift/ })).toContainText(
      'sent when online',
    );
    await page.keyboard.press('Control+m');
    await page.waitForURL('**/venue/messages/*-*');
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('option', { name: /^Invite someone to the team/ })).toBeDisabled();
    await field.fill('>post sh');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/venue/shifts/new');
    await vera.regainNetwork();
  });

  await test.step('the search knows what the page under it offers, and finds online whom this device does not know', async () => {
    const palette = page.getByRole('dialog', { name: 'Search' });
    await page.getByRole('navigation').getByRole('link', { name: 'Shifts', exact: true }).click();
    await page.getByRole('table').locator('a[href*="/venue/shifts/"]').first().click();
    await page.waitForURL('**/venue/shifts/*-*');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await palette
      .getByRole('group', { name: /^This screen/ })
      .getByRole('option', { name: 'See applicants' })
      .click();
    await page.waitForURL('**/applicants');
    const has = (table: string) =>
      `exists (select from public.${table} t join public.venues v on v.id = t.venue_id
        where v.name = 'The Copper Thistle' and t.worker_id = p.id)`;
    const [stranger] = await demo.db<{ name: string }>(
      `select p.name from public.profiles p where p.role = 'rockstar' and p.discoverable and p.account_status = 'active'
       and not (${['applications', 'bookings', 'work_invitations'].map(has).join(' or ')}) order by length(p.name) desc limit 1`,
    );
    await page.keyboard.press('Control+k');
    await palette.getByRole('combobox', { name: 'Search' }).fill(stranger?.name ?? '');
    await palette
      .getByRole('group', { name: /^Found online/ })
      .getByRole('option', { name: stranger?.name ?? '' })
      .click();
    await expect(page.getByRole('heading', { name: stranger?.name ?? '' }).first()).toBeVisible();
  });

  await test.step('a question mark shows the keys of the screen, unless single keys are switched off', async () => {
    await page.goto('/venue/shifts');
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys of this screen' });
    await expect(keys.getByText('Copy the shift')).toBeVisible();
    await keys.getByRole('button', { name: 'Close' }).click();
    await page.goto('/venue/settings?tab=appearance');
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.goto('/venue/shifts');
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(keys).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('on a phone the search is a page', async () => {
    await page.setViewportSize(phone);
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Search' }).fill('rocco');
    await expect(page.getByRole('option', { name: /Rocco Bianchi/ }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('option', { name: /Rocco Bianchi/ })
      .first()
      .click();
    await page.waitForURL(/\/venue\/(rockstars|messages)\//);
    await page.setViewportSize(desktop);
  });

  await test.step('on a tablet a list is a list, and stays one when it is turned', async () => {
    await page.setViewportSize(tablet);
    await page.goto('/venue/jobs');
    await expect(jobs.first()).toBeVisible();
    await page.setViewportSize(desktop);
    await expect(page.getByRole('navigation').getByText('Jobs', { exact: true })).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/venue/jobs');
  });
});

test('a week in which nothing is posted is not called filled, and no pane stands empty beside it', async ({
  product,
  arrive,
}) => {
  const nia = await arrive(
    { ...withoutWorker, name: 'The Quiet Week', email: 'nia.quiet@example.com', viewport: desktop },
    product,
  );
  await enter(nia, 'venue', product);
  await placeVenue(nia);
  await postShift(nia, { day: dayAhead(9) });
  await nia.open('/venue');
  await expect(nia.page.getByRole('heading', { level: 1, name: 'No one on tonight' })).toBeVisible();
  await expect(nia.page.getByRole('heading', { name: 'This week' })).toBeVisible();
  await expect(nia.page.getByRole('complementary')).toHaveCount(0);
});

test('what is typed while the search still comes presses no act of the page', async ({ product, arrive }) => {
  // A worker would have the search at hand.
  const vera = await arrive({
    name: 'Vera Okafor',
    email: 'vera.typing@example.com',
    viewport: desktop,
    serviceWorkers: 'block',
  });
  const { page } = vera;
  await enter(vera, 'venue', product);
  await page.waitForURL('**/venue**');
  await placeVenue(vera);
  await page.goto('/venue/jobs/new');
  await expect(page.getByRole('button', { name: 'Post job' })).toBeVisible();
  let letCome: () => void = () => undefined;
  const wanted = new Promise<void>(resolve => {
    letCome = resolve;
  });
  await page.route('**/assets/palette-*.js', async route => {
    await wanted;
    await route.continue();
  });
  const refused = page.locator('main [aria-invalid="true"]');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('a');
  letCome();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(refused).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(refused).not.toHaveCount(0);
});
