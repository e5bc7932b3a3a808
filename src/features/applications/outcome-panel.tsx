// What became of a request, in plain words: where it is, who decides, what happened. Nothing is called booked before the
// server has said so.
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOutbox } from '#bridge/use-outbox.ts';
import type { OwnApplication } from '#domain/applications/queries.ts';
import type { Standing } from '#domain/applications/standing.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { useTermsWords } from '#i18n/use-terms-words.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import { useApplication } from './use-application.ts';

interface OutcomePanelProps {
  readonly shiftId: string;
  /** Shown when the place is lost: what else fits. */
  readonly similar: ReactNode;
}

export function OutcomePanel({ shiftId, similar }: OutcomePanelProps) {
  const own = useApplication(shiftId);
  if (own === undefined || own.standing === null) return null;
  const { standing, shift, application } = own;
  return (
    <div style={{ margin: '20px 0 0' }}>
      <ChangedSince shift={shift} application={application} />
      <Outcome standing={standing} tz={shift.tz} />
      {standing.kind === 'not_selected' && standing.reason !== null && <VenueWords words={standing.reason} />}
      {isLost(standing) && <div style={{ marginTop: 20 }}>{similar}</div>}
    </div>
  );
}

interface ChangedSinceProps {
  readonly shift: Shift;
  readonly application: OwnApplication | null;
}

/** The venue changed what was applied for: what it was, what it is. */
function ChangedSince({ shift, application }: ChangedSinceProps) {
  const t = useTranslations('applications.state');
  const words = useTermsWords();
  const was = application?.seenTerms ?? null;
  if (was === null) return null;
  const changes = words({ was, now: shift, tz: shift.tz, currency: shift.currency }).join(', ');
  return (
    <div style={{ marginBottom: 12 }}>
      <Notice tone="amber" detail={t('changedDetail')}>
        {t('changed', { changes })}
      </Notice>
    </div>
  );
}

function isLost(standing: Standing): boolean {
  return (
    standing.kind === 'not_selected' ||
    standing.kind === 'closed' ||
    (standing.kind === 'refused' && standing.code !== 'terms_changed') ||
    (standing.kind === 'waitlisted' && standing.source === 'claim') ||
    (standing.kind === 'cancelled' && standing.by === 'venue')
  );
}

function Outcome({ standing, tz }: { readonly standing: Standing; readonly tz: string }) {
  const t = useTranslations('applications.state');
  const device = useDeviceWord();
  const when = useWhen();
  const now = useEncoreNow();
  switch (standing.kind) {
    case 'on_device':
      return (
        <Notice tone="blue" detail={t(standing.source === 'claim' ? 'onDeviceDetail' : 'applicationOnDeviceDetail')}>
          {t(`onDevice.${device}`)}
        </Notice>
      );
    case 'sent': {
      const asked = standing.seen ? 'seen' : 'sent';
      const words = t(standing.source === 'claim' ? 'sentClaim' : asked, { time: when(standing.at) });
      return <Notice tone="blue">{standing.shortlisted ? `${t('shortlisted')} ${words}` : words}</Notice>;
    }
    case 'waitlisted': {
      const line = t('waitlisted', { position: standing.position ?? 0 });
      const filled = t('filledBySomeone', { at: when.at(standing.at, tz) });
      return <Notice tone="blue">{standing.source === 'claim' ? `${filled} ${line}` : line}</Notice>;
    }
    case 'offered': {
      const until = when.until(standing.until, tz);
      const answered = standing.until > now ? 'answeredOnDevice' : 'answeredLate';
      if (standing.onDevice) return <Notice tone="amber">{t(answered, { until })}</Notice>;
      return (
        <Notice tone="amber" detail={t('offeredDetail')}>
          {t('offered', { until })}
        </Notice>
      );
    }
    case 'confirmed':
      return <Notice tone="green">{t('confirmed')}</Notice>;
    case 'not_selected':
      return <Notice tone="blue">{t('notSelected')}</Notice>;
    case 'withdrawn':
      if (standing.because === 'clash') return <Notice tone="blue">{t('clash')}</Notice>;
      return <Notice tone="blue">{t(standing.onDevice ? 'withdrawnOnDevice' : 'withdrawn')}</Notice>;
    case 'closed':
      return <Notice tone="amber">{t(CLOSED[standing.because])}</Notice>;
    case 'cancelled':
      return <CancelledOutcome standing={standing} />;
    case 'ended':
      return null;
    case 'refused':
      return <RefusedOutcome standing={standing} />;
  }
}

const CLOSED = {
  shift_cancelled: 'closedCancelled',
  filled: 'closedFilled',
  lapsed: 'lapsed',
  other: 'closed',
} as const;

function CancelledOutcome({ standing }: { readonly standing: Extract<Standing, { kind: 'cancelled' }> }) {
  const t = useTranslations('applications.state');
  const when = useWhen();
  const time = when(standing.booking.cancelledAt ?? standing.booking.createdAt);
  if (standing.by === 'venue') return <Notice tone="amber">{t('cancelledByVenue', { time })}</Notice>;
  return standing.onDevice ? (
    <Notice tone="amber" detail={t('cancelledByYou', { time })}>
      {t('cancelledOnDevice')}
    </Notice>
  ) : (
    <Notice tone="blue">{t('cancelledByYou', { time })}</Notice>
  );
}

function RefusedOutcome({ standing }: { readonly standing: Extract<Standing, { kind: 'refused' }> }) {
  const t = useTranslations('applications');
  const reason = useRefusalWords()(standing.code);
  const outbox = useOutbox();
  return (
    <Notice
      tone="red"
      detail={
        <Group gap={8} mt={8}>
          <Button size="sm" variant="outline" onClick={() => void outbox.discard(standing.commandId)}>
            {t('act.dismiss')}
          </Button>
        </Group>
      }
    >
      {t('state.refused', { reason })}
    </Notice>
  );
}

function VenueWords({ words }: { readonly words: string }) {
  const t = useTranslations('applications.state');
  return <p style={{ margin: '12px 0 0' }}>{t('venueSays', { words })}</p>;
}
