// What a venue's manager can do about somebody from the search: write to them, ask them for a shift, keep them as a favourite.
// Each of them waits here without a connection and is sent later.
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { startConversation } from '#domain/conversations/commands.ts';
import { conversationId } from '#domain/ids.ts';
import { setRelation } from '#domain/relations/commands.ts';
import { notify, notifyNotSaved } from '#ui/toast.ts';

export interface Somebody {
  readonly id: string;
  readonly name: string;
}

export interface PersonActs {
  message(person: Somebody): void;
  invite(person: Somebody): void;
  keep(person: Somebody, kind: 'favourite' | 'neutral'): void;
}

/** Null: nothing can be done by whoever is here. `chats` are those that have begun. */
export function usePersonActs(venueId: string | null, chats: ReadonlySet<string>): PersonActs | null {
  const t = useTranslations('rockstars');
  const navigate = useNavigate();
  const start = useCommand(startConversation);
  const set = useCommand(setRelation);
  return useMemo(() => {
    if (venueId === null) return null;
    const failed = () => notifyNotSaved(t('notSaved'));
    const message = async ({ id }: Somebody) => {
      const chat = conversationId(venueId, id);
      if (!chats.has(chat) && !(await start({ venue_id: venueId, rockstar_id: id })).ok) return failed();
      await navigate({ to: '/venue/messages/$conversationId', params: { conversationId: chat } });
    };
    const keep = async ({ id, name }: Somebody, kind: 'favourite' | 'neutral') => {
      const saved = await set({ venue_id: venueId, worker_id: id, side: 'venue', kind });
      if (saved.ok) notify(t(`done.${kind}`, { name }));
      else failed();
    };
    return {
      message: person => void message(person),
      invite: ({ id }) =>
        void navigate({ to: '/venue/rockstars/$rockstarId', params: { rockstarId: id }, search: { invite: true } }),
      keep: (person, kind) => void keep(person, kind),
    };
  }, [venueId, chats, t, navigate, start, set]);
}
