// The code of a shift on a device of the venue: digits that are read from three metres, the QR code with the same proof, and who is
// due. Goes on without signal; without a key it says what it needs.
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { keyOfShift } from '#domain/attendance/keys.ts';
import { shiftById, type VenueShift } from '#domain/shifts/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { LitEdge } from '#ui/lit-edge.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './code-screen.module.css';
import { DueList } from './due-list.tsx';
import { type ShownCode, useCode } from './use-code.ts';
import { useWakeLock } from './use-wake-lock.ts';

const QrImage = lazyPiece(() => import('./qr-image.tsx').then(module => module.QrImage));
const BACK = '/venue/dashboard';
/** Keys are made two days before the start. */
const AHEAD_MS = 48 * 3_600_000;

export function CodeScreen({ shiftId }: { readonly shiftId: string }) {
  const find = useTranslations('shifts.find');
  const shift = useQuery(shiftById, { id: shiftId });
  const key = useQuery(keyOfShift, { shiftId });
  if (shift === undefined || key === undefined) return null;
  if (shift === null) {
    return (
      <Screen title={find('gone')} back={BACK}>
        <EmptyState title={find('gone')}>{find('goneText')}</EmptyState>
      </Screen>
    );
  }
  return <Door shift={shift} shiftKey={key} />;
}

function Door({ shift, shiftKey }: { readonly shift: VenueShift; readonly shiftKey: string | null }) {
  const t = useTranslations('attendance.door');
  const format = useFormat();
  const roleName = useRoleName();
  const code = useCode(shiftKey);
  useWakeLock();
  const range = format.range({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz });
  return (
    <Screen title={t('title', { role: roleName(shift.role), range })} back={BACK}>
      <div className={classes.door}>
        {shiftKey === null ? <NoKey shift={shift} /> : <Panel code={code} tz={shift.tz} />}
        <DueList shift={shift} />
      </div>
    </Screen>
  );
}

function NoKey({ shift }: { readonly shift: VenueShift }) {
  const t = useTranslations('attendance.door');
  const early = shift.startsAt - Date.now() > AHEAD_MS;
  return (
    <Notice tone="amber" {...(early ? {} : { detail: t('noneText') })}>
      {t(early ? 'notYet' : 'none')}
    </Notice>
  );
}

function Panel({ code, tz }: { readonly code: ShownCode | null; readonly tz: string }) {
  const t = useTranslations('attendance.door');
  const format = useFormat();
  return (
    <section className={classes.panel}>
      <LitEdge />
      <p className={classes.how}>{t('how')}</p>
      <p className={classes.digits} data-testid="code">
        {code !== null && (
          <>
            {code.digits.slice(0, 3)}
            <span className={classes.dots} aria-hidden="true">
              :
            </span>
            {code.digits.slice(3)}
          </>
        )}
      </p>
      <div className={classes.beside}>
        <div className={classes.paper}>
          {code !== null && (
            <Suspense>
              <QrImage text={code.qr} label={t('qr')} />
            </Suspense>
          )}
        </div>
        {code !== null && (
          <p className={classes.clock}>
            <strong>{t('itIs', { time: format.clockInSentence(code.at, tz) })}</strong>
            <span>{t('next', { seconds: String(code.secondsLeft) })}</span>
            <span>{t('scan')}</span>
          </p>
        )}
      </div>
    </section>
  );
}
