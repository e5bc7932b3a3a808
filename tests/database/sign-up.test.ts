// Accounts become people: what a sign-up may ask for, and what it gets.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { newId, one, people, signUp } from './scene.ts';

let postgres: Borrowed;
beforeAll(async () => {
  postgres = await borrowDatabase();
});
afterAll(() => postgres.stop());

async function register(metadata: unknown, more: { email?: string | null; confirmed?: boolean } = {}): Promise<string> {
  const id = newId();
  const { email = `${id}@example.com`, confirmed = true } = more;
  await postgres.query(
    'insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values ($1, $2, $3, $4)',
    [id, email, JSON.stringify(metadata), confirmed ? new Date() : null],
  );
  return id;
}

const venuesOf = (id: string) =>
  postgres.query<{ name: string }>('select name from public.venues where created_by = $1', [id]);

describe('a rockstar', () => {
  it('gets a profile once the address is confirmed, and not before', async () => {
    const id = await register({ name: ' Rocco Bianchi ', role: 'rockstar' }, { confirmed: false });
    expect(await postgres.query('select from public.profiles where id = $1', [id])).toHaveLength(0);
    await postgres.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
    await postgres.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
    expect(await one(postgres, 'select name, role, account_status from public.profiles where id = $1', [id])).toEqual({
      name: 'Rocco Bianchi',
      role: 'rockstar',
      account_status: 'active',
    });
    expect(await one(postgres, 'select email from public.profile_private where id = $1', [id])).toEqual({
      email: `${id}@example.com`,
    });
    expect(await venuesOf(id)).toEqual([]);
  });
});

describe('a venue', () => {
  it('AT16 is built with its admin in one go, unverified, and only once', async () => {
    const id = await register(
      {
        name: 'The Copper Thistle',
        role: 'venue',
        venueType: 'new_venue',
        verification_status: 'verified',
        venueId: newId(),
      },
      { confirmed: false },
    );
    await postgres.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
    await postgres.query('update auth.users set email_confirmed_at = null where id = $1', [id]);
    await postgres.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
    expect(await venuesOf(id)).toEqual([{ name: 'The Copper Thistle' }]);
    expect(
      await one(postgres, 'select verification_status, status from public.venues where created_by = $1', [id]),
    ).toEqual({ verification_status: 'unverified', status: 'active' });
    expect(
      await one(postgres, 'select role, is_primary, revoked_at from public.venue_users where user_id = $1', [id]),
    ).toEqual({ role: 'admin', is_primary: true, revoked_at: null });
  });

  it('has a membership whose id every device can work out', async () => {
    const id = await register({ name: 'The Brass Owl', role: 'venue' });
    const { member, expected } = await one<{ member: string; expected: string }>(
      postgres,
      "select id as member, private.uuid5('venue_users:' || venue_id || ':' || user_id) as expected from public.venue_users where user_id = $1",
      [id],
    );
    expect(member).toBe(expected);
  });
});

describe('refused', () => {
  it.each([
    ['AT1 a platform role', { name: 'Mallory', role: 'platform_admin' }],
    ['no role', { name: 'Mallory' }],
    ['a made-up role', { name: 'Mallory', role: 'owner' }],
    [
      'joining a venue without an invitation',
      { name: 'Mallory', role: 'venue', venueType: 'join_venue', venueId: newId(), venueRole: 'admin' },
    ],
    ['no name', { role: 'rockstar' }],
    ['a blank name', { role: 'rockstar', name: '  ' }],
    ['an endless name', { role: 'rockstar', name: 'x'.repeat(101) }],
    ['metadata that is no object', []],
  ])('%s', async (_, metadata) => {
    await expect(register(metadata)).rejects.toMatchObject({
      message: expect.stringMatching(/^(sign_up_refused|invitation_invalid)$/),
    });
  });

  it('nobody in particular', async () => {
    await expect(register({ name: 'Nobody', role: 'rockstar' }, { email: null })).rejects.toMatchObject({
      message: 'sign_up_refused',
    });
  });
});

describe('tokens shown at the sign-up', () => {
  let caller = 0;
  const asks = async (token: string | null, address: string | null, role = 'venue') => {
    const user_metadata = {
      name: 'Mallory',
      role,
      venueType: 'join_venue',
      ...(token !== null && { invitationToken: token }),
    };
    const event = { metadata: { ip_address: address }, user: { email: 'mallory@example.com', user_metadata } };
    const { answer } = await one<{ answer: { error?: { message: string } } }>(
      postgres,
      'select private.before_user_created($1) as answer',
      [JSON.stringify(event)],
    );
    return answer.error?.message ?? 'taken';
  };
  const wrong = () => newId().replaceAll('-', '').repeat(2);

  it.each(['venue', 'platform_admin'])('are counted, and ninety wrong ones of a %s are ten', async role => {
    const address = `192.0.2.${++caller}`;
    const said: string[] = [];
    for (let nth = 0; nth < 90; nth++) said.push(await asks(wrong(), address, role));
    expect(said.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'invitation_invalid'));
    expect(said.slice(10)).toEqual(Array.from({ length: 80 }, () => 'throttled'));
    // Whoever shows none, or comes from elsewhere, is not held up.
    expect(await asks(null, address, 'rockstar')).toBe('taken');
    expect(await asks(wrong(), `192.0.2.${++caller}`, role)).toBe('invitation_invalid');
    expect(await asks(wrong(), null, role)).toBe('invitation_invalid');
  });

  it('cannot be guessed: 256 random bits, looked up by their hash, alike whatever is wrong with them', async () => {
    const made = await postgres.query<{ token: string }>(
      'select private.new_token() as token from generate_series(1, 500)',
    );
    expect(new Set(made.map(({ token }) => token)).size).toBe(500);
    for (const { token } of made) expect(token).toMatch(/^[0-9a-f]{64}$/);
    // Every digit says something: of 500 tokens each place holds all sixteen.
    for (let place = 0; place < 64; place++) expect(new Set(made.map(({ token }) => token[place])).size).toBe(16);
    const odd = ['', 'x', wrong(), wrong().slice(1), `${wrong()}0`, 'x'.repeat(1_000_000), 'ü'.repeat(64)];
    const said = await Promise.all(odd.map(token => asks(token, null)));
    expect(new Set(said)).toEqual(new Set(['invitation_invalid']));
    const [long] = await postgres.query<{ hash: unknown }>("select private.hash_of(repeat('x', 65)) as hash");
    expect(long?.hash).toBeNull();
  });
});

it('what somebody writes into their metadata later changes nothing', async () => {
  await signUp(postgres, people.rocco);
  await postgres.query(
    `update auth.users set raw_user_meta_data = '{"role": "platform_admin", "name": "Root"}' where id = $1`,
    [people.rocco.id],
  );
  expect(await one(postgres, 'select name, role from public.profiles where id = $1', [people.rocco.id])).toEqual({
    name: people.rocco.name,
    role: 'rockstar',
  });
});

it('a changed address is followed where others read it', async () => {
  await signUp(postgres, people.vera);
  await postgres.query("update auth.users set email = 'vera.new@example.com' where id = $1", [people.vera.id]);
  expect(await one(postgres, 'select email from public.venue_users where user_id = $1', [people.vera.id])).toEqual({
    email: 'vera.new@example.com',
  });
});
