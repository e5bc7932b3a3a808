import type { DescribeEntry } from '#domain/describe-entry.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import type { Mirror } from '#sync/index.ts';
import type {
  DeleteConversationArgs,
  MarkConversationReadArgs,
  SendMessageArgs,
  StartConversationArgs,
} from './commands.ts';
import { isTemplate } from './rules.ts';
import { conversations } from './schema.ts';

/** The words themselves, so that nothing of a refused one is lost. */
export const describeMessageEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as SendMessageArgs;
  const chat = await aboutChat(mirror, args.conversation_id);
  const said = args.template !== undefined && isTemplate(args.template) ? words.template(args.template) : args.content;
  return {
    title: words.title('send_message', chat.name),
    lines: said === undefined ? [] : [said],
    ...chat.way,
  };
};

export const describeChatEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as MarkConversationReadArgs | DeleteConversationArgs;
  const act = entry.name === 'delete_conversation' ? 'delete_conversation' : 'mark_conversation_read';
  const chat = await aboutChat(mirror, args.id);
  return { title: words.title(act, chat.name), lines: [], ...(act === 'delete_conversation' ? {} : chat.way) };
};

export const describeNewChatEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as StartConversationArgs;
  const person = args.rockstar_id === undefined ? undefined : await mirror.table(profiles).get(args.rockstar_id);
  return {
    title: words.title('start_conversation', person?.name ?? args.email ?? null),
    lines: await venueLine(mirror, args.venue_id),
    editTo: '/venue/messages',
  };
};

async function venueLine(mirror: Mirror, id: string): Promise<readonly string[]> {
  const venue = await mirror.table(venues).get(id);
  return venue === undefined ? [] : [venue.name];
}

/** Who is at the other end, and the way to the chat while there is one. */
async function aboutChat(
  mirror: Mirror,
  id: string,
): Promise<{ readonly name: string | null; readonly way: { readonly editTo?: string } }> {
  const chat = await mirror.table(conversations).get(id);
  if (chat === undefined) return { name: null, way: {} };
  if (chat.rockstar_id === mirror.userId) {
    const venue = await mirror.table(venues).get(chat.venue_id);
    return { name: venue?.name ?? null, way: { editTo: `/rockstar/messages/${id}` } };
  }
  const person = await mirror.table(profiles).get(chat.rockstar_id);
  return { name: person?.name ?? null, way: { editTo: `/venue/messages/${id}` } };
}
