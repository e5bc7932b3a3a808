// The calls that the product's specification lists, by their exact names and payloads, from the official client, with
// their attacks. Whose server it is, call-world.ts says.
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, CallWorld } from './call-world.ts';

let world: CallWorld;
let vera: SupabaseClient;
let rocco: SupabaseClient;
let sam: SupabaseClient;
let stef: SupabaseClient;

export function specCalls(open: () => Promise<CallWorld>): void {
  beforeAll(async () => {
    world = await open();
    const { people, enter } = world;
    [vera, rocco] = [await enter(people.vera), await enter(people.rocco)];
    [sam, stef] = [await enter(people.sam), await enter(people.stef)];
  });
  afterAll(() => world.close());
  describe('venues', venueCalls);
  describe('conversations', conversationCalls);
  describe('messages', messageCalls);
}

async function chat(): Promise<string> {
  const { data, error } = await vera.rpc('create_conversation_by_email', {
    p_venue_id: world.venueId,
    p_worker_email: ` ${world.people.rocco.email.toUpperCase()} `,
  });
  expect(error).toBeNull();
  return data as string;
}

function venueCalls(): void {
  it('SP3.2 SP7.10 AT17 venue_users of a user, with their venue joined', async () => {
    const { data, error } = await vera
      .from('venue_users')
      .select('venue_id, role, venues (id, name, address, industry, contact, status, verification_status)')
      .eq('user_id', world.people.vera.id);
    expect(error).toBeNull();
    expect(data).toMatchObject([
      {
        venue_id: world.venueId,
        role: 'admin',
        venues: { name: world.venueName, verification_status: 'verified' },
      },
    ]);
    expect((await rocco.from('venue_users').select('venue_id')).data).toEqual([]);
  });

  it('SP3.4 SP6.6 SP7.11 SP7.12 insert venues returns the row; the membership that follows is answered and changes nothing', async () => {
    const { data: venue, error } = await vera
      .from('venues')
      .insert({ name: 'Second Thistle', address: '1 Lantern Row', industry: 'bar', contact: null, status: 'active' })
      .select()
      .single();
    expect(error).toBeNull();
    expect(venue).toMatchObject({
      name: 'Second Thistle',
      status: 'active',
      verification_status: 'unverified',
      created_by: world.people.vera.id,
    });
    const member = {
      venue_id: venue.id,
      user_id: world.people.vera.id,
      name: world.people.vera.name,
      email: world.people.vera.email,
      role: 'admin',
    };
    expect(await vera.from('venue_users').insert(member)).toMatchObject({ status: 201, error: null });
    expect((await vera.from('venue_users').select('user_id, role').eq('venue_id', venue.id)).data).toEqual([
      { user_id: world.people.vera.id, role: 'admin' },
    ]);
  });

  it('AT14 nobody takes a seat at another’s venue, gives one away, or verifies their own', async () => {
    const seat = (person: Caller, role: string) => ({
      venue_id: world.venueId,
      user_id: person.id,
      name: person.name,
      email: person.email,
      role,
    });
    expect((await sam.from('venue_users').insert(seat(world.people.sam, 'admin'))).status).toBe(403);
    expect((await stef.from('venue_users').insert(seat(world.people.stef, 'admin'))).status).toBe(403);
    expect((await vera.from('venue_users').insert(seat(world.people.sam, 'staff'))).status).toBe(403);
    const founded = async (more: object) =>
      (await vera.from('venues').insert({ name: 'Sure', status: 'active', ...more })).status;
    expect(await founded({ verification_status: 'verified' })).toBe(403);
    expect(await founded({ created_by: world.people.sam.id })).toBe(403);
    expect((await sam.from('venues').insert({ name: 'Rockstars found nothing', status: 'active' })).status).toBe(403);
    expect((await vera.from('venues').update({ name: 'Renamed' }).eq('id', world.venueId)).status).toBe(403);
    const seated = 'select role from public.venue_users where venue_id = $1 and revoked_at is null order by role';
    const roles = await world.db<{ role: string }>(seated, [world.venueId]);
    expect(roles.map(({ role }) => role)).toEqual(['admin', 'manager', 'staff']);
  });

  it('SP3.16 SP7.15 AT26 get_venue_applicants tells members who asked, and others nothing', async () => {
    const { data } = await vera.rpc('get_venue_applicants', { p_venue_id: world.venueId });
    expect(data).toContainEqual({
      worker_id: world.people.rocco.id,
      worker_name: world.people.rocco.name,
      worker_email: world.people.rocco.email,
      job_title: expect.anything(),
    });
    const applicants = data as { worker_id: string; job_title: string }[];
    expect(applicants).toHaveLength(new Set(applicants.map(({ worker_id }) => worker_id)).size);
    const often = 'select from public.applications where venue_id = $1 group by worker_id having count(*) > 1';
    expect(await world.db(often, [world.venueId])).not.toEqual([]);
    const titles = applicants.map(({ job_title }) => job_title);
    expect(await world.db('select from public.jobs where title = any ($1)', [titles])).not.toEqual([]);
    for (const stranger of [sam, rocco])
      expect((await stranger.rpc('get_venue_applicants', { p_venue_id: world.venueId })).data).toEqual([]);
    expect((await vera.rpc('get_venue_applicants', { p_venue_id: world.people.sam.id })).data).toEqual([]);
    expect((await world.anonymous().rpc('get_venue_applicants', { p_venue_id: world.venueId })).data).toBeNull();
  });
}

function conversationCalls(): void {
  it('SP7.16 are got or made by address, one for each venue and rockstar', async () => {
    expect(await chat()).toBe(await chat());
  });

  it('SP6.9 AT25 every failure to start one looks the same', async () => {
    const tries = [
      vera.rpc('create_conversation_by_email', { p_venue_id: world.venueId, p_worker_email: 'nobody@example.com' }),
      vera.rpc('create_conversation_by_email', { p_venue_id: world.venueId, p_worker_email: world.people.sam.email }),
      vera.rpc('create_conversation_by_email', { p_venue_id: world.venueId, p_worker_email: world.people.mina.email }),
      vera.rpc('create_conversation_by_email', {
        p_venue_id: world.people.vera.id,
        p_worker_email: world.people.rocco.email,
      }),
      rocco.rpc('create_conversation_by_email', {
        p_venue_id: world.venueId,
        p_worker_email: world.people.rocco.email,
      }),
      stef.rpc('create_conversation_by_email', { p_venue_id: world.venueId, p_worker_email: world.people.rocco.email }),
    ];
    const answers = new Set((await Promise.all(tries)).map(({ status, error }) => JSON.stringify({ status, error })));
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('chat_refused');
  });

  it('SP6.8 SP7.17 are read by either side, newest first, and by nobody else', async () => {
    const id = await chat();
    const byVenue = await vera
      .from('conversations')
      .select('*')
      .in('venue_id', [world.venueId])
      .order('updated_at', { ascending: false });
    expect(byVenue.data?.map(row => row.id)).toContain(id);
    const byRockstar = await rocco
      .from('conversations')
      .select('*')
      .eq('rockstar_id', world.people.rocco.id)
      .order('updated_at', { ascending: false });
    expect(byRockstar.data?.map(row => row.id)).toContain(id);
    expect((await sam.from('conversations').select('*')).data).toEqual([]);
    expect((await sam.from('conversations').select('*', { count: 'exact', head: true })).count).toBe(0);
  });
}

function messageCalls(): void {
  it('SP3.15 SP7.18 SP7.19 SP7.20 SP7.21 SP7.22 SP7.23 go from one side to the other, are counted unread, and read once', async () => {
    const conversation_id = await chat();
    expect(
      await vera
        .from('messages')
        .insert({ conversation_id, sender_id: world.people.vera.id, content: '  Can you do Friday? ' }),
    ).toMatchObject({ status: 201 });
    const unread = () =>
      rocco
        .from('messages')
        .select('*', { count: 'exact', head: true })
        .eq('conversation_id', conversation_id)
        .neq('sender_id', world.people.rocco.id)
        .is('read_at', null);
    expect((await unread()).count).toBe(1);
    const { data: last } = await rocco
      .from('messages')
      .select('content, created_at, sender_id')
      .eq('conversation_id', conversation_id)
      .order('created_at', { ascending: false })
      .limit(1);
    expect(last).toMatchObject([{ content: 'Can you do Friday?', sender_id: world.people.vera.id }]);
    const { data: thread } = await rocco
      .from('messages')
      .select('content, created_at')
      .eq('conversation_id', conversation_id)
      .order('created_at', { ascending: true });
    expect(thread?.at(-1)?.content).toBe('Can you do Friday?');
    const venue = await rocco.from('venues').select('name').eq('id', world.venueId);
    expect(venue.data).toEqual([{ name: world.venueName }]);
    expect((await rocco.from('profiles').select('name').eq('id', world.people.vera.id)).data).toEqual([
      { name: world.people.vera.name },
    ]);
    const read = await rocco
      .from('messages')
      .update({ read_at: '1999-01-01T00:00:00Z' })
      .eq('conversation_id', conversation_id)
      .neq('sender_id', world.people.rocco.id)
      .is('read_at', null)
      .select('read_at');
    expect(new Date(read.data?.[0]?.read_at).getFullYear()).toBeGreaterThan(2000);
    expect((await unread()).count).toBe(0);
    await rocco.from('messages').update({ read_at: null }).eq('conversation_id', conversation_id).select();
    expect((await unread()).count).toBe(0);
  });

  it('SP4.13 a colleague’s message is not read by the venue itself', async () => {
    const conversation_id = await chat();
    const { data } = await vera
      .from('messages')
      .insert({ conversation_id, sender_id: world.people.vera.id, content: 'From Vera' })
      .select('id')
      .single();
    const mina = await world.enter(world.people.mina);
    const read = await mina
      .from('messages')
      .update({ read_at: new Date().toISOString() })
      .eq('conversation_id', conversation_id)
      .neq('sender_id', world.people.mina.id)
      .select('sender_id');
    expect(read.data).not.toContainEqual({ sender_id: world.people.vera.id });
    expect(await world.db('select read_at from public.messages where id = $1', [data?.id])).toEqual([
      { read_at: null },
    ]);
  });

  it('SP5.14 AT21 cannot be forged, changed, or put where one does not belong', async () => {
    const conversation_id = await chat();
    const { data } = await vera
      .from('messages')
      .insert({ conversation_id, sender_id: world.people.vera.id, content: 'Original' })
      .select('id')
      .single();
    expect(
      (await rocco.from('messages').insert({ conversation_id, sender_id: world.people.vera.id, content: 'Not Vera' }))
        .status,
    ).toBe(403);
    expect(
      (await sam.from('messages').insert({ conversation_id, sender_id: world.people.sam.id, content: 'Let me in' }))
        .status,
    ).toBe(403);
    expect(
      (
        await rocco
          .from('messages')
          .insert({ conversation_id, sender_id: world.people.rocco.id, content: 'Old', created_at: '1999-01-01' })
      ).status,
    ).toBe(403);
    expect((await vera.from('messages').update({ content: 'Changed' }).eq('id', data?.id)).status).toBe(403);
    for (const content of ['', '   ', 'x'.repeat(4001)]) {
      const answer = await vera.from('messages').insert({ conversation_id, sender_id: world.people.vera.id, content });
      expect(answer.status).toBe(400);
    }
    expect(
      (await world.db<{ content: string }>('select content from public.messages where id = $1', [data?.id]))[0]
        ?.content,
    ).toBe('Original');
  });

  it('SP6.10 SP7.24 AT24 are deleted with their conversation, sealed, whichever call comes first', async () => {
    const id = await chat();
    await vera.from('messages').insert({ conversation_id: id, sender_id: world.people.vera.id, content: 'Evidence' });
    const [one] = await world.db<{ id: string }>('select id from public.messages where conversation_id = $1 limit 1', [
      id,
    ]);
    await world.db("insert into public.messages (conversation_id, sender_id, content) values ($1, $2, 'More')", [
      id,
      world.people.vera.id,
    ]);
    expect(
      (
        await rocco
          .from('messages')
          .delete()
          .eq('id', one?.id ?? '')
      ).status,
    ).toBe(403);
    expect((await sam.from('messages').delete().eq('conversation_id', id)).status).toBe(204);
    expect((await stef.from('messages').delete().eq('conversation_id', id)).status).toBe(204);
    expect(await world.db('select from public.messages where conversation_id = $1', [id])).not.toHaveLength(0);

    expect((await rocco.from('messages').delete().eq('conversation_id', id)).error).toBeNull();
    expect(
      (await rocco.from('conversations').delete().eq('id', id).eq('rockstar_id', world.people.rocco.id)).error,
    ).toBeNull();
    expect(await world.db('select from public.conversations where id = $1', [id])).toHaveLength(0);
    const [sealed] = await world.db<{ deleted_by: string; messages: { content: string }[] }>(
      'select deleted_by, messages from private.sealed_conversations where conversation_id = $1',
      [id],
    );
    expect(sealed?.deleted_by).toBe(world.people.rocco.id);
    expect(sealed?.messages.map(({ content }) => content)).toContain('Evidence');
  });
}
