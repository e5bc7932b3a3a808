// One line of the queue: what about, between whom, of which shift, and by when.
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { ListedDispute } from '#domain/admin/disputes.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useShiftTime } from '#i18n/use-shift-time.ts';
import { useWhen } from '#i18n/use-when.ts';
import { useNow } from '#ui/use-now.ts';
import classes from './disputes.module.css';

export function DisputeRow({ dispute }: { readonly dispute: ListedDispute }) {
  const t = useTranslations('admin.disputes');
  const roleName = useRoleName();
  const when = useWhen();
  const shiftTime = useShiftTime();
  const now = useNow();
  const { id, kind, state, name, shift, decidedAt, assignee, answerBy } = dispute;
  return (
    <li>
      <Link className={classes.row} to="/admin/reports/disputes/$disputeId" params={{ disputeId: id }}>
        <strong>{[t(`kinds.${kind}`), name].join(' · ')}</strong>
        <span className={classes.deadline}>
          {decidedAt === null
            ? t('deadline', { by: when.by(dispute.decideBy) })
            : t('decidedOn', { at: when.at(Date.parse(decidedAt)) })}
        </span>
        {shift !== null && (
          <span className={classes.dim}>
            {[t('where', { role: roleName(shift.role), venue: shift.venueName }), shiftTime(shift)].join(' · ')}
          </span>
        )}
        {assignee !== null && <span className={classes.dim}>{t('has', { name: assignee })}</span>}
        {state === 'open' && (
          <span className={classes.dim}>
            {now < Date.parse(answerBy) ? t('waits', { by: when.by(answerBy) }) : t('unanswered')}
          </span>
        )}
      </Link>
    </li>
  );
}
