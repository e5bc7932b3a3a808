// Lasting work and being asked: a job from its posting to a yes, and an invitation to a shift, answered where there is no
// signal. A yes on the phone is a yes on the phone until the server has it.
import { chooseCity, enter, placeVenue } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { phone, tablet } from './person.ts';
import { chip, postShift } from './shifts.ts';
import { synced } from './sync.ts';

const soon = { timeout: 20_000 };

test('Vera takes Rocco on for a job and asks him for a shift; he answers both without signal', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({
    ...withoutWorker,
    name: 'The Jade Lantern',
    email: 'vera.jobs@example.com',
    viewport: tablet,
  });
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco.jobs@example.com', viewport: phone });

  await test.step('Vera posts a job', async () => {
    await enter(vera, 'venue', product);
    await vera.page.waitForURL('**/venue**');
    await placeVenue(vera);
    await vera.page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await vera.page.getByRole('link', { name: 'Post a job' }).click();
    await vera.page.getByLabel('Role', { exact: true }).selectOption({ label: 'Bartender' });
    await vera.page.getByLabel('Title').fill('Bar lead');
    await vera.page.getByLabel('Pay', { exact: true }).fill('16');
    await vera.page.getByRole('button', { name: 'Post job' }).click();
    await expect(vera.page.getByText('No applicants yet.')).toBeVisible();
    await synced(vera);
  });

  await test.step('Rocco applies for it without signal, and it goes out by itself', async () => {
    await enter(rocco, 'rockstar', product);
    await rocco.page.waitForURL('**/rockstar**');
    await rocco.open('/rockstar/jobs');
    // Asked among jobs as among shifts.
    await expect(rocco.page.getByText(/^Choose at least one city\. What is open there is saved/)).toBeVisible();
    await chooseCity(rocco);
    await synced(rocco);
    await rocco.page.getByRole('link', { name: 'Me', exact: true }).click();
    await rocco.page.getByRole('link', { name: 'Jobs' }).click();
    await rocco.page.getByRole('link', { name: /Bar lead/ }).click();
    await expect(rocco.page.getByRole('button', { name: 'Apply for this job' })).toBeVisible();
    await rocco.hasAppOnDevice();
    await rocco.loseNetwork();
    await rocco.page.getByRole('button', { name: 'Apply for this job' }).click();
    await rocco.page.getByLabel('Add a note (optional)').fill('Six years of leading bars.');
    await rocco.page.getByRole('button', { name: 'Send request' }).click();
    await expect(rocco.page.getByText(/^Saved on this phone/)).toBeVisible();
    await rocco.regainNetwork();
    await expect(vera.page.getByText('Six years of leading bars.')).toBeVisible(soon);
  });

  await test.step('he learns that it was read, and that he is on the shortlist', async () => {
    await expect(rocco.page.getByText(/The venue has seen it and will decide\./)).toBeVisible(soon);
    await vera.page.getByRole('button', { name: 'Shortlist Rocco Bianchi' }).click();
    await expect(rocco.page.getByText('You’re on the venue’s shortlist.')).toBeVisible(soon);
  });

  await test.step('she offers the job, and he takes it without signal', async () => {
    await vera.page.getByRole('button', { name: 'Offer the job to Rocco Bianchi' }).click();
    await expect(rocco.page.getByRole('button', { name: 'Accept the job' })).toBeVisible(soon);
    await expect(rocco.page.getByRole('button', { name: 'Notifications: 1 new' }).locator('span:empty')).toBeVisible(
      soon,
    );
    await rocco.loseNetwork();
    await rocco.page.getByRole('button', { name: 'Accept the job' }).click();
    await expect(rocco.page.getByText(/^Saved on this phone/)).toBeVisible();
    await expect(rocco.page.getByText('The job is yours.')).toHaveCount(0);
    await rocco.regainNetwork();
    await expect(rocco.page.getByText(/^The job is yours\./)).toBeVisible(soon);
    await expect(vera.page.getByRole('heading', { name: 'Hired' })).toBeVisible(soon);
  });

  await test.step('from his page she learns that he is free, and asks him for a shift', async () => {
    await postShift(vera, { positions: 1 });
    await vera.page.getByRole('link', { name: 'Rockstars', exact: true }).click();
    await vera.page.getByRole('link', { name: 'Rocco Bianchi' }).click();
    await vera.page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(vera.page.getByText(/^Rocco Bianchi is free/)).toBeVisible(soon);
    await vera.page.getByRole('button', { name: 'Invite Rocco Bianchi to a shift or job' }).click();
    const sheet = vera.page.getByRole('dialog', { name: 'Invite Rocco Bianchi' });
    await expect(sheet.getByText('free then')).toBeVisible(soon);
    await sheet.getByRole('button', { name: /^Invite Rocco Bianchi: Bartender/ }).click();
    await synced(vera);
  });

  await test.step('he accepts without signal: saved, not booked; then the server books him', async () => {
    await rocco.page.goto('/rockstar/invitations');
    const accept = rocco.page.getByRole('button', { name: 'Accept', exact: true });
    await expect(accept).toBeVisible(soon);
    await rocco.loseNetwork();
    await accept.click();
    await expect(rocco.page.getByText('Your answer is on this phone — not booked yet.')).toBeVisible();
    await rocco.regainNetwork();
    await expect(rocco.page.getByText(/^You accepted at/)).toBeVisible(soon);
    await rocco.page.getByRole('link', { name: 'My shifts', exact: true }).click();
    await expect(chip(rocco, 'Confirmed')).toBeVisible(soon);
    await expect(vera.page.getByRole('heading', { name: 'Booked here' })).toBeVisible(soon);
    await expect(chip(vera, 'Confirmed')).toBeVisible(soon);
  });
});
