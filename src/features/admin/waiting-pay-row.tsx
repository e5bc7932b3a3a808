import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { adminDecidePay } from '#domain/admin/online.ts';
import type { WaitingPay } from '#domain/admin/schema.ts';
import { saysSomething } from '#domain/said.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useShiftTime } from '#i18n/use-shift-time.ts';
import { DeclineButton } from '#ui/decline-button.tsx';
import { PersonRow } from '#ui/people-list.tsx';
import { OnlineButton, useHeldBy } from './online-button.tsx';
import { OwnVenueLine } from './own-venue.tsx';
import { useJobPay } from './use-job-pay.ts';
import { useTellAnswer } from './use-tell-answer.ts';

interface WaitingPayRowProps {
  readonly post: WaitingPay;
  readonly decides: boolean;
  readonly onDecided: () => void;
}

/** One draft whose pay is above the line of its currency. */
export function WaitingPayRow({ post, decides, onDecided }: WaitingPayRowProps) {
  const t = useTranslations('admin.dashboard');
  const tell = useTellAnswer();
  const heldBy = useHeldBy();
  const payFacts = usePayFacts();
  const act = useOnlineAct(adminDecidePay);
  const typed = useTyped(`refuse-pay-${post.id}`, '');
  const { id, venueName: name, rateMinor: rate_minor } = post;
  const facts = payFacts(post);
  // Several posts of one venue may wait.
  const named = { name: `${name}, ${facts[1]}` };
  const decide = async (decision: 'approve' | 'refuse', reason?: string) => {
    const answer = await act.run({
      post: post.post,
      id,
      rate_minor,
      decision,
      ...(reason === undefined ? {} : { reason }),
    });
    const done = tell(answer, t(decision === 'approve' ? 'approved' : 'refused', named));
    onDecided();
    return done;
  };
  return (
    <PersonRow
      name={name}
      detail={
        <>
          {facts.join(' · ')}
          {decides && post.ownDeciders !== null && <OwnVenueLine deciders={post.ownDeciders} />}
        </>
      }
    >
      {decides && post.ownDeciders === null && (
        <>
          <OnlineButton
            size="sm"
            variant="outline"
            disabled={act.busy}
            aria-label={t('approveNamed', named)}
            onClick={() => void decide('approve')}
          >
            {t('approve')}
          </OnlineButton>
          <DeclineButton
            heldBy={heldBy}
            label={t('refuse')}
            name={t('refuseNamed', named)}
            title={t('refuseTitle')}
            hint={t('refuseHint')}
            isReason={saysSomething}
            typed={typed}
            onDecline={reason => decide('refuse', reason)}
          />
        </>
      )}
    </PersonRow>
  );
}

/** What it pays first, as its venue wrote it. */
function usePayFacts(): (post: WaitingPay) => string[] {
  const t = useTranslations('admin.dashboard');
  const roleName = useRoleName();
  const format = useFormat();
  const jobPay = useJobPay();
  const shiftTime = useShiftTime();
  return post => {
    if (post.post === 'shift') {
      const { rateMinor, currency, title, role } = post;
      const rate = t('per.hour', { sum: format.money(rateMinor, currency) });
      return [rate, title ?? roleName(role), shiftTime(post)];
    }
    return [jobPay(post), post.title, t('job')];
  };
}
