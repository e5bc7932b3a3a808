// Another figure for the hours of a booking, and why. Whichever side opens it.

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { LONGEST_MIN } from '#domain/timesheets/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { ActButton } from '#ui/act-button.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { StepperField } from '#ui/stepper-field.tsx';
import { useNeeded } from '#ui/use-needed.ts';
import classes from './hours.module.css';

interface OfferSheetProps {
  readonly bookingId: string;
  readonly opened: boolean;
  /** Where to begin. */
  readonly minutes: number;
  readonly onClose: () => void;
  /** False: it could not be saved. */
  readonly onOffer: (minutes: number, reason: string) => Promise<boolean>;
}

const HOUR_MIN = 60;

export function OfferSheet({ bookingId, opened, minutes, onClose, onOffer }: OfferSheetProps) {
  const t = useTranslations('timesheets.offer');
  const format = useFormat();
  const [hours, setHours] = useState<number | null>(Math.floor(minutes / HOUR_MIN));
  const [rest, setRest] = useState<number | null>(minutes % HOUR_MIN);
  const { value: reason, change, forget, kept } = useKeptForm(`offer-hours-${bookingId}`, '');
  const total = (hours ?? 0) * HOUR_MIN + (rest ?? 0);
  const isTime = hours !== null && rest !== null && rest < HOUR_MIN && total <= LONGEST_MIN;
  const why = useNeeded(saysSomething(reason));
  const offer = async () => {
    if (await onOffer(total, reason.trim())) forget();
  };
  return (
    <Sheet
      opened={opened}
      onClose={() => {
        why.reset();
        onClose();
      }}
      title={t('title')}
      lead={t('lead')}
      foot={
        <ActButton disabled={!isTime} onClick={() => why.press(offer)}>
          {t('send', { duration: format.duration(total) })}
        </ActButton>
      }
    >
      <div className={classes.steppers}>
        <StepperField label={t('hours')} value={hours} onChange={setHours} min={0} max={LONGEST_MIN / HOUR_MIN} />
        <StepperField label={t('minutes')} value={rest} onChange={setRest} min={0} max={HOUR_MIN - 1} />
      </div>
      <KeptLine kept={kept} />
      <GrowingTextarea
        ref={why.box}
        error={why.error}
        label={t('reason')}
        minRows={2}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={event => change(() => event.currentTarget.value)}
      />
    </Sheet>
  );
}
