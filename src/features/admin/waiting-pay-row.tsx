import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { adminDecidePay } from '#domain/admin/online.ts';
import type { WaitingPay } from '#domain/admin/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DeclineButton } from '#ui/decline-button.tsx';
import { PersonRow } from '#ui/people-list.tsx';
import { notify, notifyFailure } from '#ui/toast.ts';
import { useAdminFailure } from './use-admin-failure.ts';

interface WaitingPayRowProps {
  readonly post: WaitingPay;
  readonly decides: boolean;
  readonly onDecided: () => void;
}

/** One draft whose pay is above the line of its currency. */
export function WaitingPayRow({ post, decides, onDecided }: WaitingPayRowProps) {
  const t = useTranslations('admin.dashboard');
  const roleName = useRoleName();
  const failureWords = useAdminFailure();
  const format = useFormat();
  const act = useOnlineAct(adminDecidePay);
  const { id, venueName: name, rateMinor: rate_minor, currency, startsAt, endsAt, tz } = post;
  const decide = async (decision: 'approve' | 'refuse', reason?: string) => {
    const answer = await act.run({ id, rate_minor, decision, ...(reason === undefined ? {} : { reason }) });
    if (!answer.ok) notifyFailure(failureWords(answer.error.code), 'high');
    else notify(t(decision === 'approve' ? 'approved' : 'refused', { name }));
    onDecided();
  };
  const facts = [
    t('perHour', { rate: format.money(rate_minor, currency) }),
    post.title ?? roleName(post.role),
    format.span({ start: startsAt, end: endsAt, tz }),
  ];
  return (
    <PersonRow name={name} detail={facts.join(' · ')}>
      {decides && (
        <>
          <Button
            size="sm"
            variant="outline"
            disabled={act.busy}
            aria-label={t('approveNamed', { name })}
            onClick={() => void decide('approve')}
          >
            {t('approve')}
          </Button>
          <DeclineButton
            label={t('refuse')}
            name={t('refuseNamed', { name })}
            title={t('refuseTitle')}
            hint={t('refuseHint')}
            reasoned
            onDecline={reason => void decide('refuse', reason)}
          />
        </>
      )}
    </PersonRow>
  );
}
