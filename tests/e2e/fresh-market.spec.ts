// A market that nobody seeded: from an empty database, two venues in two cities, two zones and two currencies, and a
// Rockstar from a third place who is booked at both.
import { chooseCity, confirm, placeVenue, register } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, type Person, phone, tablet } from './person.ts';
import { apply, chip, dayAhead, openShift, postShift } from './shifts.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

/** An end that every night of the year has once, in all three zones: in March New York’s clocks pass over two, London’s over one. */
const AT_THREE = '03:00';

interface House {
  readonly person: Person;
  readonly city: string;
  readonly address: string;
  /** As the screens write a pay of 15.50 there. */
  readonly pay: string;
  readonly tz: string;
}

/** A second city, where the first was chosen in Find. */
async function addCity({ page }: Person, city: string): Promise<void> {
  await page.goto('/rockstar/profile');
  await page.getByRole('tab', { name: 'Professional' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('group', { name: 'Cities you work in' }).getByText(city, { exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

/** What was pressed reaches the database in its time: right after the press the badge still says how it was before. */
async function arrives(read: () => Promise<unknown>, rows: unknown): Promise<void> {
  await expect.poll(read, { timeout: 20_000 }).toEqual(rows);
}

test('fresh-market: two venues in two zones register, post and book, with no demo data', async ({
  unused: product,
  arrive,
}) => {
  test.setTimeout(300_000);
  expect(await product.db('select from public.venues')).toEqual([]);
  const [lisbon, newYork]: readonly [House, House] = [
    {
      person: await arrive({ name: 'Casa do Largo', email: 'lisbon@example.com', viewport: tablet }, product),
      city: 'Lisbon',
      address: 'Largo do Carmo 8',
      pay: '€15.50',
      tz: 'Europe/Lisbon',
    },
    {
      person: await arrive({ name: 'Ludgate Diner', email: 'new-york@example.com', viewport: tablet }, product),
      city: 'New York',
      address: '211 Ludgate Street',
      pay: '$15.50',
      tz: 'America/New_York',
    },
  ];
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco-fresh@example.com', viewport: phone }, product);

  for (const house of [lisbon, newYork]) {
    await test.step(`${house.city}: registers by the mailbox, says where it is, and posts`, async () => {
      const { person, city, address } = house;
      await register(person, 'venue');
      await confirm(person, product);
      await person.page.waitForURL('**/venue**');
      await expect(person.page.getByRole('heading', { name: `Where is ${person.name}?` })).toBeVisible();
      await expect(person.page.getByText(/the local time and the currency/)).toHaveCount(1);
      await placeVenue(person, city, address);
      await postShift(person, { day: dayAhead(house === lisbon ? 3 : 5), end: AT_THREE, positions: 1 });
      await synced(person);
    });
  }

  await test.step('what was stored is on each city’s clock and in its currency', async () => {
    const rows = await product.db<{ area: string; tz: string; currency: string; wall: string }>(
      `select shift.area, shift.tz, shift.currency, to_char(shift.starts_at at time zone shift.tz, 'HH24:MI') as wall
       from public.shifts shift order by shift.area`,
    );
    expect(rows).toEqual([
      { area: 'lisbon', tz: 'Europe/Lisbon', currency: 'EUR', wall: '18:00' },
      { area: 'new-york', tz: 'America/New_York', currency: 'USD', wall: '18:00' },
    ]);
  });

  await test.step('Rocco registers and applies at both', async () => {
    await register(rocco, 'rockstar');
    await confirm(rocco, product);
    await rocco.page.waitForURL('**/rockstar**');
    await chooseCity(rocco, lisbon.city);
    await synced(rocco);
    for (const { person, pay, city } of [lisbon, newYork]) {
      if (city !== lisbon.city) await addCity(rocco, city);
      await openShift(rocco, person.name);
      await expect(rocco.page.getByText(`18:00–${AT_THREE}`).first()).toBeVisible();
      await expect(rocco.page.getByText(pay).first()).toBeVisible();
      await apply(rocco, 'Happy to come.');
      await expect(chip(rocco, 'Sent')).toBeVisible({ timeout: 20_000 });
      await synced(rocco);
    }
  });

  for (const { person, city } of [lisbon, newYork]) {
    await test.step(`${city}: accepts, and he is booked`, async () => {
      await synced(person);
      await person.page
        .getByRole('button', { name: /^Accept/ })
        .first()
        .click();
      await expect(chip(person, 'Confirmed')).toBeVisible({ timeout: 20_000 });
      await synced(person);
    });
  }

  await test.step('both shifts stand under My shifts', async () => {
    await synced(rocco);
    await rocco.page.getByRole('link', { name: 'My shifts', exact: true }).click();
    for (const { person } of [lisbon, newYork]) await expect(rocco.page.getByText(person.name).first()).toBeVisible();
    const booked = await product.db<{ status: string }>('select status from public.bookings');
    expect(booked).toEqual([{ status: 'confirmed' }, { status: 'confirmed' }]);
  });

  await test.step('Lisbon moves: Rocco is asked, and what he agreed to holds until he says yes', async () => {
    const { page } = lisbon.person;
    await page.goto('/venue/venues');
    await page.getByRole('button', { name: `Edit Details of ${lisbon.person.name}` }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Address').fill('Rua Augusta 24');
    await expect(sheet.getByText(/^People booked on 1 upcoming shift are asked/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await synced(lisbon.person);
    await synced(rocco);
    await rocco.page.getByRole('link', { name: lisbon.person.name }).first().click();
    await expect(rocco.page.getByText('Largo do Carmo 8, Lisbon → Rua Augusta 24, Lisbon')).toBeVisible();
    await rocco.page.getByRole('button', { name: 'Accept change' }).click();
    const agreed = `select booking.status, booking.place, booking.currency from public.bookings booking
      join public.venues venue on venue.id = booking.venue_id where venue.area = 'lisbon'`;
    await arrives(
      () => product.db(agreed),
      [{ status: 'confirmed', place: 'Rua Augusta 24, Lisbon', currency: 'EUR' }],
    );
  });

  await test.step('Lisbon is a favourite of Rocco’s: he is told of its next shift, and it is marked in Find', async () => {
    await openShift(rocco, lisbon.person.name);
    await rocco.page.getByRole('button', { name: 'Favourite venue' }).click();
    await arrives(() => product.db('select kind from public.relations'), [{ kind: 'favourite' }]);
    await postShift(lisbon.person, { day: dayAhead(8), positions: 1 });
    const posted = `select count(*)::int from private.fresh_posts fresh join public.shifts shift on shift.id = fresh.shift_id
      where shift.starts_at > now() + interval '6 days'`;
    await arrives(() => product.db(posted), [{ count: 1 }]);
    await product.db("update private.fresh_posts set posted_at = now() - interval '3 minutes'");
    await product.db('select private.run_clock()');
    await synced(rocco);
    await rocco.page.getByRole('button', { name: /^Notifications: / }).click();
    const notice = rocco.page.getByText(new RegExp(`^${lisbon.person.name} posted a shift: `));
    await expect(notice).toBeVisible({ timeout: 20_000 });
    await rocco.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await rocco.page.getByRole('link', { name: 'Find', exact: true }).click();
    await rocco.page.getByRole('button', { name: 'Favourite venues' }).click();
    await expect(rocco.page.getByLabel('Favourite venue', { exact: true }).first()).toBeVisible();
  });

  await test.step('New York pauses: nobody is taken on, what is booked goes ahead, and it goes on', async () => {
    const { person } = newYork;
    const statusOf = () =>
      product.db(`select venue.status, count(booking.id)::int as booked from public.venues venue
        left join public.bookings booking on booking.venue_id = venue.id and booking.status = 'confirmed'
        where venue.area = 'new-york' group by venue.status`);
    await person.page.goto('/venue/venues');
    await person.page.getByRole('button', { name: `Pause venue ${person.name}` }).click();
    await person.page.getByRole('dialog').getByRole('button', { name: 'Pause venue' }).click();
    await expect(person.page.getByText('Rockstars don’t see your posts. Booked shifts go ahead.')).toBeVisible();
    await arrives(statusOf, [{ status: 'paused', booked: 1 }]);
    // Once, of a list and of what is open beside it.
    await person.page.setViewportSize(desktop);
    await person.page.goto('/venue/rockstars');
    await expect(person.page.getByRole('heading', { name: rocco.name })).toBeVisible();
    await expect(person.page.getByText(`${person.name} is paused`)).toHaveCount(1);
    await person.page.getByRole('button', { name: `Resume venue ${person.name}` }).click();
    await arrives(statusOf, [{ status: 'active', booked: 1 }]);
  });
});
