// What an admin does with a reason: in words, with who reads them and what follows, before the act.
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '#bridge/use-typed.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useNeeded } from '#ui/use-needed.ts';
import classes from './admin.module.css';
import { OnlineButton } from './online-button.tsx';

interface ReasonSheetProps {
  readonly title: string;
  readonly consequence: string;
  /** Who reads it. */
  readonly hint: string;
  /** On the button, where it is not the title. */
  readonly act?: string;
  readonly isSafe?: boolean;
  /** Under which what is typed is kept. */
  readonly draft: string;
  readonly onClose: () => void;
  /** False where it was not done: what was typed is kept for the next try. */
  readonly onSure: (reason: string) => Promise<boolean>;
}

export function ReasonSheet(props: ReasonSheetProps) {
  const { title, consequence, hint, act = title, isSafe = false, draft, onClose, onSure } = props;
  const t = useTranslations('admin.verification');
  const [{ reason }, change, forget] = useTyped(draft, { reason: '' });
  const [busy, setBusy] = useState(false);
  const why = useNeeded(saysSomething(reason));
  const sure = async () => {
    setBusy(true);
    if (await onSure(reason.trim())) forget();
    setBusy(false);
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={title}
      foot={
        <OnlineButton
          size="lg"
          fullWidth
          variant={isSafe ? 'filled' : 'danger'}
          disabled={busy}
          onClick={() => why.press(sure)}
        >
          {act}
        </OnlineButton>
      }
    >
      <Stack gap={16}>
        <p className={classes.dim}>{consequence}</p>
        <GrowingTextarea
          ref={why.box}
          error={why.error}
          label={t('reason')}
          description={hint}
          minRows={3}
          maxRows={8}
          maxLength={REASON_LENGTH}
          value={reason}
          onChange={event => {
            const typed = event.currentTarget.value;
            change(() => ({ reason: typed }));
          }}
        />
      </Stack>
    </Sheet>
  );
}
