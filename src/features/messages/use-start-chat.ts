import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOffline } from '#bridge/use-offline.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { startConversation } from '#domain/conversations/commands.ts';
import { startByEmail } from '#domain/conversations/online.ts';
import { conversationId } from '#domain/ids.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { notify, notifyFailedCall, notifyFailure } from '#ui/toast.ts';
import { CHAT_ROUTES } from './chat-routes.ts';

interface Chosen {
  readonly venueId: string;
  readonly applicant: string | null;
  readonly email: string;
}

/** Somebody known by the command alone; an address now if there is a network, else as a request that waits. */
export function useStartChat(onDone: () => void): { start(chosen: Chosen): Promise<void>; readonly busy: boolean } {
  const t = useTranslations('messages.start');
  const device = useDeviceWord();
  const navigate = useNavigate();
  const offline = useOffline();
  const save = useCommand(startConversation);
  const ask = useOnlineAct(startByEmail);
  const [busy, setBusy] = useState(false);

  const open = async (id: string) => {
    notify(t('ready'));
    onDone();
    await navigate({ to: CHAT_ROUTES.venue, params: { conversationId: id } });
  };
  const keep = async (chosen: Chosen) => {
    const saved = await save({ venue_id: chosen.venueId, email: chosen.email });
    if (!saved.ok) return notifyFailure(t('failed'), 'high');
    notify(t(`saved.${device}`));
    onDone();
  };
  const begin = async (chosen: Chosen) => {
    if (chosen.applicant !== null) {
      const saved = await save({ venue_id: chosen.venueId, rockstar_id: chosen.applicant });
      return saved.ok
        ? await open(conversationId(chosen.venueId, chosen.applicant))
        : notifyFailure(t('failed'), 'high');
    }
    if (offline) return await keep(chosen);
    const answer = await ask.run({ venueId: chosen.venueId, email: chosen.email });
    if (answer.ok) return await open(answer.value);
    return answer.error.code === 'unreachable' ? await keep(chosen) : notifyFailedCall(t('failed'));
  };
  const start = async (chosen: Chosen) => {
    setBusy(true);
    await begin(chosen);
    setBusy(false);
  };
  return { start, busy };
}
