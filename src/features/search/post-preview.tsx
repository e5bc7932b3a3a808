// A shift: who is on it, what is missing, who has applied. A chat: what was said last.
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { applicationsOfShift } from '#domain/applications/queries.ts';
import { awaitsDecision } from '#domain/applications/rules.ts';
import { bookingsOfShift } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { isTemplate } from '#domain/conversations/rules.ts';
import { threadOf } from '#domain/conversations/thread.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import type { Searchable } from '#domain/search/queries.ts';
import { shiftById } from '#domain/shifts/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './search.module.css';

interface ShiftPreviewProps {
  readonly shift: Searchable & { readonly kind: 'shift' };
  readonly title: string;
  /** It is the venue's own. */
  readonly isVenue: boolean;
}

export function ShiftPreview({ shift: { id, venueName }, title, isVenue }: ShiftPreviewProps) {
  const t = useTranslations('search.preview');
  const facts = useTranslations('shifts.facts');
  const format = useFormat();
  const shift = useQuery(shiftById, { id });
  return (
    <>
      <h3 className={classes.previewTitle}>{title}</h3>
      <p className={classes.detail}>{venueName}</p>
      <dl className={classes.facts}>
        {shift != null && (
          <>
            <dt>{t('pay')}</dt>
            <dd>{facts('perHourShort', { rate: format.money(shift.rateMinor, shift.currency) })}</dd>
          </>
        )}
        {isVenue && shift != null && <People shiftId={id} positions={shift.positions} />}
      </dl>
    </>
  );
}

/** For the venue: who is on, and what is still missing. */
function People({ shiftId, positions }: { readonly shiftId: string; readonly positions: number }) {
  const t = useTranslations('search.preview');
  const booked = useQuery(bookingsOfShift, { shiftId })?.filter(({ status }) => holdsPlace(status));
  const applied = useQuery(applicationsOfShift, { shiftId });
  const people = useQuery(profilesByIds, { ids: booked?.map(({ workerId }) => workerId) ?? [] });
  if (booked === undefined || applied === undefined) return null;
  const waiting = applied.filter(({ status }) => awaitsDecision(status)).length;
  const names = booked.flatMap(({ workerId }) => people?.get(workerId)?.name ?? []);
  return (
    <>
      <dt>{t('on')}</dt>
      <dd>{names.length > 0 ? names.join(', ') : t('nobody')}</dd>
      <dt>{t('gaps', { n: Math.max(0, positions - booked.length) })}</dt>
      <dd>{t('applied', { n: waiting })}</dd>
    </>
  );
}

const LAST = 4;

interface ChatPreviewProps {
  readonly chatId: string;
  readonly title: string;
}

export function ChatPreview({ chatId, title }: ChatPreviewProps) {
  const thread = useQuery(threadOf, { id: chatId, newest: LAST });
  const templates = useTranslations('messages.templates');
  return (
    <>
      <h3 className={classes.previewTitle} dir="auto">
        {title}
      </h3>
      <ul role="list" className={classes.lastWords}>
        {thread?.messages.slice(-LAST).map(({ id, own, content, template }) => (
          <li key={id} data-own={own || undefined} dir="auto">
            {isTemplate(template) ? templates(template) : content}
          </li>
        ))}
      </ul>
    </>
  );
}
