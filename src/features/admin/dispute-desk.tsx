// What can be done with a dispute before it is decided: say who has taken it, and ask its sides once more.
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { assignDispute, type DisputeDetail } from '#domain/admin/disputes.ts';
import { AskSheet } from './ask-sheet.tsx';
import classes from './disputes.module.css';
import { OnlineButton, useHeldBy } from './online-button.tsx';
import { useTellAnswer } from './use-tell-answer.ts';

interface DisputeDeskProps {
  readonly dispute: DisputeDetail;
  readonly onChanged: () => void;
}

export function DisputeDesk({ dispute, onChanged }: DisputeDeskProps) {
  const t = useTranslations('admin.disputes');
  const tell = useTellAnswer();
  const { run, busy } = useOnlineAct(assignDispute);
  const heldBy = useHeldBy();
  const [asking, setAsking] = useState(false);
  const { id, assignedTo, admins, askedAt, venue } = dispute;
  const assign = async (to: string | null) => {
    const answer = await run({ id, to });
    const name = admins.find(admin => admin.id === to)?.name;
    tell(answer, name === undefined ? t('unassigned') : t('assigned', { name }));
    onChanged();
  };
  return (
    <section className={classes.form} aria-label={t('assign')}>
      <NativeSelect
        label={t('assign')}
        value={assignedTo ?? ''}
        disabled={busy || heldBy !== undefined}
        aria-describedby={heldBy}
        onChange={event => void assign(event.currentTarget.value || null)}
        data={[{ value: '', label: t('nobody') }, ...admins.map(admin => ({ value: admin.id, label: admin.name }))]}
      />
      {askedAt === null && (
        <OnlineButton variant="outline" onClick={() => setAsking(true)}>
          {t(venue === null ? 'askOne' : 'ask')}
        </OnlineButton>
      )}
      {asking && <AskSheet dispute={dispute} onClose={() => setAsking(false)} onChanged={onChanged} />}
    </section>
  );
}
