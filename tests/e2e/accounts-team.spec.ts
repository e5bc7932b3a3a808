// A venue's team through the mailbox: invited, joined on another device, promoted, removed; and the last admin, who stays.
import { confirm, mailedPath, password, register } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop } from './person.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

test('SP4.2 SP8.6 a venue invites, the invited one joins with the role of the invitation, and is removed again', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({ name: 'The Copper Thistle', email: 'vera-with-a-team@example.com' });
  await register(vera, 'venue');
  await confirm(vera, product);
  await synced(vera);
  await vera.open('/venue/staff');
  await expect(vera.page.getByText('Admin · the only one')).toBeVisible();
  await expect(vera.page.getByRole('button', { name: 'Leave the team' })).toBeHidden();

  await vera.page.getByRole('button', { name: 'Invite', exact: true }).click();
  const sheet = vera.page.getByRole('dialog', { name: 'Invite to the team' });
  await sheet.getByLabel('Email').fill('mina-who-joins@example.com');
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  await expect(vera.page.getByText('1 invitation waiting')).toBeVisible();

  const mina = await arrive({ name: 'Mina Patel', email: 'mina-who-joins@example.com' });
  await mina.open(await mailedPath(product, mina.email, /\/register\/venue\?token=/));
  await expect(mina.page.getByText('The Copper Thistle invites you as Staff')).toBeVisible();
  await mina.page.getByLabel('Full Name').fill(mina.name);
  await mina.page.getByLabel('Email').fill('sam@example.com');
  await mina.page.getByLabel('Password', { exact: true }).fill(password);
  await mina.page.getByLabel('Confirm password').fill(password);
  await mina.page.getByRole('button', { name: 'Create account' }).click();
  await expect(mina.page.getByText('Email does not match the invitation')).toBeInViewport();
  await mina.page.getByLabel('Email').fill(mina.email);
  await mina.page.getByRole('button', { name: 'Create account' }).click();
  await expect(
    mina.page.getByText('Registration successful! Please check your email for confirmation. You will join as Staff.'),
  ).toBeVisible();

  // The mail is opened on another device: what the link does is done there, once.
  const atTheBar = await arrive({ name: mina.name, email: mina.email, viewport: desktop });
  await confirm(atTheBar, product);
  await synced(atTheBar);
  await atTheBar.open('/venue/staff');
  await expect(atTheBar.page.getByText('The venue’s admins invite people and change roles.')).toBeVisible();
  await expect(atTheBar.page.getByRole('button', { name: /^Role of/ })).toBeHidden();

  await vera.page.reload();
  await vera.page.getByRole('button', { name: 'Role of Mina Patel: Staff' }).click();
  await vera.page.getByRole('menuitem', { name: 'Manager' }).click();
  await expect(vera.page.getByText('Mina Patel is now Manager')).toBeVisible();
  await synced(vera);
  await expect(atTheBar.page.getByRole('listitem').getByText('Manager', { exact: true })).toBeVisible();

  await vera.page.getByRole('button', { name: 'Remove Mina Patel' }).click();
  const question = vera.page.getByRole('dialog', { name: 'Remove Mina Patel?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(vera.page.getByText('Mina Patel is no longer on the team')).toBeVisible();
  await synced(vera);
  await expect(atTheBar.page.getByText('No venue yet')).toBeVisible();
});

test('an invitation taken back opens nothing, and says so', async ({ arrive, product }) => {
  const vera = await arrive({ name: 'Night Heron', email: 'vera-changes-her-mind@example.com', viewport: desktop });
  await register(vera, 'venue');
  await confirm(vera, product);
  await synced(vera);
  await vera.open('/venue/staff');
  await vera.page.getByRole('button', { name: 'Invite', exact: true }).click();
  const sheet = vera.page.getByRole('dialog', { name: 'Invite to the team' });
  await sheet.getByLabel('Email').fill('stef-not-yet@example.com');
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  const takeBack = vera.page.getByRole('button', { name: 'Withdraw the invitation to stef-not-yet@example.com' });
  const link = await mailedPath(product, 'stef-not-yet@example.com', /\/register\/venue\?token=/);
  await takeBack.click();
  await expect(takeBack).toBeHidden();

  const stef = await arrive({ name: 'Stef', email: 'stef-not-yet@example.com' });
  await stef.open(link);
  await expect(stef.page.getByText('This invitation no longer works. Ask the venue for a new one.')).toBeVisible();
});
