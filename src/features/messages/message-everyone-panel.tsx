// One message to everybody who is booked on a shift: each gets it in the chat of their own, so that nobody reads the others'
// answers.
import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { bookingsOfShift } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { sendMessage, startConversation } from '#domain/conversations/commands.ts';
import { roomFor, saysSomething } from '#domain/conversations/rules.ts';
import { conversationId, newId } from '#domain/ids.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { ActButton } from '#ui/act-button.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notify, notifyFailure } from '#ui/toast.ts';

interface MessageEveryonePanelProps {
  readonly shift: Pick<Shift, 'id' | 'venueId'>;
}

export function MessageEveryonePanel({ shift }: MessageEveryonePanelProps) {
  const t = useTranslations('messages.everyone');
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  const booked = useQuery(bookingsOfShift, { shiftId: shift.id })?.filter(({ status }) => holdsPlace(status)) ?? [];
  const toAll = useToAll(shift.venueId);
  if (booked.length === 0) return null;
  const n = booked.length;
  const send = async () => {
    const workers = booked.map(({ workerId }) => workerId);
    if (!(await toAll(workers, text.trim()))) return;
    notify(t('saved', { n }));
    setText('');
    setOpened(false);
  };
  return (
    <>
      <Button
        variant="outline"
        my={12}
        leftSection={<IconMessages size={20} stroke={2} />}
        onClick={() => setOpened(true)}
      >
        {t('open')}
      </Button>
      <Sheet
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('title')}
        lead={t('lead', { n })}
        foot={
          <ActButton disabled={!saysSomething(text) || roomFor(text) < 0} onClick={() => void send()}>
            {t('act', { n: String(n) })}
          </ActButton>
        }
      >
        <Words value={text} onChange={setText} />
      </Sheet>
    </>
  );
}

function Words({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  const t = useTranslations('messages.thread');
  const room = roomFor(value);
  return (
    <GrowingTextarea
      label={t('write')}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      error={room < 0 && t('tooLong', { n: -room })}
      minRows={3}
      maxRows={8}
      data-autofocus
      dir="auto"
    />
  );
}

/** A chat that somebody deleted is begun again. False when this device could not save all of it. */
function useToAll(venueId: string): (workers: readonly string[], content: string) => Promise<boolean> {
  const t = useTranslations('messages');
  const begin = useCommand(startConversation);
  const send = useCommand(sendMessage);
  return async (workers, content) => {
    for (const worker of workers) {
      const id = conversationId(venueId, worker);
      const begun = await begin({ venue_id: venueId, rockstar_id: worker });
      const said = begun.ok && (await send({ id: newId(), conversation_id: id, content }));
      if (said === false || !said.ok) {
        notifyFailure(t('failedToSend'), 'high');
        return false;
      }
    }
    return true;
  };
}
