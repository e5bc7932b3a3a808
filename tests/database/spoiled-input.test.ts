// Calls that no form makes and that break something for others: the clock of a city, the operator's alarms, a stranger's mails.
import { expect, it } from 'vitest';
import { act, command, newId, people, publishedShift, shiftArgs, sync } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();
const { vera, rocco, rosa } = people;

const keep = (person: typeof rocco, filters: string) =>
  act(scene.db, person, command('save_search', { id: newId(), name: 'Near', filters }));

it.each(['1e400', '1e-400', '-1e999'])('a search within %s km keeps nobody else from hearing of a post', async km => {
  await scene.db.query('update public.profile_private set home_lat = 51.5, home_lng = -0.1');
  expect(await keep(rosa, `{"roles": [], "withinKm": ${km}}`)).toMatchObject({ state: 'applied' });
  await keep(rocco, '{"roles": []}');
  await publishedShift(scene);
  await scene.db.query("update private.fresh_posts set posted_at = now() - interval '3 minutes'");
  await scene.db.query('select private.run_clock()');
  expect(await scene.db.query('select part, message from private.clock_errors')).toEqual([]);
  expect(
    await scene.db.query("select from public.notifications where kind = 'search_matched' and user_id = $1", [rocco.id]),
  ).toHaveLength(1);
});

it('an offset that no zone has, and a number too small to hold, are wrong arguments and no alarm', async () => {
  const args = shiftArgs({ id: newId(), venue_id: scene.venueId });
  const home = newId();
  const { outcomes } = await sync(scene.db, vera, {
    commands: [
      command('save_shift', { ...args, starts_at: args.starts_at.replace('Z', '+99:99') }),
      command('edit_profile', { bio: 'Bars' }, { id: home, recordedAt: '2026-11-01T10:00:00+99:99' }),
    ],
  });
  expect(outcomes).toMatchObject([{ code: 'invalid_arguments' }, { state: 'applied' }]);
  const tiny = `{"id": "${newId()}", "name": "edit_profile", "v": 1, "args": {"home_lat": 1e-400, "home_lng": 0}}`;
  const { rows } = await scene.db.asUser(vera.id, client =>
    client.query('select public.act($1::jsonb) as outcome', [tiny]),
  );
  expect(rows).toMatchObject([{ outcome: { code: 'invalid_arguments' } }]);
  expect(await scene.db.query('select name, message from private.command_errors')).toEqual([]);
});

it('a push address of any length, and a file without an id, are refused in our words', async () => {
  const call = (sql: string, values: unknown[]) => scene.db.asUser(rocco.id, client => client.query(sql, values));
  const address = `https://fcm.googleapis.com/${'a'.repeat(2000)}`;
  await expect(
    call('select public.turn_on_push($1, $2, $3)', [address, 'a'.repeat(87), 'a'.repeat(22)]),
  ).rejects.toThrow('invalid_arguments');
  const pdf = Buffer.from('%PDF-1.7 a licence').toString('base64');
  await expect(call('select public.add_document_file(null, $1, $2)', ['scan.pdf', pdf])).rejects.toThrow(
    'invalid_arguments',
  );
});

it('whoever says that a stranger’s confirmation was mailed thrice takes nothing from the stranger', async () => {
  const left = (caller: string, sent: boolean) =>
    scene.db.asUser(null, async client => {
      await client.query("select set_config('request.headers', $1, true)", [
        JSON.stringify({ 'cf-connecting-ip': caller }),
      ]);
      const { rows } = await client.query("select public.resends_left('rocco@example.com', $1) ->> 'left' as n", [
        sent,
      ]);
      return rows[0]?.n as string;
    });
  for (let nth = 0; nth < 3; nth += 1) await left('203.0.113.9', true);
  expect([await left('203.0.113.9', false), await left('198.51.100.7', false)]).toEqual(['0', '3']);
});
