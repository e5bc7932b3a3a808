// The dashboard's code is asked for while somebody fills in the form, before the press that opens it.
import { expect, test, withoutWorker } from './fixtures.ts';
import { phone } from './person.ts';

test.use(withoutWorker);

test('SP2.38 the role’s dashboard is asked for before the press that opens it', async ({ product, arrive }) => {
  const sam = await arrive({ name: 'Sam', email: 'sam.ahead@example.com', viewport: phone }, product);
  const { page } = sam;
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await sam.open('/login/venue');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(asked.filter(path => path.includes('tonight-page'))).toEqual([]);
  await page.getByLabel('Email').focus();
  await expect.poll(() => asked.filter(path => /-tonight-page.*\.js$/.test(path))).not.toEqual([]);
});
