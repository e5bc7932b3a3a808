// What was decided, by whom and why; and the way to open it again, which undoes what it changed.

import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { type DisputeDetail, reopenDispute } from '#domain/admin/disputes.ts';
import { isForGood } from '#domain/admin/rules.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { useNeeded } from '#ui/use-needed.ts';
import classes from './disputes.module.css';
import { NextDispute } from './next-dispute.tsx';
import { OnlineButton } from './online-button.tsx';
import { optionWords } from './option-words.ts';
import { UndoDecision } from './undo-decision.tsx';
import { useTellAnswer } from './use-tell-answer.ts';

interface DecidedPartProps {
  readonly dispute: DisputeDetail;
  readonly decides: boolean;
  readonly onChanged: () => void;
}

export function DecidedPart({ dispute, decides, onChanged }: DecidedPartProps) {
  const t = useTranslations('admin.disputes');
  const format = useFormat();
  const when = useWhen();
  const { kind, outcome, decidedMin, decidedAt, decidedBy, reason, undoUntil } = dispute;
  const at = when.at(Date.parse(decidedAt ?? ''));
  const by =
    decidedBy === null ? t(outcome === 'agreed' ? 'byThem' : 'byClock', { at }) : t('by', { name: decidedBy, at });
  return (
    <section className={classes.form}>
      <p className={classes.outcome}>
        {decidedMin === null
          ? t(`options.${optionWords(kind, outcome === 'taken_back' ? 'taken_back' : 'upheld')}`)
          : format.duration(decidedMin)}
      </p>
      <p className={classes.dim}>{by}</p>
      {reason !== null && <blockquote>{reason}</blockquote>}
      {decides && <NextDispute after={dispute.id} />}
      {decides && undoUntil !== null && <UndoDecision dispute={dispute} until={undoUntil} onChanged={onChanged} />}
      {decides && mayReopen(dispute) && <Reopen dispute={dispute} onChanged={onChanged} />}
    </section>
  );
}

/** What the sides agreed on is theirs, and exported hours stay. */
function mayReopen(dispute: DisputeDetail): boolean {
  return dispute.outcome !== 'agreed' && !dispute.locked && !isForGood(dispute, dispute.outcome);
}

function Reopen({ dispute, onChanged }: Omit<DecidedPartProps, 'decides'>) {
  const t = useTranslations('admin.disputes');
  const tell = useTellAnswer();
  const { run, busy } = useOnlineAct(reopenDispute);
  const [reason, change, forget] = useTyped(`reopen:${dispute.id}`, '');
  const why = useNeeded(saysSomething(reason));
  const reopen = async () => {
    const answer = await run({ id: dispute.id, version: dispute.version, reason });
    if (tell(answer, t('reopened'))) forget();
    onChanged();
  };
  return (
    <>
      <GrowingTextarea
        ref={why.box}
        error={why.error}
        label={t('reason')}
        description={t('reopenText')}
        minRows={2}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={event => {
          const typed = event.currentTarget.value;
          change(() => typed);
        }}
      />
      <OnlineButton variant="outline" disabled={busy} onClick={() => why.press(reopen)}>
        {t('reopen')}
      </OnlineButton>
    </>
  );
}
