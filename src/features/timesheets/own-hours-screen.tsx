// A Rockstar's own hours of one shift: what they and the venue say, side by side, and one answer. What costs money is said before
// the act; nobody loses points for keeping a figure.
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { bookingById } from '#domain/bookings/queries.ts';
import { disputeId } from '#domain/ids.ts';
import { payMinor } from '#domain/money.ts';
import { hoursOfBooking, type TrackedHours } from '#domain/timesheets/queries.ts';
import { isInDispute, isSettled } from '#domain/timesheets/rules.ts';
import { venueById } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { FactLines } from './fact-lines.tsx';
import classes from './hours.module.css';
import { HoursChip } from './hours-chip.tsx';
import { type Choice, OwnChoices, ownChoices } from './own-choices.tsx';
import { ReopenPart } from './reopen-part.tsx';
import { SpanBars } from './span-bars.tsx';
import { useOwnTitle } from './use-own-title.ts';

const BACK = '/rockstar/shifts';

interface OwnHoursScreenProps {
  readonly bookingId: string;
  /** Once the hours are agreed: what both sides say of the shift. */
  readonly reviews: ReactNode;
}

export function OwnHoursScreen({ bookingId, reviews }: OwnHoursScreenProps) {
  const hours = useQuery(hoursOfBooking, { bookingId });
  const booking = useQuery(bookingById, { id: bookingId });
  if (hours === undefined || booking === undefined) return null;
  if (hours === null) return <NoHours known={booking !== null} />;
  return <OwnHours hours={hours} bookingId={bookingId} reviews={reviews} />;
}

/** There are none yet; or the booking has left this device, and no hours of it will come. */
function NoHours({ known }: { readonly known: boolean }) {
  const own = useTranslations('timesheets.own');
  const bookings = useTranslations('bookings.detail');
  const t = known ? own : bookings;
  return (
    <Screen title={t('gone')} titleHidden back={BACK}>
      <EmptyState title={t('gone')}>{t('goneText')}</EmptyState>
    </Screen>
  );
}

interface OwnHoursProps extends OwnHoursScreenProps {
  readonly hours: TrackedHours;
}

function OwnHours({ hours, bookingId, reviews }: OwnHoursProps) {
  const t = useTranslations('timesheets');
  const format = useFormat();
  const roleName = useRoleName();
  const title = useOwnTitle()(hours);
  const { sheet } = hours;
  const venue = useQuery(venueById, { id: sheet.venueId });
  const choices = ownChoices(hours);
  const [picked, setPicked] = useState<Choice['kind']>(choices[0]?.kind ?? 'plan');
  const choice = choices.find(({ kind }) => kind === picked) ?? choices[0];
  const range = format.range({ start: sheet.startsAt, end: sheet.endsAt, tz: sheet.tz });
  return (
    <Screen
      title={title}
      back={BACK}
      lead={format.dayHeading(sheet.startsAt, sheet.tz)}
      aside={<HoursChip hours={hours} />}
    >
      <div className={classes.inspector}>
        <p className={classes.who}>{[roleName(sheet.role), venue?.name].filter(Boolean).join(', ')}</p>
        <p className={classes.dim}>{t('own.planned', { range, n: sheet.breakMin })}</p>
        <SpanBars hours={hours} words={{ phone: t('bars.you'), byHand: t('bars.venue') }} />
        {sheet.venueReason !== null && <Notice tone="blue">{t('own.venueSays', { reason: sheet.venueReason })}</Notice>}
        {isSettled(sheet.state) ? (
          <p className={classes.figure}>
            {format.duration(sheet.agreedMin ?? 0)} ·{' '}
            {format.money(payMinor(sheet.rateMinor, sheet.agreedMin ?? 0), sheet.currency)}
          </p>
        ) : (
          <OwnChoices hours={hours} choices={choices} picked={choice?.kind} onPick={setPicked} />
        )}
        <FactLines hours={hours} side="rockstar" />
        {isInDispute(sheet) && (
          <LinkButton
            to="/rockstar/disputes/$disputeId"
            params={{ disputeId: disputeId({ kind: 'hours', subjectId: sheet.id }) }}
            variant="outline"
          >
            {t('dispute.see')}
          </LinkButton>
        )}
        {isSettled(sheet.state) && reviews}
        <ReopenPart hours={hours} bookingId={bookingId} />
      </div>
      {!isSettled(sheet.state) && choice !== undefined && (
        <AnswerBar hours={hours} bookingId={bookingId} choice={choice} />
      )}
    </Screen>
  );
}
