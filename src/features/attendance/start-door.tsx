// Makes this device the venue's staff door, until the PIN chosen here is typed.
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { canSign } from '#domain/attendance/codes.ts';
import { ActButton } from '#ui/act-button.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './door.module.css';
import { isPin, lockDoor } from './door-lock.ts';
import { HttpsNeeded } from './https-needed.tsx';
import { PinField } from './pin-field.tsx';

export function StartDoor() {
  const t = useTranslations('attendance.staffDoor');
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [busy, setBusy] = useState(false);
  const ready = isPin(pin) && again === pin;
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setBusy(true);
    await lockDoor(pin);
  };
  if (!canSign()) {
    return (
      <Screen title={t('title')} lead={t('lead')} back="/venue/dashboard">
        <HttpsNeeded />
      </Screen>
    );
  }
  return (
    <Screen title={t('title')} lead={t('lead')} back="/venue/dashboard">
      <form className={classes.form} onSubmit={event => void start(event)}>
        <PinField label={t('newPin')} value={pin} onChange={setPin} error={null} />
        <PinField
          label={t('again')}
          value={again}
          onChange={setAgain}
          error={isPin(again) && again !== pin ? t('differs') : null}
        />
        <ul role="list" className={classes.notes}>
          <li>{t('noteLeave')}</li>
          <li>{t('notePhone')}</li>
          <li>{t('notePinned')}</li>
        </ul>
        <ActButton type="submit" disabled={!ready} loading={busy} reason={t('sixDigits')}>
          {t('start')}
        </ActButton>
      </form>
    </Screen>
  );
}
