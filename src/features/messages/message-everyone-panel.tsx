// One message to everybody who is booked on a shift, or is on tonight: each gets it in the chat of their own, so that nobody reads the
// others' answers.
import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommands } from '#bridge/use-commands.ts';
import { type KeptWords, useKeptForm } from '#bridge/use-kept-form.ts';
import { useQuery } from '#bridge/use-query.ts';
import { bookingsOfShift } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { roomFor } from '#domain/conversations/rules.ts';
import { actsToTellEach } from '#domain/conversations/to-each.ts';
import { newId, type ProfileId, type VenueId } from '#domain/ids.ts';
import { saysSomething } from '#domain/said.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { ActButton } from '#ui/act-button.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notify, notifyFailure } from '#ui/toast.ts';
import { type Needed, useNeeded } from '#ui/use-needed.ts';
import { useOnce } from '#ui/use-once.ts';

interface MessageEveryonePanelProps {
  readonly shift: Pick<Shift, 'id' | 'venueId'>;
}

export function MessageEveryonePanel({ shift }: MessageEveryonePanelProps) {
  const t = useTranslations('messages.everyone');
  const booked = useQuery(bookingsOfShift, { shiftId: shift.id })?.filter(({ status }) => holdsPlace(status)) ?? [];
  const workers = booked.map(({ workerId }) => workerId);
  return <ToEveryone label={t('open')} about={shift.id} venueId={shift.venueId} workers={workers} />;
}

interface MessageTonightPanelProps {
  readonly venueId: VenueId;
  /** Who is on tonight, whatever they are booked as. */
  readonly workers: readonly ProfileId[];
}

export function MessageTonightPanel({ venueId, workers }: MessageTonightPanelProps) {
  const t = useTranslations('messages.everyone');
  return <ToEveryone label={t('tonight')} about={venueId} venueId={venueId} workers={workers} />;
}

interface ToEveryoneProps extends MessageTonightPanelProps {
  readonly label: string;
  /** What is typed is kept for it. */
  readonly about: string;
}

function ToEveryone({ label, about, venueId, workers }: ToEveryoneProps) {
  const [opened, setOpened] = useState(false);
  const { value: text, change, forget, kept } = useKeptForm(`everyone-${about}`, '');
  if (workers.length === 0) return null;
  return (
    <>
      <Button
        variant="outline"
        my={12}
        leftSection={<IconMessages size={20} stroke={2} />}
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      {opened && (
        <EveryoneSheet
          workers={workers}
          venueId={venueId}
          text={text}
          kept={kept}
          onChange={next => change(() => next)}
          onSent={forget}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}

interface EveryoneSheetProps {
  readonly workers: readonly ProfileId[];
  readonly venueId: VenueId;
  /** Stays while the sheet is closed. */
  readonly text: string;
  readonly kept: KeptWords;
  readonly onChange: (text: string) => void;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

function EveryoneSheet({ workers, venueId, text, kept, onChange, onSent, onClose }: EveryoneSheetProps) {
  const t = useTranslations('messages.everyone');
  const toAll = useToAll(venueId);
  const once = useOnce();
  const words = useNeeded(saysSomething(text));
  const n = workers.length;
  const send = async () => {
    if (!(await toAll(workers, text.trim()))) return false;
    notify(t('saved', { n }));
    onSent();
    onClose();
    return true;
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('title')}
      lead={t('lead', { n })}
      foot={
        <ActButton disabled={roomFor(text) < 0} onClick={() => words.press(() => once(send))}>
          {t('act', { n: String(n) })}
        </ActButton>
      }
    >
      <KeptLine kept={kept} />
      <Words needed={words} value={text} onChange={onChange} />
    </Sheet>
  );
}

interface WordsProps {
  readonly needed: Needed<HTMLTextAreaElement>;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function Words({ needed, value, onChange }: WordsProps) {
  const t = useTranslations('messages.thread');
  const room = roomFor(value);
  return (
    <GrowingTextarea
      ref={needed.box}
      label={t('write')}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      error={room < 0 ? t('tooLong', { n: -room }) : needed.error}
      minRows={3}
      maxRows={8}
      data-autofocus
      dir="auto"
    />
  );
}

/** False when this device could not save all of it: then it has saved nothing. */
function useToAll(venueId: VenueId): (workers: readonly ProfileId[], content: string) => Promise<boolean> {
  const t = useTranslations('messages');
  const save = useCommands();
  return async (workers, content) => {
    const saved = await save(actsToTellEach({ venueId, workers, content, newId }));
    if (!saved.ok) notifyFailure(t('failedToSend'), 'high');
    return saved.ok;
  };
}
