// Words that would like to be more than words, in every text that people can write. Nothing of them runs, on no address, and
// the policy of the page has nothing to report: the fixture fails on any violation.
import { type Backend, startBackend } from '#tests/support/backend.ts';
import { dist } from '#tests/support/fresh-build.ts';
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { CORPUS } from './hostile-words.ts';
import { desktop } from './person.ts';
import { addressesOf } from './site-map.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

/** Every text column that takes any text at all; what must stay a zone, a time, an address, a code or a file stays. */
const POISON = `
do $poison$
declare
  field record;
begin
  perform set_config('session_replication_role', 'replica', true);
  for field in
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text' and c.is_generated = 'NEVER'
      and c.column_name not in ('email', 'tz', 'starts_local', 'ends_local', 'start_local', 'end_local', 'area', 'role', 'kind', 'slug', 'unread_by', 'currency', 'closed_reason', 'last_template')
      and (c.table_name, c.column_name) <> ('files', 'content')
  loop
    begin
      execute format('update public.%I set %I = (array[%s])[1 + abs(hashtext(ctid::text)) %% ${CORPUS.length}] where %I is not null',
        field.table_name, field.column_name, '${CORPUS.map(words => `'${words.replaceAll("'", "''")}'`)
          .join(', ')
          .replaceAll("'", "''")}', field.column_name);
    exception when check_violation or foreign_key_violation or unique_violation then
      -- A closed list or a key: nobody can write there what they like.
      null;
    end;
  end loop;
end
$poison$`;

let poisoned: Backend;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  poisoned = await startBackend({ seed: 'demo', app: dist });
  await poisoned.db(POISON);
});

// Not within the test: whose pages are still open then would complain that nobody answers.
test.afterAll(() => poisoned.stop());

test('AT28 hostile words are words everywhere', async ({ arrive }) => {
  // Two portals, every address.
  test.slow();
  for (const [area, email] of [
    ['venue', 'vera@example.com'],
    ['rockstar', 'rocco@example.com'],
  ] as const) {
    const person = await arrive({ name: email, email, viewport: desktop }, poisoned);
    await signIn(person, area, demoPassword);
    await synced(person);
    let seen = 0;
    for (const path of [
      ...(await addressesOf(area, poisoned, email)),
      `/${area}/${encodeURIComponent('<img src=x onerror=hostile=1>')}`,
    ]) {
      await person.open(path);
      await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await person.page.evaluate(() => 'hostile' in window), path).toBe(false);
      if ((await person.page.locator('body').innerText()).includes('window.hostile')) seen += 1;
    }
    expect(seen).toBeGreaterThan(2);
  }
});
