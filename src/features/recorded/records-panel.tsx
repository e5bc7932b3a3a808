// Shifts that one side wrote down and the other has not answered: with what was agreed, and the answer right here. Nothing counts
// before both have said the same. Draws nothing when none waits.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { ownRecords, recordsOfVenue, type TrackedRecord } from '#domain/recorded/queries.ts';
import { awaitedSide } from '#domain/recorded/rules.ts';
import { estimatedPayMinor, paidMinutes } from '#domain/shifts/rules.ts';
import type { Side } from '#domain/side.ts';
import { venueById } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useQuoted } from '#i18n/use-quoted.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './recorded.module.css';
import { useAnswerRecorded } from './use-answer-recorded.ts';

export function OwnRecordsPanel() {
  return <Records side="rockstar" all={useQuery(ownRecords, null) ?? []} mayAnswer />;
}

interface VenueRecordsPanelProps {
  readonly venueId: string;
  readonly mayAnswer: boolean;
}

export function VenueRecordsPanel({ venueId, mayAnswer }: VenueRecordsPanelProps) {
  return <Records side="venue" all={useQuery(recordsOfVenue, { venueId }) ?? []} mayAnswer={mayAnswer} />;
}

interface RecordsProps {
  readonly side: Side;
  readonly all: readonly TrackedRecord[];
  readonly mayAnswer: boolean;
}

function Records({ side, all, mayAnswer }: RecordsProps) {
  const t = useTranslations('recorded');
  const waiting = all.filter(one => awaitedSide(one) !== null || one.pending !== null);
  if (waiting.length === 0) return null;
  return (
    <section aria-label={t('heading')}>
      <h2 className={classes.heading}>
        <span>{t('heading')}</span>
        <span className={classes.count}>{waiting.length}</span>
      </h2>
      <ul role="list" className={classes.cards}>
        {waiting.map(recorded => (
          <RecordCard key={recorded.id} recorded={recorded} side={side} mayAnswer={mayAnswer} />
        ))}
      </ul>
    </section>
  );
}

interface RecordCardProps {
  readonly recorded: TrackedRecord;
  readonly side: Side;
  readonly mayAnswer: boolean;
}

function RecordCard({ recorded, side, mayAnswer }: RecordCardProps) {
  const t = useTranslations('recorded');
  const quoted = useQuoted();
  const facts = useTranslations('shifts.facts');
  const format = useFormat();
  const roleName = useRoleName();
  const name = useOtherName(recorded, side);
  const { startsAt, endsAt, tz, currency, role, rateMinor, note, saidBy, pending } = recorded;
  const money = (minor: number) => format.money(minor, currency);
  return (
    <li className={classes.card}>
      <p className={classes.meta}>{t(saidBy === side ? `waits.${side}` : `says.${side}`, { name })}</p>
      <h3 className={classes.title}>{[roleName(role), name].join(', ')}</h3>
      <p className={classes.meta}>{format.span({ start: startsAt, end: endsAt, tz })}</p>
      <p className={classes.meta}>
        {t('terms', {
          paid: format.duration(paidMinutes(recorded)),
          rate: facts('perHour', { rate: money(rateMinor) }),
          sum: money(estimatedPayMinor(recorded)),
        })}
      </p>
      {note !== null && <p className={classes.message}>{quoted(note)}</p>}
      {pending !== null && <StateChip state="onThisDevice" />}
      {mayAnswer && <Answers recorded={recorded} side={side} name={name} />}
    </li>
  );
}

function Answers({ recorded, side, name }: Omit<RecordCardProps, 'mayAnswer'> & { readonly name: string }) {
  const t = useTranslations('recorded');
  const answer = useAnswerRecorded(recorded.id);
  const awaited = awaitedSide(recorded);
  if (awaited === null) return null;
  if (awaited !== side) {
    return (
      <div className={classes.acts}>
        <Button variant="outline" aria-label={t('withdrawName', { name })} onClick={() => void answer('withdraw')}>
          {t('withdraw')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.acts}>
      <Button size="lg" onClick={() => void answer('agree')}>
        {t('agree')}
      </Button>
      <Button size="lg" variant="outline" onClick={() => void answer('decline')}>
        {t('decline')}
      </Button>
    </div>
  );
}

/** Of the venue, for the Rockstar; of the Rockstar, for the venue. */
function useOtherName({ venueId, workerId }: TrackedRecord, side: Side): string {
  const t = useTranslations('recorded');
  const venue = useQuery(venueById, { id: venueId });
  const people = useQuery(profilesByIds, { ids: [workerId] });
  return (side === 'venue' ? people?.get(workerId)?.name : venue?.name) ?? t('somebody');
}
