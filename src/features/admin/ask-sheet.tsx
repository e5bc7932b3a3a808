import { Stack } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { askSidesAgain, type DisputeDetail } from '#domain/admin/disputes.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useNeeded } from '#ui/use-needed.ts';
import classes from './disputes.module.css';
import { OnlineButton } from './online-button.tsx';
import { useTellAnswer } from './use-tell-answer.ts';

interface AskSheetProps {
  readonly dispute: DisputeDetail;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** One question to both sides, as it is typed. */
export function AskSheet({ dispute: { id, version, venue }, onClose, onChanged }: AskSheetProps) {
  const t = useTranslations('admin.disputes');
  const lang = useLocale();
  const tell = useTellAnswer();
  const { run, busy } = useOnlineAct(askSidesAgain);
  const [question, change, forget] = useTyped(`ask:${id}`, '');
  const words = useNeeded(saysSomething(question));
  const title = t(venue === null ? 'askOne' : 'ask');
  const ask = async () => {
    const answer = await run({ id, version, question, lang });
    if (tell(answer, t('askDone'))) forget();
    onClose();
    onChanged();
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={title}
      foot={
        <OnlineButton size="lg" fullWidth disabled={busy} onClick={() => words.press(ask)}>
          {title}
        </OnlineButton>
      }
    >
      <Stack gap={16}>
        <p className={classes.dim}>{t('askText')}</p>
        <GrowingTextarea
          ref={words.box}
          error={words.error}
          label={t('askWords')}
          minRows={3}
          maxRows={8}
          maxLength={REASON_LENGTH}
          value={question}
          onChange={event => {
            const typed = event.currentTarget.value;
            change(() => typed);
          }}
        />
      </Stack>
    </Sheet>
  );
}
