// What the operator looks at, and who else may not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';

let postgres: Borrowed;
beforeAll(async () => {
  postgres = await borrowDatabase();
});
afterAll(() => postgres.stop());

const alarms = async () =>
  (await postgres.query<{ figure: string }>('select figure from private.operations where alarm order by figure')).map(
    ({ figure }) => figure,
  );

test('a clock that never ran is an alarm, one that ran is none', async () => {
  expect(await alarms()).toEqual(['clock_last_good_run', 'clock_last_run']);
  await postgres.query('select private.run_clock()');
  expect(await alarms()).toEqual([]);
});

test('mails given up, errors inside commands and a clock that stopped are alarms', async () => {
  await postgres.query(
    `insert into private.outgoing_mails (recipient, subject, words, tries) values ('gone@example.com', 'Join', '{}', 10)`,
  );
  await postgres.query(
    `insert into private.command_errors (user_id, command_id, name, sqlstate, message) values (gen_random_uuid(), gen_random_uuid(), 'send_message', '22012', 'division by zero')`,
  );
  await postgres.query("update private.clock_state set finished_at = private.now() - interval '4 minutes'");
  expect(await alarms()).toEqual(['clock_last_run', 'command_errors', 'mails_given_up']);
});

test('nobody but the operator reads it', async () => {
  for (const role of ['anon', 'authenticated', 'service_role']) {
    const [row] = await postgres.query<{ may: boolean }>(
      "select has_table_privilege($1, 'private.operations', 'select') as may",
      [role],
    );
    expect(row?.may).toBe(false);
  }
});
