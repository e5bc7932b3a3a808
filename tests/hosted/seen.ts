// What strangers are shown of a venue: nothing of what stands between it and its people.
import type { Caller } from '#tests/database/call-world.ts';
import type { Trial } from './trial.ts';

/** Tables with rows of the venue that somebody should see and does not, and what strangers see. */
export async function privateRows(trial: Trial): Promise<{ unseen: string[]; leaks: string[] }> {
  const { people, venueId } = trial;
  const { rocco } = people;
  const asked = { p_venue_id: venueId, p_worker_email: rocco.email };
  const { data: chat, error: unopened } = await (await trial.enter(people.vera)).rpc(
    'create_conversation_by_email',
    asked,
  );
  if (unopened !== null) throw unopened;
  const said = { conversation_id: chat, sender_id: rocco.id, content: 'Between us' };
  const { error: unsaid } = await (await trial.enter(rocco)).from('messages').insert(said);
  if (unsaid !== null) throw unsaid;
  const rows: readonly [table: string, column: string, value: string, seenBy: Caller][] = [
    ['conversations', 'venue_id', venueId, rocco],
    ['messages', 'conversation_id', chat, rocco],
    ['applications', 'venue_id', venueId, rocco],
    ['bookings', 'venue_id', venueId, rocco],
    ['venue_users', 'venue_id', venueId, people.stef],
    ['profile_private', 'id', people.vera.id, people.vera],
  ];
  const [unseen, leaks]: [string[], string[]] = [[], []];
  for (const [table, column, value, seenBy] of rows) {
    const found = async (who: Caller) => {
      const client = await trial.enter(who);
      const { data, error } = await client.from(table).select('id').eq(column, value).limit(1);
      if (error !== null) throw error;
      return data.length;
    };
    if ((await found(seenBy)) === 0) unseen.push(table);
    for (const stranger of [people.sam, people.sid, people.rupert])
      if ((await found(stranger)) > 0) leaks.push(`${table} of the venue to ${stranger.name}`);
    const { error } = await trial.anonymous().from(table).select('id').limit(1);
    if (error === null) leaks.push(`${table} to nobody at all`);
  }
  return { unseen, leaks };
}
