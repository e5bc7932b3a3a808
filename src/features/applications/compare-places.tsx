// The places of the shift at the foot: booked, given away on this device, held, free. They fill while one decides.
import { useTranslations } from 'use-intl';
import { useWhen } from '#i18n/use-when.ts';
import { Initials } from '#ui/initials.tsx';
import { KeyCap } from '#ui/key-cap.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './compare.module.css';
import type { Comparison } from './use-compare.ts';

interface ComparePlacesProps {
  readonly comparison: Comparison;
  readonly positions: number;
  readonly tz: string;
  /** The key that fills the next one may be said. */
  readonly keyed: boolean;
}

export function ComparePlaces({ comparison, positions, tz, keyed }: ComparePlacesProps) {
  const { booked, rows, gaps } = comparison;
  const t = useTranslations('applications.compare');
  const when = useWhen();
  const sending = rows.filter(({ application }) => application.status === 'accepted' && application.pending !== null);
  const held = rows.filter(({ application }) => application.status === 'offered');
  const free = Math.max(0, gaps);
  return (
    <section className={classes.places} aria-label={t('places', { n: positions })}>
      <p className={classes.placesHead}>
        <b>{t('places', { n: positions })}</b>
        {/* Alone: what stands around it is the same after each decision. */}
        <span className={classes.dim} role="status">
          {t('placesWords', {
            booked: String(booked.length),
            sending: String(sending.length + held.length),
            free: String(free),
          })}
        </span>
        <span className={classes.aside}>{t('othersNotified')}</span>
      </p>
      <ul role="list" className={classes.seats}>
        {booked.map(({ name, booking, accepted }) => (
          <li key={booking.id} data-seat="booked">
            <Initials who={booking.workerId} name={name} size={36} />
            <span dir="auto">{name}</span>
            <StateChip state="confirmed" />
            {accepted !== null && (
              <span className={classes.by}>{t('acceptedBy', { name: accepted.by, at: when.at(accepted.at, tz) })}</span>
            )}
          </li>
        ))}
        {sending.map(({ id, name, application }) => (
          <li key={id} data-seat="sending">
            <Initials who={application.workerId} name={name} size={36} />
            <span dir="auto">{name}</span>
            <StateChip state="onThisDevice" />
          </li>
        ))}
        {held.map(({ id, name, application }) => (
          <li key={id} data-seat="held">
            <Initials who={application.workerId} name={name} size={36} />
            <span dir="auto">{name}</span>
            <StateChip state={application.pending === null ? 'held' : 'onThisDevice'} />
          </li>
        ))}
        {Array.from({ length: free }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike
          <li key={nth} data-seat="free">
            {t('free')}
            {nth === 0 && keyed && <KeyCap>A</KeyCap>}
          </li>
        ))}
      </ul>
    </section>
  );
}
