// Asks for the PIN of the staff door. Whoever forgot it proves who they are by the password of the account that runs it.
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useSession } from '#bridge/use-session.ts';
import { signIn } from '#domain/profiles/online.ts';
import { ActButton } from '#ui/act-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './door.module.css';
import { isPin, type PinAnswer, tryPin } from './door-lock.ts';
import { PinField } from './pin-field.tsx';

interface PinSheetProps {
  readonly title: string;
  readonly act: string;
  readonly onRight: () => void;
  readonly onClose: () => void;
}

export function PinSheet(props: PinSheetProps) {
  const { title, act, onRight, onClose } = props;
  const t = useTranslations('attendance.staffDoor');
  const [pin, setPin] = useState('');
  const [answer, setAnswer] = useState<PinAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  if (forgotten) return <ForgottenSheet {...props} />;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPin(pin) || busy) return;
    setBusy(true);
    const said = await tryPin(pin, Date.now());
    setBusy(false);
    setPin('');
    setAnswer(said);
    if (said.kind === 'right') onRight();
  };
  return (
    <Sheet opened onClose={onClose} title={title}>
      <form className={classes.form} onSubmit={event => void submit(event)}>
        <PinField label={t('pin')} value={pin} onChange={setPin} error={wordsOf(answer, t)} />
        <ActButton type="submit" disabled={!isPin(pin)} loading={busy}>
          {act}
        </ActButton>
        <Button variant="transparent" onClick={() => setForgotten(true)}>
          {t('forgotten')}
        </Button>
      </form>
    </Sheet>
  );
}

function wordsOf(answer: PinAnswer | null, t: ReturnType<typeof useTranslations<'attendance.staffDoor'>>) {
  if (answer?.kind === 'wrong') return t('wrong', { n: answer.left });
  return answer?.kind === 'blocked' ? t('blocked', { seconds: String(answer.seconds) }) : null;
}

function ForgottenSheet({ title, act, onRight, onClose }: PinSheetProps) {
  const t = useTranslations('attendance.staffDoor');
  const session = useSession();
  const { run, busy } = useOnlineAct(signIn);
  const [password, setPassword] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const email = session?.email ?? '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return;
    const answer = await run({ email, password });
    if (answer.ok) return onRight();
    setFailed(t(answer.error.code === 'unreachable' ? 'needsNetwork' : 'notSignedIn'));
  };
  return (
    <Sheet opened onClose={onClose} title={title} lead={t('forgottenText', { email })}>
      <form className={classes.form} onSubmit={event => void submit(event)}>
        <TextInput
          type="password"
          label={t('password')}
          autoComplete="current-password"
          value={password}
          error={failed}
          onChange={event => setPassword(event.currentTarget.value)}
        />
        <ActButton type="submit" disabled={password === ''} loading={busy}>
          {act}
        </ActButton>
      </form>
    </Sheet>
  );
}
