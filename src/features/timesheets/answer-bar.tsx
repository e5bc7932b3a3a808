// The answer to the hours of a shift: its label follows what is chosen. Whoever kept theirs once and was answered asks a person.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { payMinor } from '#domain/money.ts';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { AnswerSheets, type Asking } from './answer-sheets.tsx';
import type { Choice } from './own-choices.tsx';
import { useSayHours } from './use-say-hours.ts';

interface AnswerBarProps {
  readonly hours: TrackedHours;
  readonly bookingId: string;
  readonly choice: Choice;
}

export function AnswerBar({ hours, bookingId, choice }: AnswerBarProps) {
  const t = useTranslations('timesheets');
  const format = useFormat();
  const say = useSayHours(bookingId);
  const [asking, setAsking] = useState<Asking>(null);
  const { sheet } = hours;
  const kept = choice.kind === 'own' && sheet.rockstarMin === choice.minutes;
  const duration = format.duration(choice.minutes);
  const answer = () => {
    if (kept) setAsking('dispute');
    else void (choice.kind === 'venue' ? say.approve(choice.minutes) : say.submit(choice.minutes));
  };
  // Nothing is lit while only the other side can answer.
  const waits = kept && (sheet.state === 'submitted' || sheet.state === 'disputed');
  return (
    <ActBar lit={!waits} note={<Note hours={hours} />}>
      {!waits && (
        <ActButton variant="lit" onClick={answer}>
          {kept ? t('dispute.open') : t(`own.${labelOf(choice, hours)}`, { duration })}
        </ActButton>
      )}
      <Button size="lg" variant="outline" fullWidth={waits} onClick={() => setAsking('offer')}>
        {t('own.other')}
      </Button>
      <AnswerSheets
        bookingId={bookingId}
        asking={asking}
        minutes={choice.minutes}
        say={say}
        onClose={() => setAsking(null)}
      />
    </ActBar>
  );
}

function labelOf({ kind }: Choice, { venueMin }: TrackedHours): 'agree' | 'keep' | 'send' {
  if (kind === 'venue') return 'agree';
  return venueMin === null ? 'send' : 'keep';
}

/** What lies between the two sides, in money; while it waits here, that the venue knows nothing of it. */
function Note({ hours: { sheet, rockstarMin, venueMin, pending } }: { readonly hours: TrackedHours }) {
  const t = useTranslations('timesheets.own');
  const format = useFormat();
  if (pending !== null) return t('notSent');
  if (rockstarMin === null || venueMin === null || rockstarMin === venueMin) return t('otherText');
  const minor = payMinor(sheet.rateMinor, rockstarMin) - payMinor(sheet.rateMinor, venueMin);
  return t('between', { money: format.money(Math.abs(minor), sheet.currency) });
}
