// What a dispute is about where that is not time: the review, with the part that is said to be wrong, the suspension,
// or what brought strikes.
import { Link } from '@tanstack/react-router';
import { useTimeZone, useTranslations } from 'use-intl';
import type { DisputeDetail } from '#domain/admin/disputes.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import classes from './disputes.module.css';

export function SubjectPart({ dispute: { review, suspension, strikes } }: { readonly dispute: DisputeDetail }) {
  if (review !== undefined) return <Review review={review} />;
  if (strikes !== undefined) return <Strikes strikes={strikes} />;
  return suspension === undefined ? null : <Suspension suspension={suspension} />;
}

function Review({ review }: { readonly review: NonNullable<DisputeDetail['review']> }) {
  const t = useTranslations('admin.disputes');
  const { by, stars, words, reply, marked, hidden } = review;
  const title = t(`by_${by}`);
  return (
    <section aria-label={title}>
      <h2 className={classes.name}>{title}</h2>
      <p className={classes.dim}>{[t('starsOf', { n: stars }), hidden && t('hidden')].filter(Boolean).join(' · ')}</p>
      {words !== null && (
        <blockquote>
          <Marked words={words} marked={marked} />
        </blockquote>
      )}
      {marked === null && <p className={classes.dim}>{t('whole')}</p>}
      {reply !== null && <p className={classes.dim}>{t('replied', { reply })}</p>}
    </section>
  );
}

function Marked({ words, marked }: { readonly words: string; readonly marked: string | null }) {
  const at = marked === null ? -1 : words.indexOf(marked);
  if (marked === null || at === -1) return words;
  return (
    <>
      {words.slice(0, at)}
      <mark className={classes.marked}>{marked}</mark>
      {words.slice(at + marked.length)}
    </>
  );
}

function Suspension({ suspension }: { readonly suspension: NonNullable<DisputeDetail['suspension']> }) {
  const t = useTranslations('admin.disputes');
  const when = useWhen();
  const format = useFormat();
  const zone = useTimeZone() ?? 'UTC';
  const { userId, since, until, reason } = suspension;
  const span = [
    since !== null && t('suspendedSince', { at: when(Date.parse(since)) }),
    until === null ? t('suspendedOpen') : t('suspendedUntil', { day: format.day(Date.parse(until), zone) }),
  ];
  return (
    <section aria-label={t('kinds.account')}>
      <h2 className={classes.name}>{t('kinds.account')}</h2>
      <p className={classes.dim}>{span.filter(Boolean).join(' · ')}</p>
      {reason !== null && <blockquote>{reason}</blockquote>}
      <p>
        <Link to="/admin/users/$userId" params={{ userId }}>
          {t('seeUser')}
        </Link>
      </p>
    </section>
  );
}

function Strikes({ strikes: { userId, events } }: { readonly strikes: NonNullable<DisputeDetail['strikes']> }) {
  const t = useTranslations('admin.disputes');
  const format = useFormat();
  const when = useWhen();
  return (
    <section aria-label={t('kinds.strikes')}>
      <h2 className={classes.name}>{t('kinds.strikes')}</h2>
      <ul role="list" className={classes.facts}>
        {events.map(({ kind, points, strikes, minutes, at, tz, venueName }) => (
          <li key={at}>
            <span>
              {[t(`faults.${kind}`), minutes !== null && format.duration(minutes)].filter(Boolean).join(', ')}
              <small>{[venueName, when.day(Date.parse(at), tz)].join(' · ')}</small>
            </span>
            <span>{t('struck', { points, n: strikes })}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/admin/users/$userId" params={{ userId }}>
          {t('seeUser')}
        </Link>
      </p>
    </section>
  );
}
