// Applicants for one shift as a comparison: a table, the one that is looked at beside it, and the places at the foot. Decided by keys:
// A, S and D, X ticks several, C puts two side by side. Where there is no room for it, the cards of the shift's page.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Shift } from '#domain/shifts/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { useWide } from '#ui/use-wide.ts';
import { ApplicantsPanel } from './applicants-panel.tsx';
import classes from './compare.module.css';
import { CompareKeys } from './compare-keys.tsx';
import { ComparePane } from './compare-pane.tsx';
import { ComparePlaces } from './compare-places.tsx';
import { CompareTable } from './compare-table.tsx';
import { useCompare } from './use-compare.ts';
import { useCompareKeys } from './use-compare-keys.ts';
import { useView } from './use-view.ts';

interface CompareScreenProps {
  readonly shift: Shift;
  /** Managers decide; staff look on. */
  readonly mayDecide: boolean;
}

export function CompareScreen({ shift, mayDecide }: CompareScreenProps) {
  const t = useTranslations('applications.compare');
  const format = useFormat();
  const roleName = useRoleName();
  const wide = useWide();
  const comparison = useCompare(shift);
  const at = useCompareKeys(comparison?.rows ?? [], wide);
  useView(wide ? (comparison?.rows.map(({ application }) => application) ?? []) : [], mayDecide);
  if (comparison === undefined) return null;
  const { rows, gaps } = comparison;
  const span = format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz });
  const pay = `${format.money(shift.rateMinor, shift.currency)}/h`;
  const decides = mayDecide && shift.status === 'published';
  return (
    <Screen
      title={t('title', { n: rows.filter(({ open }) => open).length, gaps: Math.max(0, gaps) })}
      lead={[roleName(shift.role), shift.title, span, pay].filter(Boolean).join(' · ')}
      back="/venue/shifts"
      aside={
        wide && rows.length > 1 ? (
          <Button size="sm" variant="outline" aria-pressed={at.pair !== null} onClick={at.compareTwo}>
            {t('two')}
          </Button>
        ) : undefined
      }
      roomy={at.pair !== null}
      pane={
        wide && at.current !== undefined ? (
          <ComparePane at={at} shift={shift} gaps={gaps} mayDecide={decides} />
        ) : undefined
      }
    >
      {!wide && <ApplicantsPanel shift={shift} mayDecide={mayDecide} />}
      {wide && rows.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {wide && rows.length > 0 && (
        <CompareTable
          shift={shift}
          comparison={comparison}
          current={at.current?.id}
          ticked={at.ticked}
          onCurrent={at.look}
          onTick={at.tick}
        />
      )}
      {wide && (
        <div className={classes.foot}>
          <ComparePlaces comparison={comparison} positions={shift.positions} />
          <CompareKeys />
        </div>
      )}
    </Screen>
  );
}
