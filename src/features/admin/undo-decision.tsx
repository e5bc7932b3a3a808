import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { type DisputeDetail, undoDecision } from '#domain/admin/disputes.ts';
import { useWhen } from '#i18n/use-when.ts';
import classes from './disputes.module.css';
import { OnlineButton } from './online-button.tsx';
import { useTellAnswer } from './use-tell-answer.ts';

interface UndoDecisionProps {
  readonly dispute: DisputeDetail;
  readonly until: string;
  readonly onChanged: () => void;
}

/** For a slip of the hand: as if it had not been decided. */
export function UndoDecision({ dispute: { id, version }, until, onChanged }: UndoDecisionProps) {
  const t = useTranslations('admin.disputes');
  const when = useWhen();
  const tell = useTellAnswer();
  const { run, busy } = useOnlineAct(undoDecision);
  const undo = async () => {
    const answer = await run({ id, version });
    tell(answer, t('undone'));
    onChanged();
  };
  return (
    <>
      <p className={classes.dim}>{t('undoText', { until: when.by(until) })}</p>
      <OnlineButton variant="outline" disabled={busy} onClick={() => void undo()}>
        {t('undo')}
      </OnlineButton>
    </>
  );
}
