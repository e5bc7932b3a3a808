// Who writes to whom: everybody who was booked at a venue has a chat with it, the latest with the most to say. Some speak
// Spanish or French; a few of the last words are not read yet.
import { addDays } from './calendar.ts';
import { CAST } from './cast.ts';
import { type Chance, seedId } from './chance.ts';
import { DIALOGUES } from './dialogues.ts';
import type { Member, Rockstar } from './people.ts';
import type { SeedRequest } from './requests.ts';
import type { SeedVenue } from './venues.ts';

export interface SeedMessage {
  readonly id: string;
  readonly side: 'venue' | 'rockstar';
  readonly senderId: string;
  readonly content: string;
  readonly template: string | null;
  /** ISO 8601. */
  readonly at: string;
  readonly read: boolean;
}

export interface SeedConversation {
  readonly id: string;
  readonly venue: SeedVenue;
  readonly worker: Rockstar;
  readonly openedAt: string;
  /** In the order in which they were said. */
  readonly messages: readonly SeedMessage[];
}

const CHATS = 420;
const MESSAGES = 5800;

interface Making {
  readonly chance: Chance;
  readonly today: string;
  readonly members: readonly Member[];
}

export function makeConversations(
  chance: Chance,
  of: { requests: readonly SeedRequest[]; members: readonly Member[]; today: string },
): SeedConversation[] {
  const making: Making = { chance, today: of.today, members: of.members };
  const pairs = new Map<string, SeedRequest>();
  for (const request of of.requests) {
    const key = seedId(`conversations:${request.shift.venue.id}:${request.worker.id}`);
    if (request.booking !== null && !pairs.has(key)) pairs.set(key, request);
  }
  const told = [...pairs].filter(([, { worker }]) => isCast(worker.id));
  const others = [...pairs].filter(([, { worker }]) => !isCast(worker.id)).slice(0, CHATS - told.length);
  const each = Math.ceil(MESSAGES / CHATS);
  return [...told, ...others].map(([id, request]) => conversation(making, { id, request, lines: each }));
}

function isCast(id: string): boolean {
  return id === CAST.rocco.id || id === CAST.rosa.id;
}

function conversation(making: Making, of: { id: string; request: SeedRequest; lines: number }): SeedConversation {
  const { chance, today } = making;
  const { venue } = of.request.shift;
  const speaks = isCast(of.request.worker.id) ? 'en' : chance.pick(['en', 'en', 'en', 'en', 'es', 'fr'] as const);
  const team = making.members.filter(member => member.venue.id === venue.id);
  const said: Omit<SeedMessage, 'id' | 'read'>[] = [];
  const days = Math.max(1, Math.round(of.lines / 3));
  for (let nth = 0; said.length < of.lines; nth += 1) {
    const day = addDays(today, -1 - Math.max(0, days - nth) * chance.between(1, 5));
    let minute = chance.between(9 * 60, 21 * 60);
    const speaker = chance.pick(team);
    for (const [who, words] of chance.pick(DIALOGUES[speaks])) {
      minute += chance.between(1, 9);
      said.push({
        side: who === 'V' ? 'venue' : 'rockstar',
        senderId: who === 'V' ? speaker.id : of.request.worker.id,
        content: words.replace('*', ''),
        template: words.startsWith('*') ? words.slice(1) : null,
        at: `${day}T${clock(minute)}:00Z`,
      });
    }
  }
  const inOrder = said.sort((one, other) => (one.at < other.at ? -1 : 1)).slice(-of.lines);
  const unread = chance.happens(0.12)
    ? inOrder.findLastIndex(line => line.side !== inOrder.at(-1)?.side) + 1
    : inOrder.length;
  return {
    id: of.id,
    venue,
    worker: of.request.worker,
    openedAt: inOrder[0]?.at ?? `${today}T00:00:00Z`,
    messages: inOrder.map((line, nth) => ({ ...line, id: seedId(`message:${of.id}:${nth}`), read: nth < unread })),
  };
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
