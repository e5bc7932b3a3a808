// One timesheet for the venue: the figures side by side, what each rests on, when it settles by itself, and the acts.
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { disputeId } from '#domain/ids.ts';
import { payMinor } from '#domain/money.ts';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import { isInDispute, isSettled } from '#domain/timesheets/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { AnswerSheets, type Asking } from './answer-sheets.tsx';
import { FactLines } from './fact-lines.tsx';
import classes from './hours.module.css';
import { HoursChip } from './hours-chip.tsx';
import { ReopenPart } from './reopen-part.tsx';
import { SpanBars } from './span-bars.tsx';
import { useIssueWords } from './use-issue-words.ts';
import { useSayHours } from './use-say-hours.ts';

interface HoursInspectorProps {
  readonly hours: TrackedHours;
  readonly mayDecide: boolean;
  /** Opens with another figure to offer. */
  readonly offering: boolean;
  /** What the venue and they say of one another. */
  readonly reviews: ReactNode;
}

export function HoursInspector({ hours, mayDecide, offering, reviews }: HoursInspectorProps) {
  const t = useTranslations('timesheets');
  const format = useFormat();
  const roleName = useRoleName();
  const issue = useIssueWords();
  const { sheet, rockstarMin, venueMin } = hours;
  const name = hours.name ?? t('nobody');
  return (
    <div className={classes.inspector}>
      <p className={classes.day}>
        <span>{format.dayHeading(sheet.startsAt, sheet.tz)}</span>
        <HoursChip hours={hours} />
      </p>
      <h2 className={classes.title}>
        {issue(hours) ?? format.duration(sheet.agreedMin ?? rockstarMin ?? venueMin ?? 0)}
      </h2>
      <p className={classes.who}>{[name, roleName(sheet.role)].join(', ')}</p>
      <SpanBars hours={hours} words={{ phone: t('bars.phone'), byHand: t('bars.byHand') }} />
      <dl className={classes.pair}>
        <Side label={t('theirPhone', { name })} minutes={rockstarMin} hours={hours} />
        <Side label={t('handFigure')} minutes={venueMin} hours={hours} />
      </dl>
      {sheet.rockstarReason !== null && <Notice tone="blue">{sheet.rockstarReason}</Notice>}
      <FactLines hours={hours} side="venue" />
      {isInDispute(sheet) && (
        <LinkButton
          to="/venue/disputes/$disputeId"
          params={{ disputeId: disputeId({ kind: 'hours', subjectId: sheet.id }) }}
          variant="outline"
        >
          {t('dispute.see')}
        </LinkButton>
      )}
      {isSettled(sheet.state) && reviews}
      {mayDecide && sheet.bookingId !== null && <ReopenPart hours={hours} bookingId={sheet.bookingId} />}
      {mayDecide && sheet.bookingId !== null && !isSettled(sheet.state) && (
        <VenueActs hours={hours} bookingId={sheet.bookingId} offering={offering} />
      )}
    </div>
  );
}

interface SideProps {
  readonly label: string;
  readonly minutes: number | null;
  readonly hours: TrackedHours;
}

function Side({ label, minutes, hours: { sheet } }: SideProps) {
  const t = useTranslations('timesheets');
  const format = useFormat();
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.figure}>{minutes === null ? t('none') : format.duration(minutes)}</dd>
      {minutes !== null && <dd>{format.money(payMinor(sheet.rateMinor, minutes), sheet.currency)}</dd>}
    </div>
  );
}

interface VenueActsProps {
  readonly hours: TrackedHours;
  readonly bookingId: string;
  readonly offering: boolean;
}

function VenueActs({ hours, bookingId, offering }: VenueActsProps) {
  const t = useTranslations('timesheets');
  const format = useFormat();
  const say = useSayHours(bookingId);
  const [asking, setAsking] = useState<Asking>(offering ? 'offer' : null);
  const { sheet, rockstarMin, venueMin, standing } = hours;
  return (
    <div className={classes.acts}>
      {rockstarMin !== null && (
        <Button size="lg" fullWidth onClick={() => void say.approve(rockstarMin)}>
          {t('approve', { duration: format.duration(rockstarMin) })}
        </Button>
      )}
      <Button size="md" variant="outline" fullWidth onClick={() => setAsking('offer')}>
        {t('offer.open')}
      </Button>
      {sheet.state !== 'disputed' && (
        <Button size="md" variant="subtle" fullWidth onClick={() => setAsking('dispute')}>
          {t('dispute.open')}
        </Button>
      )}
      <AnswerSheets
        bookingId={bookingId}
        asking={asking}
        minutes={venueMin ?? rockstarMin ?? standing.plannedMin}
        say={say}
        onClose={() => setAsking(null)}
      />
    </div>
  );
}
