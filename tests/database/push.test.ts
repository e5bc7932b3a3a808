// The dispatcher: receipts, savepoints, batches. What a command means does not matter here.
import { describe, expect, it } from 'vitest';
import type { SentCommand, SyncAnswer } from '#sync/answer.ts';
import { packed } from '#sync/remote/packed.ts';
import { act, command, newId, one, people, shiftArgs, sync } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(async scene => {
  await scene.db.query("update public.venues set tz = 'UTC'");
});

const save = (more: Record<string, unknown> = {}) =>
  command('save_shift', shiftArgs({ id: newId(), venue_id: scene.venueId, ...more }));
const shifts = async () =>
  (await one<{ count: number }>(scene.db, 'select count(*)::int as count from public.shifts')).count;
const states = (answer: SyncAnswer) =>
  answer.outcomes.map(outcome => (outcome.state === 'applied' ? 'applied' : outcome.code));
const asVera = (commands: ReturnType<typeof save>[]) => sync(scene.db, people.vera, { commands });

/** A command of the tests' own, run by the dispatcher like any other. */
async function plant(name: string, body: string): Promise<void> {
  await scene.db.query(
    `create function private.${name}(args jsonb) returns void language plpgsql set search_path = '' as $$ begin ${body} end $$`,
  );
  await scene.db.query("insert into private.commands values ($1, 2, 'Of a test.')", [name]);
}

describe('receipts', () => {
  it('a replay gets the same answer and has no second effect', async () => {
    const commands = [save(), save({ positions: 0 })];
    const first = await asVera(commands);
    expect(states(first)).toEqual(['applied', 'positions_out_of_range']);
    const again = await asVera(commands);
    expect(again.outcomes).toEqual(first.outcomes);
    expect(await shifts()).toBe(1);
  });

  it('two devices that send the same batch at once get one effect', async () => {
    const commands = [save(), save(), save()];
    const answers = await Promise.all([asVera(commands), asVera(commands), asVera(commands)]);
    // Whom others wait for ends early (PU9), and sends the rest with its next call.
    for (const answer of answers) {
      const said = states(answer);
      expect(said.length).toBeGreaterThan(0);
      expect(new Set(said)).toEqual(new Set(['applied']));
    }
    for (const _ of answers) expect(states(await asVera(commands))).toEqual(['applied', 'applied', 'applied']);
    expect(await shifts()).toBe(3);
  });

  it('the same id twice in one batch counts once', async () => {
    const twice = save();
    expect(states(await asVera([twice, twice]))).toEqual(['applied', 'applied']);
    expect(await shifts()).toBe(1);
  });

  it('one person’s receipts do not answer another', async () => {
    const id = newId();
    await asVera([{ ...save(), id }]);
    const { outcomes } = await sync(scene.db, people.rocco, {
      commands: [command('edit_profile', { bio: 'Mine' }, { id })],
    });
    expect(outcomes).toEqual([{ id, state: 'applied' }]);
    expect(await one(scene.db, 'select bio from public.profiles where id = $1', [people.rocco.id])).toEqual({
      bio: 'Mine',
    });
  });

  it('are kept sixty days, of what was applied and of what was refused', async () => {
    await asVera([save(), save({ positions: 0 })]);
    await scene.db.query("update private.receipts set at = now() - interval '59 days'");
    await scene.db.query('select private.clear_sync_state()');
    expect(await scene.db.query('select from private.receipts')).toHaveLength(2);
    await scene.db.query("update private.receipts set at = now() - interval '61 days'");
    await scene.db.query('select private.clear_sync_state()');
    expect(await scene.db.query('select from private.receipts')).toHaveLength(0);
  });
});

describe('a push is bounded in time', () => {
  it('PU9 outcomes are a prefix, and the rest goes with the next call', async () => {
    await plant('dawdle', 'perform pg_sleep(0.4);');
    const commands = Array.from({ length: 8 }, () => command('dawdle', {}, { v: 2 }));
    const first = states(await asVera(commands));
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThan(8);
    const again = await asVera(commands.slice(0, first.length + 1));
    expect(states(again)).toEqual([...first, 'applied']);
  });

  it('PU9 ends early when others wait for a row that it holds', async () => {
    const id = newId();
    await asVera([save({ id })]);
    await plant('hold', `perform from public.shifts where id = '${id}' for update;`);
    await plant('dawdle', 'perform pg_sleep(0.06);');
    const dawdling = Array.from({ length: 15 }, () => command('dawdle', {}, { v: 2 }));
    const [alone] = await Promise.all([asVera([command('hold', {}, { v: 2 }), ...dawdling])]);
    const held = asVera([command('hold', {}, { v: 2 }), ...dawdling.map(one => ({ ...one, id: newId() }))]);
    // Sleeping, it holds the row.
    const sleeps = () =>
      scene.db.query("select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()");
    await expect.poll(sleeps, { timeout: 20_000, interval: 5 }).toHaveLength(1);
    const other = sync(scene.db, people.rocco, { commands: [command('hold', {}, { v: 2 })] });
    expect(states(await other)).toEqual(['applied']);
    expect(states(await held).length).toBeLessThan(states(alone).length);
  });

  it('made-up devices push out their own', async () => {
    for (let n = 0; n < 23; n += 1) await sync(scene.db, people.rocco, { device: newId() });
    const { count } = await one<{ count: number }>(
      scene.db,
      `select count(*)::int as count from private.devices where user_id = '${people.rocco.id}'`,
    );
    expect(count).toBe(20);
  });

  it('what is asked for a hundred times is answered once', async () => {
    const place = { table: 'shifts', scope: '*' };
    const answer = await sync(scene.db, people.vera, { ids: Array(100).fill(place), digests: [place, place] });
    expect([answer.ids?.length, answer.digests?.length]).toEqual([1, 1]);
  });
});

describe('a batch', () => {
  it('poison is refused alone: everything else flows, in order', async () => {
    const answer = await asVera([
      save(),
      command('no_such_verb', {}),
      save({ role: 'wizard' }),
      command('save_shift', { id: 7 }),
      save(),
    ]);
    expect(states(answer)).toEqual(['applied', 'unknown_command', 'unknown_role', 'invalid_arguments', 'applied']);
    expect(await shifts()).toBe(2);
  });

  it('outcomes come in the order of sending, whatever the ids', async () => {
    const sent = [save(), save({ positions: 0 }), save()].toReversed();
    const { outcomes } = await asVera(sent);
    expect(outcomes.map(({ id }) => id)).toEqual(sent.map(({ id }) => id));
  });

  it('AT42 a refused command leaves nothing of its effect, and its error text stays here', async () => {
    await plant('half_done', `update public.venues set name = 'Half done'; perform 1 / 0;`);
    const [outcome] = (await asVera([command('half_done', {}, { v: 2 }), save()])).outcomes;
    expect(outcome).toMatchObject({ state: 'rejected', code: 'invalid_command' });
    expect(JSON.stringify(outcome)).not.toContain('zero');
    expect(await scene.db.query("select from public.venues where name = 'Half done'")).toHaveLength(0);
    expect(await one(scene.db, 'select sqlstate, message, name from private.command_errors')).toEqual({
      sqlstate: '22012',
      message: 'division by zero',
      name: 'half_done',
    });
    expect(await shifts()).toBe(1);
  });

  it.each(['40001', '40P01', '55P03', '57014', '53300', '08006'])(
    'an error of the moment (%s) fails the whole call and leaves no receipt',
    async state => {
      await plant('unlucky', `raise exception using errcode = '${state}', message = 'Not now';`);
      await expect(asVera([save(), command('unlucky', {}, { v: 2 })])).rejects.toMatchObject({
        code: 'PT503',
        message: 'try_again',
      });
      expect(await shifts()).toBe(0);
      expect(await scene.db.query('select from private.receipts')).toHaveLength(0);
    },
  );

  it('what waits for a refused command is refused with it, what waits for another runs', async () => {
    const [bad, good] = [save({ positions: 0 }), save()];
    const answer = await asVera([
      bad,
      good,
      save(),
      { ...save(), after: [good.id] },
      { ...save(), after: [good.id, bad.id] },
    ]);
    expect(states(answer)).toEqual(['positions_out_of_range', 'applied', 'applied', 'applied', 'depends_on_refused']);
    expect(states(await asVera([{ ...save(), after: [answer.outcomes[4]?.id ?? ''] }]))).toEqual([
      'depends_on_refused',
    ]);
  });

  it('accepts one version back, and parks what is older or newer', async () => {
    await plant('grown', 'null;');
    const answer = await asVera([0, 1, 2, 3].map(v => command('grown', {}, { v })));
    expect(states(answer)).toEqual(['outdated', 'applied', 'applied', 'outdated']);
  });

  it('tells a command the version in which it was written', async () => {
    await plant('reading', "perform private.refuse('version_' || private.command_version());");
    const answer = await asVera([1, 2].map(v => command('reading', {}, { v })));
    expect(states(answer)).toEqual(['version_1', 'version_2']);
    expect(await one(scene.db, 'select private.command_version() as version')).toEqual({ version: null });
  });

  it('PU10 reads a command that says only what it does not share with the one before', async () => {
    await plant(
      'heard',
      "perform private.refuse('heard', to_jsonb(array[args ->> 'n', current_setting('encore.recorded_at')]), 409);",
    );
    await plant('heard_too', "perform private.refuse('heard_too', args -> 'n', 409);");
    const recordedAt = (ms: number) => new Date(Date.UTC(2026, 10, 27, 12) + ms).toISOString();
    const sent = ([0, 750, -1_500, 86_400_000] as const).map((ms, n) =>
      command(n === 3 ? 'heard_too' : 'heard', { n }, { v: 2, recordedAt: recordedAt(ms) }),
    );
    const { outcomes } = await asVera(packed(sent) as SentCommand[]);
    expect(outcomes).toEqual([
      ...[0, 750, -1_500].map((ms, n) => ({
        id: sent[n]?.id,
        state: 'rejected',
        code: 'heard',
        detail: [String(n), recordedAt(ms)],
      })),
      { id: sent[3]?.id, state: 'rejected', code: 'heard_too', detail: 3 },
    ]);
  });

  it('PU10 shares nothing but a name, a version and a time, however it is said', async () => {
    await plant('idle', 'null;');
    const [first, next] = [command('idle', {}, { v: 2 }), { id: newId(), args: {} }];
    const told = async (...commands: object[]) => states(await asVera(commands as SentCommand[]));
    expect(await told(first, { ...next, at: 'soon' })).toEqual(['applied', 'applied']);
    expect(await told(first, { id: newId(), args: {}, at: 1e300 })).toEqual(['applied', 'applied']);
    expect(await told(first, { id: newId(), at: 1 })).toEqual(['applied', 'invalid_arguments']);
    await expect(told({ ...first, name: 'x'.repeat(101) }, next)).rejects.toMatchObject({ message: 'invalid_request' });
    await expect(told(next, first)).rejects.toMatchObject({ message: 'invalid_request' });
  });

  it('PU2 holds 1,000 commands and no more, 256 KB and no more', async () => {
    await plant('idle', 'null;');
    const idle = (args: object = {}) => command('idle', args, { v: 2 });
    // How many of them it has time for is another matter (PU9).
    expect((await asVera(Array.from({ length: 1_000 }, () => idle()))).outcomes.length).toBeGreaterThan(0);
    await expect(asVera(Array.from({ length: 1_001 }, () => idle()))).rejects.toMatchObject({
      code: 'PT413',
      message: 'too_large',
    });
    await expect(asVera([idle({ text: 'x'.repeat(1_000_000) })])).rejects.toMatchObject({
      code: 'PT413',
      message: 'too_large',
    });
  });
});

describe('a request', () => {
  const send = (request: unknown) =>
    scene.db.asUser(people.vera.id, client => client.query('select public.sync($1)', [JSON.stringify(request)]));
  const good = { v: 1, device: newId(), cursor: null, commands: [] };

  it.each([
    ['not an object', []],
    ['no version', { ...good, v: undefined }],
    ['no device', { ...good, device: 'phone' }],
    ['a cursor that is no text', { ...good, cursor: 7 }],
    ['commands that are no list', { ...good, commands: {} }],
    ['a command without an id', { ...good, commands: [{ name: 'save_shift', v: 1, args: {} }] }],
    ['a command that is text', { ...good, commands: ['save_shift'] }],
    ['a dependency that is no id', { ...good, commands: [{ ...command('save_shift', {}), after: ['x'] }] }],
    ['a dependency that is a number', { ...good, commands: [{ ...command('save_shift', {}), after: [1] }] }],
  ])('is refused whole: %s', async (_, request) => {
    await expect(send(request)).rejects.toMatchObject({ code: 'PT400', message: 'invalid_request' });
  });

  it('of another protocol is told to upgrade', async () => {
    await expect(send({ ...good, v: 2 })).rejects.toMatchObject({ code: 'PT400', message: 'upgrade_needed' });
  });

  it('of nobody, or of somebody whose account is gone, is not answered', async () => {
    await expect(sync(scene.db, null)).rejects.toMatchObject({ code: '42501' });
    await scene.db.query('delete from auth.users where id = $1', [people.sam.id]);
    await expect(sync(scene.db, people.sam)).rejects.toMatchObject({ code: 'PT401', message: 'signed_out' });
  });

  it('AT52 does not run what is not a command, by any name', async () => {
    for (const name of [
      'now',
      'new_epoch',
      'clear_sync_state',
      'push',
      "save_shift'('{}'); drop table public.shifts; --",
      '',
    ]) {
      expect(await act(scene.db, people.vera, command(name, {}))).toMatchObject({ code: 'unknown_command' });
    }
  });
});
