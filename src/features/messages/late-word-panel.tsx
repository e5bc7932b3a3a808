// On the way to a shift: telling its venue that one comes late, in two presses and without typing. What was told stands in its place, with
// how far it has come.
import { Button, Stack } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOffline } from '#bridge/use-offline.ts';
import { useQuery } from '#bridge/use-query.ts';
import { factsOfBooking } from '#domain/attendance/queries.ts';
import { presenceOf } from '#domain/attendance/rules.ts';
import { bookingById, type TrackedBooking } from '#domain/bookings/queries.ts';
import { isOnTheWay, onTheWayFrom } from '#domain/bookings/rules.ts';
import { sendMessage } from '#domain/conversations/commands.ts';
import { type Chat, chatById } from '#domain/conversations/queries.ts';
import { LATE_WORDS, type Template } from '#domain/conversations/rules.ts';
import { type ShownMessage, saidLate } from '#domain/conversations/thread.ts';
import { conversationId, newId } from '#domain/ids.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notifyFailure } from '#ui/toast.ts';
import { useOnce } from '#ui/use-once.ts';
import { CHAT_ROUTES } from './chat-routes.ts';
import classes from './late-word-panel.module.css';
import { useChatWords, useTemplateWords } from './use-chat-words.ts';

export function LateWordPanel({ bookingId }: { readonly bookingId: string }) {
  const booking = useQuery(bookingById, { id: bookingId });
  return booking == null ? null : <LateWord booking={booking} />;
}

function LateWord({ booking }: { readonly booking: TrackedBooking }) {
  const t = useTranslations('messages.late');
  const now = useEncoreNow();
  const id = conversationId(booking.venueId, booking.workerId);
  const chat = useQuery(chatById, { id });
  const facts = useQuery(factsOfBooking, { bookingId: booking.id });
  const told = useQuery(saidLate, { id, from: onTheWayFrom(booking) });
  const [asking, ask] = useState(false);
  if (chat == null || facts === undefined || told === undefined) return null;
  if (!isOnTheWay(booking, now) || presenceOf(facts).kind !== 'away') return null;
  return (
    <div className={classes.late}>
      {told !== null && <Told told={told} chat={chat} tz={booking.tz} />}
      <Button
        size="md"
        variant="outline"
        fullWidth
        leftSection={<IconClockExclamation size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => ask(true)}
      >
        {t(told === null ? 'open' : 'again')}
      </Button>
      {asking && <LateSheet chat={chat} onClose={() => ask(false)} />}
    </div>
  );
}

interface ToldProps {
  readonly told: ShownMessage;
  readonly chat: Chat;
  readonly tz: string;
}

function Told({ told, chat, tz }: ToldProps) {
  const t = useTranslations('messages.late');
  const states = useTranslations('messages.states');
  const format = useFormat();
  const device = useDeviceWord();
  const { nameOf, wordsOf } = useChatWords();
  const time = format.clockInSentence(told.createdAt, tz);
  return (
    <p className={classes.told} role="status">
      {t('told', { venue: nameOf(chat, 'rockstar'), time, words: wordsOf(told) })}{' '}
      <strong>{states(told.state === 'onDevice' ? `onDevice.${device}` : told.state)}</strong>
    </p>
  );
}

function LateSheet({ chat, onClose }: { readonly chat: Chat; readonly onClose: () => void }) {
  const t = useTranslations('messages.late');
  const failed = useTranslations('messages')('failedToSend');
  const { nameOf } = useChatWords();
  const templates = useTemplateWords();
  const offline = useOffline();
  const send = useCommand(sendMessage);
  const once = useOnce();
  const say = async (template: Template): Promise<boolean> => {
    const saved = await send({ id: newId(), conversation_id: chat.id, template });
    if (saved.ok) onClose();
    else notifyFailure(failed, 'high');
    return saved.ok;
  };
  return (
    <Sheet opened onClose={onClose} title={t('title')} lead={t('lead', { venue: nameOf(chat, 'rockstar') })}>
      <Stack gap={8}>
        {offline && <Notice tone="amber">{t('offline')}</Notice>}
        {LATE_WORDS.map(code => (
          <Button key={code} size="lg" variant="outline" fullWidth onClick={() => void once(() => say(code))}>
            {templates[code]}
          </Button>
        ))}
        <LinkButton to={CHAT_ROUTES.rockstar} params={{ conversationId: chat.id }} size="lg" variant="subtle" fullWidth>
          {t('write')}
        </LinkButton>
      </Stack>
    </Sheet>
  );
}
