// Applicants for the shift that an address names, or that there is no such shift any more.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { shiftById } from '#domain/shifts/queries.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { CompareScreen } from './compare-screen.tsx';

interface ApplicantsOfPanelProps {
  readonly shiftId: string;
  /** Managers decide; staff look on. */
  readonly mayDecide: boolean;
  /** What brings applicants, while there are none. */
  readonly invite: (shift: Shift) => ReactNode;
}

export function ApplicantsOfPanel({ shiftId, mayDecide, invite }: ApplicantsOfPanelProps) {
  const t = useTranslations('shifts.find');
  const shift = useQuery(shiftById, { id: shiftId });
  if (shift === undefined) return null;
  if (shift === null) {
    return (
      <Screen title={t('gone')} titleHidden back="/venue/shifts">
        <EmptyState title={t('gone')}>{t('goneText')}</EmptyState>
      </Screen>
    );
  }
  return <CompareScreen shift={shift} mayDecide={mayDecide} invite={invite(shift)} />;
}
