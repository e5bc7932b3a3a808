// The act bar of an open shift: apply, take an instant book, join the waitlist, or withdraw. One lit act at most, and a reason
// where there is none.

import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useTyped } from '#bridge/use-typed.ts';
import type { Hindrance, Offer } from '#domain/applications/offer.ts';
import type { OwnApplication } from '#domain/applications/queries.ts';
import { isLive } from '#domain/applications/rules.ts';
import type { Standing } from '#domain/applications/standing.ts';
import type { VenueId } from '#domain/ids.ts';
import { arrivalChoices, payFromMinor } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useHindranceWords } from '#i18n/use-hindrance-words.ts';
import { useWhen } from '#i18n/use-when.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { ActKey } from '#ui/act-key.tsx';
import { useArrival } from '#ui/arrival-sheet.tsx';
import { DeclineButton } from '#ui/decline-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useOnce } from '#ui/use-once.ts';
import { ApplySheet } from './apply-sheet.tsx';
import { CalendarSheet } from './calendar-sheet.tsx';
import { useActNote, type WeekWith } from './use-act-note.ts';
import { useAnswerOffer, useRenew } from './use-answer-offer.ts';
import { useApplication, useApply, useWithdraw } from './use-application.ts';

interface ApplyBarPanelProps {
  readonly shiftId: string;
  /** Out of sight with it, while one has not applied. */
  readonly hide: ReactNode;
}

export function ApplyBarPanel({ shiftId, hide }: ApplyBarPanelProps) {
  const own = useApplication(shiftId);
  if (own === undefined) return null;
  const { shift, standing, offer, application, weekMin, rules, clash, venues, venueName: venue } = own;
  if (offer !== null) return <ApplyBar {...{ shift, venue, offer, weekMin, rules, hide }} />;
  if (standing?.kind === 'confirmed') return <BookedBar bookingId={standing.booking.id} />;
  if (standing?.kind === 'offered' && !standing.onDevice && application !== null) {
    const taken = clash && { clash, venue: venues.get(clash.with.venueId as VenueId)?.name };
    return <OfferBar {...{ shift, application, taken }} until={standing.until} />;
  }
  if (standing === null || standing.kind === 'closed' || application === null) return null;
  if (!isLive(application.status)) return null;
  return <LeaveBar {...{ shift, venue, application, standing }} />;
}

interface ApplyBarProps extends WeekWith {
  readonly shift: Shift;
  readonly venue: string | null;
  readonly offer: Offer;
  readonly hide: ReactNode;
}

function ApplyBar({ shift, venue, offer, weekMin, rules, hide }: ApplyBarProps) {
  const t = useTranslations('applications.act');
  const format = useFormat();
  const apply = useApply(shift, venue);
  const once = useOnce();
  const gathered = offer.kind === 'claim' && shift.fairUntil !== null;
  const note = useActNote(offer, { weekMin, rules }, gathered ? shift : null);
  const [asked, setAsked] = useState<'note' | 'calendar' | null>(null);
  const calendarSays = offer.kind === 'claim' || offer.kind === 'waitlist' ? offer.calendarSays : null;
  const close = () => setAsked(null);
  const arrival = useArrival({
    times: arrivalChoices(shift, useEncoreNow()),
    tz: shift.tz,
    pay: at => format.money(payFromMinor(shift, at), shift.currency),
    act: t(offer.kind === 'waitlist' ? 'waitlist' : 'claim'),
    onArrival: at => void once(() => apply.claim(calendarSays !== null, at)),
  });
  const act = () => {
    if (calendarSays !== null) setAsked('calendar');
    else if (offer.kind === 'claim' || (offer.kind === 'waitlist' && offer.by === 'claim')) arrival.ask();
    else setAsked('note');
  };
  if (offer.kind === 'none') {
    return (
      <ActBar note={note}>
        <ActButton variant="soft" disabled>
          {t('apply')}
        </ActButton>
        {hide}
      </ActBar>
    );
  }
  return (
    <ActBar note={note} lit>
      <ActButton variant="lit" onClick={act}>
        {t(gathered ? 'claimFair' : offer.kind === 'apply' && offer.tooLittleRest ? 'applyInstead' : offer.kind)}
        <ActKey />
      </ActButton>
      {hide}
      <ApplySheet shift={shift} opened={asked === 'note'} onClose={close} onSend={apply.send} />
      <CalendarSheet
        calendarSays={calendarSays ?? 'unavailable'}
        opened={asked === 'calendar'}
        onKeep={close}
        onTake={() => {
          close();
          arrival.ask();
        }}
      />
      {arrival.sheet}
    </ActBar>
  );
}

interface OfferBarProps {
  readonly shift: Shift;
  readonly application: OwnApplication;
  readonly until: number;
  /** What one has taken over the same hours, and where. */
  readonly taken: { readonly clash: Hindrance; readonly venue: string | undefined } | null;
}

/** A place is held: take it, or leave it to the next. */
function OfferBar({ shift, application, until, taken }: OfferBarProps) {
  const t = useTranslations('applications.act');
  const when = useWhen();
  const format = useFormat();
  const answer = useAnswerOffer(shift, application);
  const words = useHindranceWords();
  const hindrance = taken && words(taken.clash, { venue: taken.venue, tz: shift.tz });
  const typed = useTyped(`decline-${application.id}`, '');
  const arrival = useArrival({
    times: arrivalChoices(shift, useEncoreNow()),
    tz: shift.tz,
    pay: at => format.money(payFromMinor(shift, at), shift.currency),
    act: t('takePlace'),
    onArrival: at => void answer('accept', undefined, at),
  });
  return (
    <ActBar note={hindrance ?? t('offerNote', { until: when.until(until, shift.tz) })} lit={taken === null}>
      <ActButton variant={taken === null ? 'lit' : 'soft'} disabled={taken !== null} onClick={arrival.ask}>
        {t('takePlace')}
      </ActButton>
      {arrival.sheet}
      <DeclineButton
        size="lg"
        label={t('leavePlace')}
        title={t('declineTitle')}
        hint={t('declineHint')}
        typed={typed}
        onDecline={reason => answer('decline', reason)}
      />
    </ActBar>
  );
}

function BookedBar({ bookingId }: { readonly bookingId: string }) {
  const t = useTranslations('applications.act');
  return (
    <ActBar>
      <LinkButton to="/rockstar/shifts/$bookingId" params={{ bookingId }} size="lg" fullWidth>
        {t('openBooking')}
      </LinkButton>
    </ActBar>
  );
}

interface LeaveBarProps {
  readonly shift: Shift;
  readonly venue: string | null;
  readonly application: OwnApplication;
  readonly standing: Standing;
}

function LeaveBar({ shift, venue, application, standing }: LeaveBarProps) {
  const t = useTranslations('applications.act');
  const withdraw = useWithdraw(shift, venue);
  const renew = useRenew(shift, application);
  const changed = application.seenTerms !== null;
  return (
    <ActBar lit={changed}>
      {changed && (
        <ActButton variant="lit" onClick={() => void renew()}>
          {t('stillWant')}
        </ActButton>
      )}
      <Button size="lg" variant="outline" onClick={() => void withdraw(application)}>
        {t(standing.kind === 'on_device' ? 'takeBack' : 'withdraw')}
      </Button>
    </ActBar>
  );
}
