// The venue wants other terms than those agreed: what was and what would be, until when to answer, and both ways out.
// What is agreed holds until the answer; a clash is said before it.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './change-card.module.css';
import { type Change, useChange } from './use-change.ts';

export function ChangeCard({ booking }: { readonly booking: TrackedBooking }) {
  const t = useTranslations('bookings.change');
  const change = useChange(booking);
  if (change === null) return null;
  return (
    <section className={classes.card} aria-label={t('title')}>
      <Notice tone="amber" detail={change.until}>
        {t('title')}
      </Notice>
      <ChangeAnswer change={change} />
    </section>
  );
}

interface ChangeAnswerProps {
  readonly change: Change;
  /** It is what the page is for now. */
  readonly lit?: boolean;
}

/** What differs, and both answers. */
export function ChangeAnswer({ change: { changes, clash, answer }, lit = false }: ChangeAnswerProps) {
  const t = useTranslations('bookings.change');
  return (
    <>
      <ul role="list" className={classes.changes}>
        {changes.map(words => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {clash !== null && <Notice tone="red">{clash}</Notice>}
      <div className={classes.acts}>
        <Button
          size="lg"
          variant={lit ? 'lit' : 'filled'}
          disabled={clash !== null}
          onClick={() => void answer('accept')}
        >
          {t('accept')}
        </Button>
        <Button size="lg" variant="outline" onClick={() => void answer('decline')}>
          {t('decline')}
        </Button>
      </div>
      <p className={classes.note}>{t('declineNote')}</p>
    </>
  );
}
