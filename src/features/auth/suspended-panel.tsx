// A suspended account is told so on every screen, with the reason and the end, from the sync that brought it. What is
// already booked goes on.
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MirrorValue } from '#bridge/mirror-value.tsx';
import { useSettings } from '#bridge/settings-context.tsx';
import { ownSuspension } from '#domain/profiles/queries.ts';
import type { Suspension } from '#domain/profiles/schema.ts';
import { useWhen } from '#i18n/use-when.ts';
import { MailLink } from '#ui/mail-link.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './bars.module.css';

/** `appeal`: what the person can do about it; it is drawn only for who is suspended. */
export function SuspendedPanel({ appeal }: { readonly appeal: ReactNode }) {
  const [suspension, setSuspension] = useState<Suspension | null>(null);
  return (
    <>
      <MirrorValue query={ownSuspension} onValue={setSuspension} />
      {suspension !== null && <SuspendedNotice suspension={suspension} appeal={appeal} />}
    </>
  );
}

interface SuspendedNoticeProps {
  readonly suspension: Suspension;
  readonly appeal: ReactNode;
}

function SuspendedNotice({ suspension: { reason, until }, appeal }: SuspendedNoticeProps) {
  const t = useTranslations('common.suspended');
  const { supportEmail } = useSettings();
  const when = useWhen();
  return (
    <div className={classes.bar}>
      <Notice
        tone="amber"
        detail={
          <>
            {t('detail')} <MailLink address={supportEmail} />
          </>
        }
      >
        {until === null ? t('title') : t('titleUntil', { until: when.until(until) })}{' '}
        {reason !== null && t('reason', { reason })}
      </Notice>
      <Suspense fallback={null}>{appeal}</Suspense>
    </div>
  );
}
