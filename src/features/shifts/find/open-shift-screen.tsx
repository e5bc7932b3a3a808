// One open shift, as a rockstar decides about it. How one stands with it and what one may do are panels handed in.

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { standingChip } from '#domain/applications/standing.ts';
import { shiftById } from '#domain/shifts/queries.ts';
import { gapsOf, isFillable } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { ShiftHead } from '#features/shifts/shift-head.tsx';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DetailFrame } from '#ui/detail-frame.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { OpenShiftFacts } from './open-shift-facts.tsx';
import classes from './open-shift-screen.module.css';
import { useSeeking } from './use-find.ts';
import { WhyItFits } from './why-it-fits.tsx';

const BACK = '/rockstar/available-shifts';

interface OpenShiftScreenProps {
  readonly shiftId: string;
  /** What became of one's request. */
  readonly outcome: ReactNode;
  /** One's own week with it, where no list shows it. */
  readonly week: ReactNode;
  /** How the venue keeps its word. */
  readonly record: ReactNode;
  /** What was said last with it. */
  readonly said: ReactNode;
  /** What one thinks of the venue. */
  readonly opinion: ReactNode;
  /** The bar with what one may do. */
  readonly acts: ReactNode;
}

export function OpenShiftScreen({ shiftId, week, outcome, record, said, opinion, acts }: OpenShiftScreenProps) {
  const t = useTranslations('shifts');
  const roleName = useRoleName();
  const shift = useQuery(shiftById, { id: shiftId });
  const seeking = useSeeking();
  if (shift === undefined) return null;
  if (shift === null) {
    return (
      <DetailFrame title={t('find.gone')} back={BACK}>
        <EmptyState title={t('find.gone')}>{t('find.goneText')}</EmptyState>
      </DetailFrame>
    );
  }
  const venue = seeking.venues?.get(shift.venueId);
  const standing = seeking.standings?.get(shift.id);
  const position = standing?.kind === 'waitlisted' ? (standing.position ?? 0) : 0;
  // Who never worked there does not even know a venue that is paused.
  const paused = seeking.venues !== undefined && venue?.status !== 'active';
  const role = roleName(shift.role);
  const title = venue === undefined ? role : t('facts.roleAtVenue', { role, venue: venue.name });
  return (
    <DetailFrame title={title} back={BACK}>
      <ShiftHead
        shift={shift}
        {...(venue === undefined ? {} : { venueName: venue.name })}
        chip={standing !== undefined && <StateChip state={standingChip(standing)} position={position} />}
      />
      <Started shift={shift} />
      {week}
      {outcome}
      <div className={classes.columns}>
        <OpenShiftFacts shift={shift} venue={venue} seeking={seeking} decided={standing?.kind === 'confirmed'} />
        <div>
          {seeking.seeker !== undefined && standing?.kind !== 'confirmed' && (
            <WhyItFits shift={shift} seeker={seeking.seeker} venues={seeking.venues} />
          )}
          {record}
          {said}
          {opinion}
        </div>
      </div>
      {paused && <Notice tone="amber">{t('find.paused')}</Notice>}
      {(!paused || standing !== undefined) && acts}
    </DetailFrame>
  );
}

/** Somebody is still missing, and may be had later than planned. */
function Started({ shift }: { readonly shift: Shift }) {
  const t = useTranslations('shifts.detail');
  const now = useEncoreNow();
  if (now < shift.startsAt || gapsOf(shift) === 0 || !isFillable(shift, now)) return null;
  return (
    <div style={{ marginTop: 16 }}>
      <Notice tone="blue">{t('started')}</Notice>
    </div>
  );
}
