// Free or not for a slot that one picks, by the venue's wall clock. The answer is the server's: a calendar is private, and
// so is the reason for a no.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOffline } from '#bridge/use-offline.ts';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { freeForSlot } from '#domain/availability/online.ts';
import { slotFault } from '#domain/availability/slots.ts';
import { addDays, dayOf, endWall, instantOf, readWall, type Span, wallAt } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { DateField, TimeField } from '#ui/date-time-field.tsx';
import { PartHeading } from '#ui/detail-title.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './rockstar.module.css';

interface SlotCheckProps {
  readonly venue: PlacedVenue;
  readonly person: { readonly id: string; readonly name: string };
}

export function SlotCheck({ venue, person }: SlotCheckProps) {
  const t = useTranslations('rockstars.slot');
  const now = useEncoreNow();
  const offline = useOffline();
  const today = dayOf(wallAt(now, venue.tz));
  // Null: tomorrow, whichever day that is by now.
  const [chosen, setChosen] = useState<string | null>(null);
  const [times, setTimes] = useState({ start: '18:00', end: '23:00' });
  const [asked, setAsked] = useState<Span | null>(null);
  const day = chosen ?? addDays(today, 1);
  const slot = spanOf({ day, ...times }, venue.tz);
  const fault = slot === null ? 'incomplete' : slotFault(slot, now);
  const choose = (of: string) => {
    setChosen(of);
    setAsked(null);
  };
  const change = (changes: Partial<typeof times>) => {
    setTimes({ ...times, ...changes });
    setAsked(null);
  };
  const ask = () => {
    // The answer is about this day, also after midnight.
    setChosen(day);
    setAsked(slot);
  };
  return (
    <section className={classes.part}>
      <PartHeading className={classes.heading}>{t('title')}</PartHeading>
      <p className={classes.meta}>{t('lead')}</p>
      {offline && <Notice tone="blue">{t('network')}</Notice>}
      <div className={classes.slot}>
        <DateField label={t('day')} min={today} value={day} onChange={choose} />
        <TimeField label={t('start')} value={times.start} onChange={start => change({ start })} />
        <TimeField label={t('end')} value={times.end} onChange={end => change({ end })} />
        <Button variant="outline" disabled={offline || fault !== null} onClick={ask}>
          {t('ask')}
        </Button>
      </div>
      {fault !== null && fault !== 'incomplete' && <p role="status">{t(`fault.${fault}`)}</p>}
      {asked !== null && fault === null && <Answer venue={venue} person={person} slot={asked} />}
    </section>
  );
}

/** Null while something is missing. */
function spanOf({ day, start, end }: { day: string; start: string; end: string }, tz: string): Span | null {
  if (day === '' || start === '' || end === '') return null;
  const from = `${day}T${start}`;
  return { startsAt: instantOf(readWall(from, tz)), endsAt: instantOf(readWall(endWall(from, end), tz)) };
}

function Answer({ venue, person, slot }: SlotCheckProps & { readonly slot: Span }) {
  const t = useTranslations('rockstars.slot');
  const refusal = useRefusalWords();
  const format = useFormat();
  const { value, failure } = useOnlineQuery('free_for_slot', freeForSlot, {
    venueId: venue.id,
    workerId: person.id,
    ...slot,
  });
  const words = {
    name: person.name,
    slot: format.spanInSentence({ start: slot.startsAt, end: slot.endsAt, tz: venue.tz }),
  };
  if (value === undefined) {
    if (failure === null) return null;
    return <Notice tone="amber">{failure === 'unreachable' ? t('network') : refusal(failure)}</Notice>;
  }
  return <Notice tone={value ? 'green' : 'amber'}>{t(value ? 'free' : 'notFree', words)}</Notice>;
}
