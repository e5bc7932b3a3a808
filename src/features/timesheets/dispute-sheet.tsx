// Before a person is asked to look at hours: what that changes.

import { IconScale, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';

interface DisputeSheetProps {
  readonly bookingId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** False: it could not be saved. */
  readonly onDispute: (reason: string) => Promise<boolean>;
}

export function DisputeSheet({ bookingId, opened, onClose, onDispute }: DisputeSheetProps) {
  const t = useTranslations('timesheets.dispute');
  const { value: reason, change, forget, kept } = useKeptForm(`dispute-hours-${bookingId}`, '');
  const [missing, setMissing] = useState(false);
  const ask = async () => {
    if (!saysSomething(reason)) setMissing(true);
    else if (await onDispute(reason.trim())) forget();
  };
  return (
    <ConsequenceSheet
      opened={opened}
      title={t('title')}
      lead={t('lead')}
      consequences={[
        { icon: IconUsers, fact: t('both'), detail: t('bothDetail') },
        { icon: IconScale, fact: t('points'), detail: t('pointsDetail') },
      ]}
      safeLabel={t('keep')}
      onSafe={onClose}
      costlyLabel={t('confirm')}
      onCostly={() => void ask()}
    >
      <KeptLine kept={kept} />
      <GrowingTextarea
        label={t('reason')}
        minRows={2}
        maxLength={REASON_LENGTH}
        required
        error={missing && !saysSomething(reason) && t('missing')}
        value={reason}
        onChange={event => change(() => event.currentTarget.value)}
      />
    </ConsequenceSheet>
  );
}
