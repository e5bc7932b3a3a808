// The code of this minute, as digits that are read from three metres and as a QR code with the same proof; without a key what it needs.
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useClockReading } from '#bridge/use-clock-reading.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { hasJumped } from '#domain/attendance/clock.ts';
import { canSign } from '#domain/attendance/codes.ts';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { LitEdge } from '#ui/lit-edge.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './code-screen.module.css';
import { HttpsNeeded } from './https-needed.tsx';
import { MinuteRing } from './minute-ring.tsx';
import { useCode } from './use-code.ts';

const QrImage = lazyPiece(() => import('#ui/qr-image.tsx').then(module => module.QrImage));
/** Keys are made two days before the start. */
const AHEAD_MS = 48 * 3_600_000;

interface CodePanelProps {
  readonly shift: VenueShift;
  readonly shiftKey: string | null;
  readonly heading?: ReactNode;
  /** Under the clock. */
  readonly acts?: ReactNode;
}

export function CodePanel({ shift, shiftKey: kept, heading, acts }: CodePanelProps) {
  const t = useTranslations('attendance.door');
  const format = useFormat();
  const shiftKey = canSign() ? kept : null;
  const code = useCode(shiftKey);
  const { now, heard, ranMs } = useClockReading()();
  return (
    <section className={classes.panel}>
      <LitEdge />
      {heading}
      {canSign() ? shiftKey === null && <NoKey shift={shift} /> : <HttpsNeeded />}
      {shiftKey !== null && <p className={classes.how}>{t('how')}</p>}
      {shiftKey !== null && hasJumped(now, heard, ranMs) && <Notice tone="amber">{t('clockSet')}</Notice>}
      {/* Digit by digit: as a number of hundred thousands nobody could type it. */}
      {code !== null && <VisuallyHidden>{[...code.digits].join(' ')}</VisuallyHidden>}
      {shiftKey !== null && (
        <p className={classes.digits} data-testid="code" aria-hidden="true">
          {code !== null && (
            <>
              {code.digits.slice(0, 3)}
              <span className={classes.dots}>:</span>
              {code.digits.slice(3)}
            </>
          )}
        </p>
      )}
      <div className={classes.beside}>
        {shiftKey !== null && (
          <div className={classes.paper}>
            {code !== null && (
              <Suspense>
                <QrImage text={code.qr} label={t('qr')} />
              </Suspense>
            )}
          </div>
        )}
        {code !== null && (
          <div className={classes.clock}>
            <MinuteRing secondsLeft={code.secondsLeft} />
            <p>
              <strong>{t('itIs', { time: format.clock(code.at, shift.tz) })}</strong>
              <span>{t('ring')}</span>
              <span>{t('scan')}</span>
            </p>
          </div>
        )}
        {acts !== undefined && <div className={classes.panelActs}>{acts}</div>}
      </div>
    </section>
  );
}

function NoKey({ shift }: { readonly shift: VenueShift }) {
  const t = useTranslations('attendance.door');
  const early = shift.startsAt - useEncoreNow() > AHEAD_MS;
  return (
    <Notice tone="amber" {...(early ? {} : { detail: t('noneText') })}>
      {t(early ? 'notYet' : 'none')}
    </Notice>
  );
}
