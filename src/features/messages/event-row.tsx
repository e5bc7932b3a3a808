// What became of a shift of the two, where it happened between what they said.
import { IconCalendarCheck, IconCalendarTime, IconCalendarX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { ChatEvent } from '#domain/conversations/events.ts';
import type { Side } from '#domain/side.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import classes from './message-log.module.css';

interface EventRowProps {
  readonly event: ChatEvent;
  readonly side: Side;
}

const ICONS = {
  booked: IconCalendarCheck,
  changed: IconCalendarTime,
  cancelled_by_worker: IconCalendarX,
  cancelled_by_venue: IconCalendarX,
} as const;

export function EventRow({ event, side }: EventRowProps) {
  const t = useTranslations('messages.events');
  const format = useFormat();
  const roleName = useRoleName();
  const far = useHowFar(event);
  const { kind, booking } = event;
  const { role, startsAt: start, endsAt: end, tz, shiftId, id, proposed } = booking;
  const wanted =
    kind === 'changed' && event.open && proposed !== null
      ? ` → ${format.span({ start: proposed.startsAt, end: proposed.endsAt, tz })}`
      : '';
  const Icon = ICONS[kind];
  const what = t(kind === 'booked' ? kind : `${kind}.${side}`);
  const which = `${roleName(role)}, ${format.spanInSentence({ start, end, tz })}`;
  const opens = `${t('open')}: ${which}`;
  return (
    <div className={classes.told}>
      <p className={classes.event} data-open={(kind === 'changed' && event.open) || undefined}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <span className={classes.what}>
          <strong>{what}</strong>
          {` · ${which}${wanted}${far}`}
        </span>
        {side === 'venue' ? (
          <Link to="/venue/shifts/$shiftId" params={{ shiftId }} aria-label={opens}>
            {t('open')}
          </Link>
        ) : (
          <Link to="/rockstar/shifts/$bookingId" params={{ bookingId: id }} aria-label={opens}>
            {t('open')}
          </Link>
        )}
      </p>
    </div>
  );
}

/** Of a change: seen, or on their device, and that it still waits. */
function useHowFar(event: ChatEvent): string {
  const t = useTranslations('messages.events');
  const when = useWhen();
  if (event.kind !== 'changed') return '';
  const { arrivedAt, seenAt, open } = event;
  const reached =
    seenAt !== null ? t('seen', { at: when(seenAt) }) : arrivedAt && t('arrived', { at: when(arrivedAt) });
  return [reached ?? '', open ? t('waits') : '']
    .filter(Boolean)
    .map(part => ` · ${part}`)
    .join('');
}
