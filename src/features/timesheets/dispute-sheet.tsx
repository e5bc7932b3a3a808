// Before a person is asked to look at hours: what that changes.

import { IconScale, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { REASON_LENGTH } from '#domain/reason.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';

interface DisputeSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDispute: (reason: string) => void;
}

export function DisputeSheet({ opened, onClose, onDispute }: DisputeSheetProps) {
  const t = useTranslations('timesheets.dispute');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const ask = () => {
    if (reason.trim() === '') setMissing(true);
    else onDispute(reason.trim());
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
      onCostly={ask}
    >
      <GrowingTextarea
        label={t('reason')}
        minRows={2}
        maxLength={REASON_LENGTH}
        required
        error={missing && reason.trim() === '' && t('missing')}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </ConsequenceSheet>
  );
}
