// Working a shift with both radios off: the venue's tablet shows digits, the phone takes them, and the server proves them late.
import { readFile } from 'node:fs/promises';
import { chooseCity, enter, placeVenue } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { press, tabTo } from './keyboard.ts';
import { type Person, phone, tablet } from './person.ts';
import { chip, dayAhead, postShift } from './shifts.ts';
import { synced } from './sync.ts';
import {
  BEGUN,
  BOOKED,
  carriedByTablet,
  confirmsRecorded,
  digitsOn,
  ENDS,
  FACTS,
  HOUR_AGO,
  HOURS,
  leaveAndSend,
  RECORDED,
  recordsAgreed,
  SEVEN_HOURS_LATER,
  scanned,
  showsHours,
} from './work-night.ts';

const VENUE = 'The Cellar Door';

// Three devices on a machine that does other things too.
test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 30_000 });

test('ST3 a night without signal, from checking in to agreed hours, in both orders of arrival', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({ name: VENUE, email: 'vera.work@example.com', viewport: tablet });
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco.work@example.com', viewport: phone });
  const rosa = await arrive({ name: 'Rosa Ferreira', email: 'rosa.work@example.com', viewport: phone });

  await test.step('a shift has begun, and its code is on the tablet', async () => {
    const join = async (person: Person, portal: 'venue' | 'rockstar') => {
      await enter(person, portal, product);
      await person.page.waitForURL(`**/${portal}**`);
      await (portal === 'venue' ? placeVenue(person) : chooseCity(person));
    };
    // One after the other: three at once are slow on a busy machine.
    await join(vera, 'venue');
    for (const person of [rocco, rosa]) await join(person, 'rockstar');
    await postShift(vera, { day: dayAhead(1), positions: 2 });
    await synced(vera);
    await product.db(BEGUN, [VENUE]);
    await product.db(BOOKED, [VENUE, [rocco.email, rosa.email]]);
    await product.db('select private.run_clock()');
    await vera.page.getByRole('link', { name: 'Show the code' }).click({ timeout: 30_000 });
    await expect(vera.page.getByTestId('code')).toHaveText(/^\d{3}:\d{3}$/, { timeout: 30_000 });
    await expect(vera.page.getByText('Rosa Ferreira')).toBeVisible({ timeout: 30_000 });
    for (const { page } of [rocco, rosa]) {
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      const ticket = page.getByRole('article', { name: 'Your next shift' });
      await expect(ticket.getByRole('link', { name: 'Check in' })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('link', { name: 'Check in' }), 'nowhere else').toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your shift started at/);
    }
  });

  await test.step('a camera reads the QR code from the tablet’s pixels', async () => {
    await expect(async () => {
      expect(await scanned(vera.page)).toMatch(/^\d{8}\.[0-9a-f]{20}$/);
    }).toPass();
  });

  await test.step('whoever cannot see the screens reads them', async () => {
    await rocco.page.getByRole('link', { name: 'Check in' }).click();
    await expect(rocco.page.getByRole('button', { name: 'I’m here' })).toBeVisible();
    for (const { page } of [vera, rocco]) expect(await violations(page)).toEqual([]);
  });

  await test.step('everybody loses the network; a wrong digit typed is told at once, and the right ones are kept', async () => {
    for (const person of [vera, rocco, rosa]) await person.hasAppOnDevice().then(() => person.loseNetwork());
    const digits = await digitsOn(vera.page);
    await tabTo(rocco.page, rocco.page.getByLabel('Six digits on the screen by the staff door'));
    await rocco.page.keyboard.type(digits.slice(0, 5) + ((Number(digits[5]) + 1) % 10));
    await expect(rocco.page.getByText('One digit is wrong')).toBeVisible();
    await rocco.page.getByRole('button', { name: 'Delete the last digit' }).click();
    await rocco.page.getByRole('button', { name: digits[5] ?? '', exact: true }).click();
    await press(rocco.page, rocco.page.getByRole('button', { name: 'I’m here' }));
    await expect(rocco.page.getByText(/^Here since/)).toBeVisible();
    await expect(rocco.page.getByText('On this phone: the venue doesn’t know yet.')).toBeVisible();
    await expect(rocco.page.getByRole('heading', { level: 1 })).toHaveText(/^You’re on until/);
  });

  await test.step('Rosa has no screen to see, and Vera writes her down', async () => {
    await rosa.page.getByRole('link', { name: 'Check in' }).click();
    await rosa.page.getByRole('button', { name: 'No screen to see?' }).click();
    await rosa.page.getByRole('dialog').getByRole('button', { name: 'Check in without a code' }).click();
    await expect(rosa.page.getByText('Your word, without a code')).toBeVisible();
    await vera.page.goBack();
    await vera.page.getByRole('button', { name: 'Record hours of Rosa Ferreira by hand' }).click();
    const sheet = vera.page.getByRole('dialog');
    await sheet.getByLabel('Why by hand').fill('Her camera is broken');
    await sheet.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(chip(vera, /^In \d\d:\d\d$/)).toBeVisible();
  });

  await test.step('Rocco rests and works on', async () => {
    // The second click of a double one falls on what ends a break by then.
    await rocco.page.getByRole('button', { name: /^Start my (\d+\smin )?break$/ }).dblclick();
    await expect(rocco.page.getByText(/^On a break since/)).toBeVisible();
    await rocco.page.getByRole('button', { name: 'End break' }).click();
    await expect(rocco.page.getByText(/^Here since/)).toBeVisible();
  });

  let carried = '';
  await test.step('Rocco shows his hours, signed, and another device’s camera reads them from the pixels', async () => {
    carried = await showsHours(rocco);
  });

  await test.step('Rocco would stay longer, and Vera says the same hour: neither knows of the other', async () => {
    const [end] = await product.db<{ time: string }>(
      `select to_char((ends_at + interval '1 hour') at time zone tz, 'HH24:MI') as time from public.shifts
       where venue_id = (select id from public.venues where name = $1)`,
      [VENUE],
    );
    await rocco.page.getByRole('button', { name: 'Stay longer or leave early' }).click();
    await rocco.page.getByLabel('Until').fill(end?.time ?? '');
    await rocco.page.getByRole('button', { name: `Ask for ${end?.time}` }).click();
    await expect(rocco.page.getByText(`You asked for ${end?.time}. Not agreed yet.`)).toBeVisible();
    await vera.page.getByRole('button', { name: 'Change the end time for Rocco Bianchi' }).click();
    await vera.page.getByLabel('Until').fill(end?.time ?? '');
    await vera.page.getByRole('button', { name: `Ask for ${end?.time}` }).click();
    await expect(vera.page.getByText(`You asked for ${end?.time}. Not agreed yet.`)).toBeVisible();
  });

  await test.step('heard in either order, each fact is there once, with what it rests on', async () => {
    await vera.regainNetwork();
    await synced(vera);
    await carriedByTablet(vera, carried);
    // His phone is still without signal.
    await expect
      .poll(() => product.db(FACTS, [VENUE]), { timeout: 30_000 })
      .toEqual(expect.arrayContaining([{ name: 'Rocco Bianchi', kind: 'in', source: 'rockstar', verdict: 'proven' }]));
    for (const person of [rosa, rocco]) await person.regainNetwork();
    for (const person of [rosa, rocco]) await synced(person);
    expect(await product.db(FACTS, [VENUE])).toEqual([
      { name: 'Rocco Bianchi', kind: 'break_end', source: 'rockstar', verdict: 'word' },
      { name: 'Rocco Bianchi', kind: 'break_start', source: 'rockstar', verdict: 'word' },
      { name: 'Rocco Bianchi', kind: 'in', source: 'rockstar', verdict: 'proven' },
      { name: 'Rosa Ferreira', kind: 'in', source: 'rockstar', verdict: 'word' },
      { name: 'Rosa Ferreira', kind: 'in', source: 'venue', verdict: 'by_hand' },
    ]);
    expect(await product.db(ENDS, [VENUE])).toMatchObject([
      { name: 'Rocco Bianchi', later: expect.anything() },
      { name: 'Rosa Ferreira', later: null },
    ]);
    for (const { page } of [rocco, vera])
      await expect(page.getByText(/^Agreed: until/)).toBeVisible({ timeout: 30_000 });
    await expect(rocco.page.getByText('By code')).toBeVisible({ timeout: 30_000 });
    await expect(vera.page.locator('[data-state]').filter({ hasText: /^In \d\d:\d\d$/ })).toHaveCount(2, {
      timeout: 30_000,
    });
  });

  await test.step('Tonight says where each of them is, and what can be done about one', async () => {
    const { page } = vera;
    await page.getByRole('link', { name: 'Tonight', exact: true }).click();
    await page.getByRole('button', { name: /^Rosa Ferreira/ }).click();
    const person = page.getByRole('dialog', { name: 'Rosa Ferreira' });
    await expect(person.getByText(/^On since/)).toBeVisible();
    await expect(person.getByRole('button', { name: 'Record by hand' })).toBeVisible();
    await expect(person.getByRole('button', { name: 'Mark no-show' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await person.getByRole('link', { name: 'View shift' }).click();
    await expect(page.getByRole('link', { name: 'Show the code' })).toBeVisible();
  });

  await test.step('seven hours later, without signal again, they leave and send their hours, and Vera writes one down', async () => {
    const times = [chip(vera, /^In \d\d:\d\d$/), ...[rocco, rosa].map(({ page }) => page.getByText(/^Here since/))];
    const before = await Promise.all(times.map(time => time.innerText()));
    await product.db(SEVEN_HOURS_LATER, [VENUE]);
    // Until it is on their screens they are synced with what was before.
    for (const [nth, time] of times.entries())
      await expect(time).not.toHaveText(before[nth] ?? '', { timeout: 90_000 });
    for (const person of [vera, rocco, rosa]) {
      await synced(person);
      await person.loseNetwork();
    }
    for (const person of [rocco, rosa]) await leaveAndSend(person);
    const [hourAgo] = await product.db<{ time: string }>(HOUR_AGO, [VENUE]);
    await vera.page.getByRole('button', { name: 'Record hours of Rosa Ferreira by hand' }).click();
    const sheet = vera.page.getByRole('dialog');
    await sheet.getByLabel('When').fill(hourAgo?.time ?? '');
    await sheet.getByLabel('Why by hand').fill('She left early');
    await sheet.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(chip(vera, /^Out \d\d:\d\d$/)).toBeVisible();
  });

  await test.step('heard before the venue or after it, both timesheets come to the same', async () => {
    for (const person of [rocco, vera, rosa]) {
      await person.regainNetwork();
      await synced(person);
    }
    const sent = { state: 'submitted', said: true, offered: null, booking: 'checked_out' };
    expect(await product.db(HOURS, [VENUE])).toEqual([
      { name: 'Rocco Bianchi', ...sent },
      { name: 'Rosa Ferreira', ...sent },
    ]);
  });

  await test.step('what agrees is approved together, and what differs is answered by keyboard', async () => {
    const { page } = vera;
    await page.getByRole('link', { name: 'Shifts', exact: true }).click();
    await page.getByText('Hours', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /, 1 to look at$/ })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Approve 1' }).click();
    await expect(page.getByRole('row', { name: /Rocco Bianchi.*Approved/ })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('row', { name: /Rosa Ferreira/ }).press('o');
    const offer = page.getByRole('dialog');
    await offer.getByLabel('Hours', { exact: true }).fill('6');
    await offer.getByLabel('Minutes', { exact: true }).fill('15');
    await offer.getByLabel('Why').fill('You left before the end');
    await offer.getByRole('button', { name: 'Offer 6 h 15 min' }).click();
    await expect(page.getByRole('row', { name: /Rosa Ferreira.*Figures differ/ })).toBeVisible({ timeout: 30_000 });
    // A person is asked with a reason, or not at all.
    await page.getByRole('button', { name: 'Ask a person' }).click();
    const asked = page.getByRole('dialog', { name: 'Ask a person?' });
    await asked.getByRole('button', { name: 'Ask a person' }).click();
    await expect(asked.getByText('This field is required')).toBeVisible();
    await asked.getByRole('button', { name: 'Not now' }).click();
    await expect(asked).toBeHidden();
  });

  await test.step('Rosa reads both figures side by side, and takes the venue’s', async () => {
    const { page } = rosa;
    await expect(page.getByText('The venue says: “You left before the end”')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('radio', { name: /The venue’s/ }).check();
    for (const of of [rosa.page, vera.page]) expect(await violations(of)).toEqual([]);
    await page.getByRole('button', { name: 'Agree to 6 h 15 min' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hours agreed' })).toBeVisible();
    await expect
      .poll(() => product.db(HOURS, [VENUE]), { timeout: 30_000 })
      .toMatchObject([
        { name: 'Rocco Bianchi', state: 'approved', booking: 'approved' },
        { name: 'Rosa Ferreira', state: 'approved', offered: 375, booking: 'approved' },
      ]);
  });

  await test.step('both say how it was, Rosa without signal, and read it once both are in', async () => {
    const { page } = rosa;
    await rosa.loseNetwork();
    await page.getByRole('button', { name: /^Review / }).click();
    const sheet = page.getByRole('dialog', { name: /^How was / });
    await sheet.getByRole('radio', { name: /^4 stars/ }).check();
    await sheet.getByRole('button', { name: 'Good team' }).click();
    await sheet.getByLabel(/^In your words/).fill('Take the stairs slowly');
    await sheet.getByRole('button', { name: 'Later' }).click();
    await page.getByRole('button', { name: /^Review / }).click();
    await expect(sheet.getByLabel(/^In your words/)).toHaveValue('Take the stairs slowly');
    await sheet.getByRole('button', { name: 'Seal my review' }).click();
    const own = page.getByRole('article', { name: 'Your review' });
    await expect(own).toContainText(/On this (phone|device)/);
    await rosa.regainNetwork();
    await expect(own).toContainText('Sealed', { timeout: 60_000 });
    await expect(vera.page.getByRole('article')).toHaveCount(0);
    await vera.page.getByRole('button', { name: 'Review Rosa Ferreira' }).click();
    await vera.page.getByRole('radio', { name: /^5 stars/ }).check();
    await vera.page.getByRole('button', { name: 'Seal my review' }).click();
    const opened = vera.page.getByRole('article', { name: 'Rosa Ferreira’s review' });
    await expect(opened).toContainText('Take the stairs slowly', { timeout: 60_000 });
    await expect(own).toContainText('Open', { timeout: 60_000 });
    await page.goto(page.url().replace(/\/hours$/, ''));
    const came = page.getByRole('region', { name: 'Your hours', exact: true });
    await expect(came).toContainText('Hours agreed');
    await expect(came).toContainText('6 h 15 min · £');
  });

  await test.step('what is taken away as a file is locked', async () => {
    await expect(vera.page.getByRole('row', { name: /Rosa Ferreira.*Approved/ })).toBeVisible({ timeout: 30_000 });
    await vera.page.keyboard.press('Escape');
    await expect(vera.page.getByRole('dialog')).toBeHidden();
    const [file] = await Promise.all([
      vera.page.waitForEvent('download'),
      vera.page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain('Rosa Ferreira');
    await expect(vera.page.getByRole('img', { name: 'Exported' })).toHaveCount(2);
  });

  await test.step('what Rocco worked without a post is recorded by Vera, and counts once he confirms it', async () => {
    await recordsAgreed(vera, 'Rocco Bianchi');
    await confirmsRecorded(rocco);
    const counts = { name: 'Rocco Bianchi', minutes: 270, basis: 'agreed' };
    await expect.poll(() => product.db(RECORDED, [VENUE]), { timeout: 30_000 }).toEqual([counts]);
    await expect(vera.page.getByText(/^You recorded this/)).toHaveCount(0, { timeout: 30_000 });
  });
});
