// Plain news: it leads to what it is about, and nothing has to be done.
import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTimeZone, useTranslations } from 'use-intl';
import { leadOf, venueOfLead } from '#domain/notifications/lead.ts';
import type { Notification } from '#domain/notifications/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useNoticeWords } from '#i18n/use-notice-words.ts';
import type { BellProps } from './bell-panel.tsx';
import classes from './notification-sheet.module.css';
import { useLeaveFor } from './use-leave-for.ts';

interface NoticeRowProps {
  readonly told: Notification;
  readonly area: BellProps['area'];
  /** New when the sheet was opened. */
  readonly fresh: boolean;
  readonly onLeave: () => void;
}

export function NoticeRow({ told, area, fresh, onLeave }: NoticeRowProps) {
  const t = useTranslations('notifications');
  const format = useFormat();
  const tz = useTimeZone() ?? 'UTC';
  const words = useNoticeWords()(told);
  const lead = leadOf(told.payload, area);
  const leave = useLeaveFor(told, { area, onLeave });
  const { reason } = told.payload;
  return (
    <li className={classes.row} data-fresh={fresh || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      <div className={classes.what}>
        <p className={classes.words}>
          {fresh && <VisuallyHidden component="span">{t('fresh')} </VisuallyHidden>}
          {lead === null ? (
            words
          ) : (
            <Link to={lead} search={venueOfLead(told.payload, lead)} onClick={leave} className={classes.lead}>
              {words}
            </Link>
          )}
        </p>
        {typeof reason === 'string' && <p className={classes.meta}>{t('says', { reason })}</p>}
        {told.ackedAt !== null && <p className={classes.meta}>{t('acknowledged')}</p>}
      </div>
      <span className={classes.meta}>{format.clock(told.createdAt, tz)}</span>
    </li>
  );
}
