// One line of the account: when, what, where, the points, and until when it counts.
import { Button, VisuallyHidden } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { appealOf } from '#domain/reliability/commands.ts';
import { appealBy, areCleared, countsUntil, hasBegunToCount, mayAppeal } from '#domain/reliability/rules.ts';
import type { ReliabilityEvent } from '#domain/reliability/schema.ts';
import type { Instant } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './reliability.module.css';

interface LedgerRowProps {
  readonly event: ReliabilityEvent;
  readonly venue: string;
  /** An appeal that has not reached the server. */
  readonly pending: boolean;
  /** Somebody has still to decide on an appeal. */
  readonly undecided: boolean;
  readonly now: Instant;
  readonly onAppeal: () => void;
}

export function LedgerRow({ event, venue, pending, undecided, now, onAppeal }: LedgerRowProps) {
  const t = useTranslations('reliability');
  const format = useFormat();
  const words = useFaultWords();
  // What the venue says happened is contested; points that the rules took are appealed.
  const missed = event.kind === 'no_show';
  const { weekday, date, month } = format.dayColumn(event.happenedAt, event.tz);
  const day = (at: Instant) => format.day(at, event.tz);
  const counts = hasBegunToCount(event, now);
  const where = () => {
    if (event.strikesLeft > 0) return t('struck', { venue, n: event.strikesLeft });
    return areCleared(event, now) ? t('cleared', { venue, n: event.strikes }) : venue;
  };
  const howLong = ({ points, countsFrom }: ReliabilityEvent) => {
    if (counts) return t('until', { day: day(countsUntil(event)) });
    return countsFrom === null ? t('onceDecided', { n: points }) : t('from', { n: points, day: day(countsFrom) });
  };
  return (
    <li className={classes.row}>
      <span className={classes.date}>
        <span>{weekday}</span>
        <strong>{date}</strong>
        <span>{month}</span>
      </span>
      <span className={classes.what}>
        <strong>{words(event)}</strong>
        <span>{where()}</span>
        {event.points > 0 && <span>{howLong(event)}</span>}
        {event.points > 0 && event.acceptedAt !== null && <span>{t('accept.row')}</span>}
      </span>
      <span className={classes.end}>
        <Points taken={counts ? event.points : 0} />
      </span>
      <span className={classes.note}>
        {mayAppeal(event, now) && (
          <Button variant="transparent" className={classes.appeal ?? ''} onClick={onAppeal}>
            {t(missed ? 'contest.by' : 'appeal', { day: day(appealBy(event)) })}
          </Button>
        )}
        {pending && <StateChip state="onThisDevice" />}
        {event.appealedAt !== null && !pending && (
          <Link to="/rockstar/disputes/$disputeId" params={{ disputeId: appealOf(event) }}>
            {undecided ? t(missed ? 'contest.sent' : 'appealed') : t('decided')}
          </Link>
        )}
        {event.points > 0 && event.appealedAt === null && !mayAppeal(event, now) && (
          <span>{t(missed ? 'contest.closed' : 'appealClosed', { day: day(appealBy(event)) })}</span>
        )}
      </span>
    </li>
  );
}

export function CleanRow({ clean }: { readonly clean: number }) {
  const t = useTranslations('reliability');
  return (
    <li className={classes.row}>
      <span className={classes.date}>
        <IconChecks className={classes.tick} size={24} aria-hidden="true" />
      </span>
      <span className={classes.what}>
        <strong>{t('clean', { n: clean })}</strong>
        <span>{t('cleanText')}</span>
      </span>
      <span className={classes.end}>
        <Points taken={0} />
      </span>
    </li>
  );
}

/** A figure by itself says nothing to whoever does not see the column that it stands in. */
function Points({ taken }: { readonly taken: number }) {
  const t = useTranslations('reliability.takes');
  return (
    <strong className={classes.points} data-taken={taken > 0 || undefined}>
      <span aria-hidden="true">{taken === 0 ? '0' : `−${taken}`}</span>
      <VisuallyHidden>{t('points', { n: taken })}</VisuallyHidden>
    </strong>
  );
}

const DAY_MIN = 24 * 60;
/** From here on notice is told in days. */
const IN_DAYS_MIN = 2 * DAY_MIN;

/** What took the points, or took them once. */
function useFaultWords(): (event: Pick<ReliabilityEvent, 'kind' | 'points' | 'minutes'>) => string {
  const t = useTranslations('reliability');
  const format = useFormat();
  return ({ kind, points, minutes }) => {
    if (points === 0) return t(`withdrawn.${kind}`);
    if (kind === 'no_show' || minutes === null) return t('no_show');
    if (kind === 'cancelled' && minutes >= IN_DAYS_MIN) return t('cancelledDays', { n: Math.floor(minutes / DAY_MIN) });
    const hours = Math.floor(minutes / 60) * 60;
    return t(kind, { duration: format.duration(kind === 'cancelled' && hours > 0 ? hours : minutes) });
  };
}
