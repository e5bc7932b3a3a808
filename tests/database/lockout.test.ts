// Password tries: five, then a quarter of an hour, half, an hour; and a countdown that tells nobody which addresses exist.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { one } from './scene.ts';

let postgres: Postgres;
let db: Database;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  db = await postgres.copy();
});

const USER = '7f4f2b52-3a1d-4f7e-9d35-25d2b7d9a001';

async function attempt(valid: boolean): Promise<string> {
  const { answer } = await one<{ answer: { decision: string } }>(
    db,
    'select private.password_verification_attempt($1) as answer',
    [JSON.stringify({ user_id: USER, valid })],
  );
  return answer.decision;
}

async function pass(minutes: number): Promise<void> {
  await db.query(
    "update private.password_tries set locked_until = locked_until - $1 * interval '1 minute', last_at = last_at - $1 * interval '1 minute'",
    [minutes],
  );
}

async function wrongFiveTimes(): Promise<void> {
  for (let nth = 0; nth < 5; nth += 1) expect(await attempt(false)).toBe('continue');
}

describe('the hook', () => {
  it('SP9.1 AT40 refuses the sixth try, even the right one, as if it were wrong', async () => {
    await wrongFiveTimes();
    const { answer } = await one<{ answer: object }>(db, 'select private.password_verification_attempt($1) as answer', [
      JSON.stringify({ user_id: USER, valid: true }),
    ]);
    expect(answer).toEqual({ decision: 'reject', message: 'Invalid login credentials', should_logout_user: false });
  });

  it('SP4.18 locks for 15 minutes, then 30, then 60, and not longer', async () => {
    for (const minutes of [15, 30, 60, 60]) {
      await wrongFiveTimes();
      await pass(minutes - 1);
      expect(await attempt(true)).toBe('reject');
      await pass(1);
    }
    expect(await attempt(true)).toBe('continue');
  });

  it('a right password in time forgets the wrong ones', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let nth = 0; nth < 4; nth += 1) await attempt(false);
      expect(await attempt(true)).toBe('continue');
    }
  });

  it('counts every one of twenty tries at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => attempt(false)));
    expect(await attempt(true)).toBe('reject');
  });

  it('is the auth server’s alone', async () => {
    await expect(
      db.asUser(USER, client => client.query("select private.password_verification_attempt('{}')")),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      db.asUser(null, client => client.query("select private.before_user_created('{}')")),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the countdown', () => {
  /** `caller`: as the proxy in front writes it; null without one. */
  const wait = async (email: string, failed: boolean, caller: string | null = '192.0.2.1') =>
    db.asUser(null, async client => {
      const headers = { 'x-forwarded-for': '203.0.113.9', ...(caller === null ? {} : { 'cf-connecting-ip': caller }) };
      await client.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
      return (await client.query('select public.sign_in_wait($1, $2) as answer', [email, failed])).rows[0]?.answer;
    });

  it('AT48 counts an address that exists and one that does not alike', async () => {
    await db.query(
      `insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values ($1, 'known@example.com', '{"role": "rockstar", "name": "Known"}', now())`,
      [USER],
    );
    for (const left of [4, 3, 2, 1])
      for (const email of ['known@example.com', ' Unknown@example.com'])
        expect(await wait(email, true)).toEqual({ attemptsLeft: left, waitSeconds: 0 });
    for (const email of ['known@example.com', 'unknown@example.com']) {
      expect(await wait(email, true)).toEqual({ attemptsLeft: 0, waitSeconds: 900 });
      expect(await wait(email, false)).toMatchObject({ attemptsLeft: 0 });
    }
  });

  it('locks no form for others: neither another caller nor one whom no proxy names', async () => {
    for (let nth = 0; nth < 5; nth += 1) await wait('victim@example.com', true, '198.51.100.7');
    expect(await wait('victim@example.com', false, '198.51.100.7')).toMatchObject({ attemptsLeft: 0 });
    for (let nth = 0; nth < 5; nth += 1) await wait('victim@example.com', true, null);
    expect(await wait('victim@example.com', false)).toEqual({ attemptsLeft: 5, waitSeconds: 0 });
  });

  it('brakes one caller by the header that the proxy writes, whatever the caller claims', async () => {
    const asked = async () => {
      for (let nth = 0; nth < 61; nth += 1) await wait(`many${nth}@example.com`, false, '198.51.100.8');
    };
    await expect(asked()).rejects.toMatchObject({ message: 'throttled' });
    expect(await wait('many@example.com', false)).toMatchObject({ attemptsLeft: 5 });
  });

  it('counts a whole connection as one caller, however many addresses it has', async () => {
    const email = 'wide@example.com';
    for (const host of [':1', '2:3:4:5', ':a', 'ffff::']) await wait(email, true, `2001:db8:1:2:${host}`);
    expect(await wait(email, false, '2001:0DB8:1:2::77')).toMatchObject({ attemptsLeft: 1 });
    expect(await wait(email, false, '2001:db8:1:3::1'), 'the next one').toMatchObject({ attemptsLeft: 5 });
    await wait(email, true, '::ffff:192.0.2.5');
    expect(await wait(email, false, '::ffff:192.0.2.6'), 'an older address').toMatchObject({ attemptsLeft: 5 });
    await wait(email, true, 'unknown:');
    expect(await wait(email, false, 'unknown:'), 'what is none').toMatchObject({ attemptsLeft: 4 });
  });

  it('asking without a failure counts nothing', async () => {
    for (let nth = 0; nth < 10; nth += 1)
      expect(await wait('calm@example.com', false)).toEqual({ attemptsLeft: 5, waitSeconds: 0 });
  });

  it('stores no address in clear', async () => {
    await wait('secret@example.com', true);
    expect(JSON.stringify(await db.query('select * from private.password_tries'))).not.toContain('secret');
  });
});
