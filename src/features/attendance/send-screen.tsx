// Punches that this phone could not send, as a QR code for the venue's tablet: signed here, with each line in words under it. The phone
// cannot know that it was read, so nothing changes by showing it.
import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { canSign } from '#domain/attendance/codes.ts';
import { figureOf } from '#domain/attendance/figures.ts';
import { factsOfBooking } from '#domain/attendance/queries.ts';
import { type Punch, signedSheets, unsentPunches } from '#domain/attendance/sheets.ts';
import { bookingById, type TrackedBooking } from '#domain/bookings/queries.ts';
import { rulesOf } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LitEdge } from '#ui/lit-edge.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { useWakeLock } from '#ui/use-wake-lock.ts';
import { HttpsNeeded } from './https-needed.tsx';
import classes from './send.module.css';

const QrImage = lazyPiece(() => import('#ui/qr-image.tsx').then(module => module.QrImage));
const BACK = '/rockstar/dashboard';
const SECOND_MS = 1_000;

export function SendScreen({ bookingId }: { readonly bookingId: string }) {
  const t = useTranslations('attendance.send');
  const checkIn = useTranslations('attendance.checkIn');
  const booking = useQuery(bookingById, { id: bookingId });
  const unsent = useQuery(unsentPunches, { bookingId });
  if (booking === undefined || unsent === undefined) return null;
  if (booking === null) {
    return (
      <Screen title={checkIn('gone')} titleHidden back={BACK}>
        <EmptyState title={checkIn('gone')}>{checkIn('goneText')}</EmptyState>
      </Screen>
    );
  }
  if (unsent.punches.length === 0) {
    return (
      <Screen title={t('title')} back={BACK}>
        <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
      </Screen>
    );
  }
  return (
    <Screen title={t('title')} lead={t('lead')} back={BACK}>
      {!canSign() && <HttpsNeeded />}
      {canSign() && unsent.key === null && <Notice tone="amber">{t('noKey')}</Notice>}
      {canSign() && unsent.key !== null && <Card booking={booking} secret={unsent.key} punches={unsent.punches} />}
      <ul role="list" className={classes.lines}>
        {unsent.punches.map(punch => (
          <PunchLine key={punch.id} punch={punch} tz={booking.tz} />
        ))}
      </ul>
      <p className={classes.signed}>
        <IconSignature size={24} stroke={1.5} aria-hidden="true" />
        <span>{t('signed')}</span>
      </p>
      <ActBar>
        <LinkButton to={BACK} size="lg" fullWidth>
          {t('done')}
        </LinkButton>
      </ActBar>
    </Screen>
  );
}

interface CardProps {
  readonly booking: TrackedBooking;
  readonly secret: string;
  readonly punches: readonly Punch[];
}

function Card({ booking, secret, punches }: CardProps) {
  const t = useTranslations('attendance.send');
  const format = useFormat();
  const roleName = useRoleName();
  const sheets = useSheets({ secret, booking, punches });
  const whose = useQuery(profilesByIds, { ids: [booking.workerId] })?.get(booking.workerId)?.name;
  const worked = useWorked(booking);
  const [page, setPage] = useState(0);
  useWakeLock();
  const nth = page % Math.max(1, sheets.length);
  const sheet = sheets[nth];
  return (
    <>
      <section className={classes.card}>
        <LitEdge />
        <div className={classes.code}>
          {sheet !== undefined && (
            <Suspense>
              <QrImage text={sheet} label={t('qr')} />
            </Suspense>
          )}
        </div>
        <div className={classes.what}>
          <p>
            {whose !== undefined && <strong className={classes.whose}>{whose}</strong>}
            {[roleName(booking.role), format.dayHeading(booking.startsAt, booking.tz)].join(', ')}
          </p>
          {worked !== null && <strong className={classes.worked}>{format.duration(worked.paidMin)}</strong>}
        </div>
      </section>
      {sheets.length > 1 && (
        <Button variant="outline" mt={12} onClick={() => setPage(nth + 1)}>
          {t('page', { nth: String(nth + 1), of: String(sheets.length) })}
        </Button>
      )}
    </>
  );
}

/** What their own facts come to, sent or not; null while they have not left. */
function useWorked(booking: TrackedBooking) {
  const facts = useQuery(factsOfBooking, { bookingId: booking.id });
  const { owedHours } = rulesOf(useQuery(allPlatformRules, null), booking.rulesVersion);
  return facts === undefined ? null : figureOf(facts, 'rockstar', { ...booking, owedHours });
}

/** Made again only when what is in them has changed. */
function useSheets({ secret, booking, punches }: CardProps): readonly string[] {
  const [sheets, setSheets] = useState<readonly string[]>([]);
  const said = JSON.stringify(punches);
  useEffect(() => {
    let wanted = true;
    const sheet = { bookingId: booking.id, punches: JSON.parse(said) as readonly Punch[] };
    void signedSheets(secret, sheet).then(made => wanted && setSheets(made));
    return () => {
      wanted = false;
    };
  }, [secret, booking.id, said]);
  return sheets;
}

function PunchLine({ punch, tz }: { readonly punch: Punch; readonly tz: string }) {
  const t = useTranslations('attendance');
  const format = useFormat();
  const at = Date.parse(punch.said_at) + (punch.offset_s ?? 0) * SECOND_MS;
  return (
    <li>
      <strong>{format.clock(at, tz)}</strong>
      <span>{t(`record.kinds.${punch.kind}`)}</span>
      <span className={classes.basis}>{t(punch.code === undefined ? 'send.byWord' : 'send.byCode')}</span>
    </li>
  );
}
