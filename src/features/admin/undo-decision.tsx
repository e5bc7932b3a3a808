import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { type DisputeDetail, undoDecision } from '#domain/admin/disputes.ts';
import { useWhen } from '#i18n/use-when.ts';
import { notify, notifyFailedCall } from '#ui/toast.ts';
import classes from './disputes.module.css';
import { useAdminFailure } from './use-admin-failure.ts';

interface UndoDecisionProps {
  readonly dispute: DisputeDetail;
  readonly until: string;
  readonly onChanged: () => void;
}

/** For a slip of the hand: as if it had not been decided. */
export function UndoDecision({ dispute: { id, version }, until, onChanged }: UndoDecisionProps) {
  const t = useTranslations('admin.disputes');
  const when = useWhen();
  const failureWords = useAdminFailure();
  const { run, busy } = useOnlineAct(undoDecision);
  const undo = async () => {
    const answer = await run({ id, version });
    if (answer.ok) notify(t('undone'));
    else notifyFailedCall(failureWords(answer.error.code));
    onChanged();
  };
  return (
    <>
      <p className={classes.dim}>{t('undoText', { until: when.by(until) })}</p>
      <Button variant="outline" disabled={busy} onClick={() => void undo()}>
        {t('undo')}
      </Button>
    </>
  );
}
