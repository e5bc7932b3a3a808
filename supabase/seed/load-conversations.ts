// Chats and what was said in them, past the triggers that would do for each row what is done here for all.
import type { SeedConversation } from './conversations.ts';
import { insertRows, type Sql } from './load.ts';

export async function loadConversations(sql: Sql, chats: readonly SeedConversation[]): Promise<void> {
  await sql.query('alter table public.conversations disable trigger user');
  await sql.query('alter table public.messages disable trigger user');
  await insertRows(sql, 'public.conversations', { rows: chats.map(conversationRow) });
  await insertRows(sql, 'public.messages', {
    rows: chats.flatMap(messageRows),
  });
  // A template's words are the database's; its code stood in for them.
  await sql.query('update public.messages set content = private.template_words(template) where template is not null');
  await sql.query(`
    update public.conversations chat
    set last_content = left(latest.content, 160), last_template = latest.template, last_sender_id = latest.sender_id,
      last_sender_side = latest.sender_side, last_message_at = latest.created_at, updated_at = latest.created_at
    from (select distinct on (conversation_id) * from public.messages order by conversation_id, created_at desc, id desc) latest
    where latest.conversation_id = chat.id`);
  await sql.query(`
    insert into private.acquaintances (audience, person_id)
    select distinct 'user:' || rockstar_id, sender_id from public.messages where sender_side = 'venue' on conflict do nothing`);
  await sql.query('alter table public.conversations enable trigger user');
  await sql.query('alter table public.messages enable trigger user');
}

function conversationRow({ id, venue, worker, openedAt }: SeedConversation) {
  return { id, venue_id: venue.id, rockstar_id: worker.id, created_at: openedAt, updated_at: openedAt };
}

function messageRows({ id, venue, worker, messages }: SeedConversation) {
  return messages.map(message => ({
    id: message.id,
    conversation_id: id,
    venue_id: venue.id,
    rockstar_id: worker.id,
    sender_id: message.senderId,
    sender_side: message.side,
    template: message.template,
    content: message.content,
    recorded_at: message.at,
    created_at: message.at,
    updated_at: message.at,
    delivered_at: message.at,
    read_at: message.read ? message.at : null,
  }));
}
