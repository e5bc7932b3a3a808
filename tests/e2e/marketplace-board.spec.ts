// A venue's week: posted in one go, read on the board, repeated with the keyboard, taken away as a file; and one draft that
// two tabs are writing.
import { readFile } from 'node:fs/promises';
import { enter, placeVenue } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, type Person, tablet } from './person.ts';
import { picture } from './picture.ts';
import { pressTwice } from './press-twice.ts';
import { dayAhead } from './shifts.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

/** The Monday after next, so that whatever today is, it lies ahead and in a week of its own. */
function mondayAhead(): number {
  const weekday = (new Date(`${dayAhead(0)}T12:00Z`).getUTCDay() + 6) % 7;
  return 14 - weekday;
}

const cells = (person: Person) => person.page.locator('a[data-shift]');

async function openWeek(person: Person, weeks: number): Promise<void> {
  for (let nth = 0; nth < weeks; nth += 1) await person.page.getByRole('button', { name: 'The week after' }).click();
}

async function postWeekend(person: Person): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: 'Shifts', exact: true }).click();
  await page.getByRole('link', { name: 'Post shifts' }).first().click();
  await page.getByLabel('Role', { exact: true }).selectOption('Bartender');
  await page.getByLabel('Pay per hour').fill('12.00');
  await expect(page.getByText('Below the legal minimum in London: £12.71 an hour for adults.')).toBeVisible();
  await page.getByLabel('Pay per hour').fill('15.50');
  await expect(page.getByText('Below the legal minimum')).toHaveCount(0);
  await page.getByLabel('Day', { exact: true }).fill(dayAhead(mondayAhead()));
  await page.getByLabel('Starts').fill('18:00');
  await page.getByLabel('Ends').fill('02:00');
  await page.getByRole('button', { name: 'Add another day' }).click();
  await page.getByRole('button', { name: 'Add another role' }).click();
  await page.getByLabel('Role', { exact: true }).nth(1).selectOption('Host');
  await page.getByLabel('Pay per hour').nth(1).fill('14.00');
  await page.getByLabel('Getting there').fill('Ring twice');
  await page.getByRole('button', { name: 'Save as template' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Weekend bar');
  await page.getByRole('button', { name: 'Save template' }).click();
  await pressTwice(page.getByRole('button', { name: 'Post 4 shifts' }));
  await page.waitForURL('**/venue/shifts');
}

test('Vera posts a week, repeats it by keys, and takes it away', async ({ arrive, product }) => {
  const vera = await arrive({ name: 'Board and Barrel', email: 'board-vera@example.com', viewport: desktop });
  const { page } = vera;
  await enter(vera, 'venue', product);
  await page.waitForURL('**/venue**');
  await placeVenue(vera);

  await test.step('two roles on two days are four shifts, on the board at once', async () => {
    await postWeekend(vera);
    await openWeek(vera, 2);
    await expect(cells(vera)).toHaveCount(4);
    await expect(page.getByRole('heading', { level: 1, name: /4 gaps$/ })).toBeVisible();
    await synced(vera);
    await picture(vera, 'board-week');
  });

  await test.step('arrow keys go from shift to shift, Enter opens one, with what was said to those who come', async () => {
    await cells(vera).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(cells(vera).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cells(vera).nth(3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ring twice')).toBeVisible();
    await picture(vera, 'board-detail');
  });

  await test.step('last week again, drafts looked over and posted, in at most eight keys', async () => {
    await page.getByRole('button', { name: 'The week after' }).click();
    await expect(page.getByText('Nothing in this week yet')).toBeVisible();
    let strokes = 0;
    const press = async (key: string) => {
      strokes += 1;
      await page.keyboard.press(key);
    };
    const copy = page.getByRole('button', { name: 'Copy last week' });
    for (; strokes < 20; await press('Tab'))
      if (await copy.evaluate(button => button === document.activeElement)) break;
    await press('Enter');
    const four = page.getByRole('button', { name: 'Copy 4 shifts' });
    await expect(four).toBeFocused();
    strokes += 1;
    await pressTwice(four);
    await expect(four).toHaveCount(0);
    await expect(cells(vera)).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Post 4 drafts' })).toBeFocused();
    await press('Enter');
    const told = page.getByRole('dialog', { name: 'Post 4 drafts?' });
    await expect(told).toContainText('4 shifts, 4 places');
    await expect(told).toContainText('Rockstars who made you a favourite');
    await expect(told.getByRole('button', { name: 'Post 4 shifts' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('button', { name: /^Post .* drafts?$/ })).toHaveCount(0);
    expect(strokes).toBeLessThanOrEqual(8);
    await synced(vera);
    await expect(page.getByRole('heading', { level: 1, name: /4 gaps$/ })).toBeVisible();
  });

  await test.step('what is on the board is in the file', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFDay,Starts,Ends,Role')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(5);
    expect(text).toContain(`${dayAhead(mondayAhead() + 7)},18:00,02:00,Bartender`);
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as calendar' }).click(),
    ]);
    const events = await readFile(await calendar.path(), 'utf8');
    const day = dayAhead(mondayAhead() + 7).replaceAll('-', '');
    expect(events).toContain(`DTSTART;TZID=Europe/London:${day}T180000`);
    expect(events).toContain('SUMMARY:Bartender');
  });

  await test.step('the week is kept as a pattern under one name, which begins another week', async () => {
    const open = page.getByRole('button', { name: 'Patterns', exact: true });
    const sheet = page.getByRole('dialog', { name: 'Week patterns' });
    const name = sheet.getByLabel('Save this week’s 4 shifts as');
    await open.click();
    await name.fill('Weekend');
    await sheet.getByRole('button', { name: 'Save pattern' }).click();
    await expect(sheet.getByRole('button', { name: 'Already here' })).toBeDisabled();
    await name.fill('Weekend');
    await sheet.getByRole('button', { name: 'Replace pattern' }).click();
    await sheet.getByRole('button', { name: 'Rename Weekend' }).click();
    await sheet.getByLabel('Name', { exact: true }).fill('Long weekend');
    await sheet.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(sheet.getByRole('button', { name: /^Delete / })).toHaveAccessibleName('Delete Long weekend');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'The week after' }).click();
    await open.click();
    await sheet.getByRole('button', { name: 'Add 4 drafts' }).click();
    await expect(cells(vera)).toHaveCount(4);
    await open.click();
    await sheet.getByRole('button', { name: 'Delete Long weekend' }).click();
    await expect(sheet.getByText(/^No patterns yet/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a template begins the next post, and is thrown away', async () => {
    await page.getByRole('link', { name: 'Post shifts' }).click();
    await page.getByLabel('Start from').selectOption('Weekend bar');
    await expect(page.getByLabel('Getting there')).toHaveValue('Ring twice');
    await expect(page.getByLabel('Starts')).toHaveValue('18:00');
    await page.getByRole('button', { name: 'Delete template Weekend bar' }).click();
    await expect(page.getByLabel('Start from')).toHaveCount(0);
    await expect(page.getByLabel('Getting there')).toHaveValue('Ring twice');
  });
});

test('on a tablet seven days fit, and a draft that two tabs write loses no word', async ({ arrive, product }) => {
  const vera = await arrive({ name: 'Two Tabs', email: 'board-tabs@example.com', viewport: tablet });
  const { page } = vera;
  await enter(vera, 'venue', product);
  await page.waitForURL('**/venue**');
  await placeVenue(vera);
  await postWeekend(vera);

  await page.getByText('Roles', { exact: true }).click();
  await openWeek(vera, 2);
  await expect(cells(vera)).toHaveCount(4);
  const overhang = await page
    .getByRole('table')
    .evaluate(table => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  expect(overhang).toBeLessThanOrEqual(0);
  await picture(vera, 'board-tablet');

  await cells(vera).first().focus();
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await openWeek(vera, 1);
  await cells(vera).first().click();
  await page.getByRole('link', { name: 'Edit draft' }).click();
  await page.getByLabel('How many people', { exact: true }).fill('7');

  const other = await vera.context.newPage();
  await other.goto(page.url());
  await other.getByLabel('How many people', { exact: true }).fill('3');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await other.waitForURL(/\/venue\/shifts\/[0-9a-f-]{36}$/);
  await other.close();

  const told = page.getByRole('alert').filter({ hasText: 'changed elsewhere' });
  await expect(told).toContainText('3 places');
  await expect(page.getByLabel('How many people', { exact: true })).toHaveValue('7');
  await told.getByRole('button', { name: 'Keep what I typed' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/\/venue\/shifts\/[0-9a-f-]{36}$/);
  await expect(
    page
      .getByText('0 of 7 booked')
      .or(page.getByText('Draft', { exact: true }))
      .first(),
  ).toBeVisible();
  await synced(vera);

  await test.step('higher pay of a posted shift asks nobody, and is not lost to another tab either', async () => {
    await page.getByRole('link', { name: 'Shifts', exact: true }).click();
    await page.getByText('Roles', { exact: true }).click();
    // The board stands at the week of the draft, which is a week later.
    await page.getByRole('button', { name: 'The week before' }).click();
    await cells(vera).first().click();
    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await page.getByLabel('Title (optional)').fill('Quiz night');
    const colleague = await vera.context.newPage();
    await colleague.goto(page.url());
    await colleague.getByLabel('Pay per hour').fill('17.25');
    await colleague.getByRole('button', { name: 'Save changes' }).click();
    await colleague.waitForURL(/\/venue\/shifts\/[0-9a-f-]{36}$/);
    await colleague.close();
    const changed = page.getByRole('alert').filter({ hasText: 'This shift was changed elsewhere' });
    await expect(changed).toContainText('£17.25 per hour');
    await changed.getByRole('button', { name: 'Use the new version' }).click();
    await expect(page.getByLabel('Pay per hour')).toHaveValue('17.25');
    await expect(changed).toBeHidden();
  });
});
