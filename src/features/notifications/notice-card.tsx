// Something already agreed has changed, and waits for the person's word: an answer where there is one to give, else that they
// know. Their word takes the card away, and tells the sender.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { leadOf, venueOfLead } from '#domain/notifications/lead.ts';
import type { Notification } from '#domain/notifications/schema.ts';
import { useNoticeWords } from '#i18n/use-notice-words.ts';
import { useWhen } from '#i18n/use-when.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LitEdge } from '#ui/lit-edge.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import type { BellProps } from './bell-panel.tsx';
import classes from './notification-sheet.module.css';
import { useAcknowledge } from './use-acknowledge.ts';
import { useLeaveFor } from './use-leave-for.ts';

interface NoticeCardProps {
  readonly told: Notification;
  readonly area: BellProps['area'];
  /** The first of them: the one next act. */
  readonly lit: boolean;
  readonly onLeave: () => void;
  readonly answer: BellProps['answer'];
}

export function NoticeCard({ told, area, lit, onLeave, answer }: NoticeCardProps) {
  const t = useTranslations('notifications');
  const when = useWhen();
  const words = useNoticeWords()(told);
  const { booking_id: bookingId, reason } = told.payload;
  const known = <Known told={told} area={area} onLeave={onLeave} />;
  return (
    <li className={classes.card} data-lit={lit || undefined}>
      {lit && <LitEdge end />}
      <p className={classes.head}>
        <Chip kind={told.kind} />
        <span className={classes.meta}>{when(told.createdAt)}</span>
      </p>
      <p id={`words-${told.id}`} className={classes.words}>
        {words}
      </p>
      {typeof reason === 'string' && <p className={classes.meta}>{t('says', { reason })}</p>}
      {answerable(told) && typeof bookingId === 'string' && answer !== undefined ? answer(bookingId, known) : known}
    </li>
  );
}

function answerable({ kind }: Notification): boolean {
  return kind === 'change_proposed';
}

function Chip({ kind }: { readonly kind: string }): ReactNode {
  if (/cancelled|released|replaced/.test(kind)) return <StateChip state="cancelled" />;
  if (kind === 'change_proposed') return <StateChip state="changed" />;
  return <span />;
}

function Known({ told, area, onLeave }: Pick<NoticeCardProps, 'told' | 'area' | 'onLeave'>) {
  const t = useTranslations('notifications');
  const acknowledge = useAcknowledge(told);
  const leave = useLeaveFor(told, { area, onLeave });
  const similar = told.kind === 'booking_cancelled_by_venue';
  const lead = similar ? '/rockstar/available-shifts' : leadOf(told.payload, area);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has an edge and a width of its own
    <div className={classes.acts} role="group" aria-labelledby={`words-${told.id}`}>
      <Button onClick={acknowledge}>{t('acknowledge')}</Button>
      {lead !== null && (
        <LinkButton to={lead} search={venueOfLead(told.payload, lead)} onClick={leave} variant="outline">
          {t(similar ? 'similar' : 'open')}
        </LinkButton>
      )}
    </div>
  );
}
