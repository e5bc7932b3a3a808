// The places of the shift at the foot: booked, given away on this device, held, free. They fill while one decides.
import { useTranslations } from 'use-intl';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './compare.module.css';
import type { Comparison } from './use-compare.ts';

interface ComparePlacesProps {
  readonly comparison: Comparison;
  readonly positions: number;
}

export function ComparePlaces({ comparison: { booked, rows, gaps }, positions }: ComparePlacesProps) {
  const t = useTranslations('applications.compare');
  const sending = rows.filter(({ application }) => application.status === 'accepted' && application.pending !== null);
  const held = rows.filter(({ application }) => application.status === 'offered');
  const free = Math.max(0, gaps);
  return (
    <section className={classes.places} aria-label={t('places', { n: positions })}>
      <p className={classes.placesHead} role="status">
        <b>{t('places', { n: positions })}</b>
        <span className={classes.dim}>
          {t('placesWords', {
            booked: String(booked.length),
            sending: String(sending.length + held.length),
            free: String(free),
          })}
        </span>
      </p>
      <ul className={classes.seats}>
        {booked.map(({ name, booking }) => (
          <li key={booking.id} data-seat="booked">
            <span dir="auto">{name}</span>
            <StateChip state="confirmed" />
          </li>
        ))}
        {sending.map(({ id, name }) => (
          <li key={id} data-seat="sending">
            <span dir="auto">{name}</span>
            <StateChip state="onThisDevice" />
          </li>
        ))}
        {held.map(({ id, name, application }) => (
          <li key={id} data-seat="held">
            <span dir="auto">{name}</span>
            <StateChip state={application.pending === null ? 'held' : 'onThisDevice'} />
          </li>
        ))}
        {Array.from({ length: free }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike
          <li key={nth} data-seat="free">
            {t('free')}
          </li>
        ))}
      </ul>
    </section>
  );
}
