// Takes what a phone without signal shows: by this device's camera where the browser reads codes, and always by a field that a
// scanner types into or a paste fills.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { relayPunches } from '#domain/attendance/commands.ts';
import { type Sheet as PunchSheet, readSheet } from '#domain/attendance/sheets.ts';
import { bookingById } from '#domain/bookings/queries.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { ActButton } from '#ui/act-button.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notifyNotSaved } from '#ui/toast.ts';
import { useNeeded } from '#ui/use-needed.ts';
import { CameraView } from './camera-view.tsx';
import classes from './door.module.css';
import { useCodeCamera } from './use-code-camera.ts';

type Taken = { readonly kind: 'taken'; readonly sheet: PunchSheet } | { readonly kind: 'none' };

export function TakeHoursSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('attendance.staffDoor');
  const words = useTranslations('attendance.checkIn');
  const relay = useCommand(relayPunches);
  const [text, setText] = useState('');
  const typed = useNeeded(text.trim() !== '');
  const [taken, setTaken] = useState<Taken | null>(null);
  const take = async (said: string) => {
    const sheet = readSheet(said);
    setTaken(null);
    if (sheet === null) return setTaken({ kind: 'none' });
    const saved = await relay({ sheet: said.trim() });
    if (!saved.ok) return notifyNotSaved(words('notSaved'));
    setText('');
    setTaken({ kind: 'taken', sheet });
  };
  const camera = useCodeCamera(said => void take(said));
  return (
    <Sheet opened onClose={onClose} title={t('take')} lead={t('takeLead')}>
      <div className={classes.form}>
        {camera.state === 'running' && <CameraView video={camera.video} />}
        {camera.state !== 'running' && <p className={classes.hint}>{t('noCamera')}</p>}
        <div aria-live="polite">
          {taken?.kind === 'taken' && <TakenNotice sheet={taken.sheet} />}
          {taken?.kind === 'none' && <Notice tone="amber">{t('noSheet')}</Notice>}
        </div>
        <GrowingTextarea
          ref={typed.box}
          error={typed.error}
          label={t('takeText')}
          minRows={2}
          maxRows={4}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        <ActButton onClick={() => typed.press(() => take(text))}>{t('takeAct')}</ActButton>
      </div>
    </Sheet>
  );
}

function TakenNotice({ sheet }: { readonly sheet: PunchSheet }) {
  const t = useTranslations('attendance.staffDoor');
  const booking = useQuery(bookingById, { id: sheet.bookingId });
  const people = useQuery(profilesByIds, { ids: booking == null ? [] : [booking.workerId] });
  if (booking === undefined || people === undefined) return null;
  // The booking of another venue: who carries it is told by the server, here at once.
  if (booking === null) return <Notice tone="amber">{t('notHere')}</Notice>;
  const name = people.get(booking.workerId)?.name ?? '';
  return <Notice tone="blue">{t('taken', { name, n: sheet.punches.length })}</Notice>;
}
