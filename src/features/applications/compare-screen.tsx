// Applicants for one shift as a comparison: a table, the one that is looked at beside it (on a tablet held upright in a dock below), and
// the places at the foot. Decided by keys: A, S and D, X ticks several, C puts two side by side. On a phone the cards of the shift's page.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Shift } from '#domain/shifts/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { Dock } from '#ui/dock.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { useKeyHints } from '#ui/use-key-hints.ts';
import { useWide } from '#ui/use-wide.ts';
import { ApplicantsPanel } from './applicants-panel.tsx';
import classes from './compare.module.css';
import { CompareKeys } from './compare-keys.tsx';
import { ComparePane } from './compare-pane.tsx';
import { ComparePlaces } from './compare-places.tsx';
import { CompareTable } from './compare-table.tsx';
import { CompareTools } from './compare-tools.tsx';
import { type Comparison, useCompare } from './use-compare.ts';
import { useCompareColumns } from './use-compare-columns.ts';
import { useCompareFilters } from './use-compare-filters.ts';
import { useCompareKeys } from './use-compare-keys.ts';
import { useView } from './use-view.ts';

interface CompareScreenProps {
  readonly shift: Shift;
  /** Managers decide; staff look on. */
  readonly mayDecide: boolean;
  /** What brings applicants, while there are none. */
  readonly invite: ReactNode;
}

export function CompareScreen({ shift, mayDecide, invite }: CompareScreenProps) {
  const t = useTranslations('applications.compare');
  const facts = useTranslations('shifts.facts');
  const format = useFormat();
  const roleName = useRoleName();
  const wide = useWide();
  const tabled = useWide(820);
  const comparison = useCompare(shift);
  const filters = useCompareFilters(comparison?.rows ?? []);
  const columns = useCompareColumns();
  const at = useCompareKeys(filters.rows, tabled);
  const hinted = useKeyHints();
  useView(tabled ? (comparison?.rows.map(({ application }) => application) ?? []) : [], mayDecide);
  if (comparison === undefined) return null;
  const dock = { name: t('dock.name'), half: t('dock.half'), full: t('dock.full'), closed: t('dock.closed') };
  const { rows, gaps } = comparison;
  const keyed = hinted && rows.length > 0;
  const span = format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz });
  const pay = facts('perHourShort', { rate: format.money(shift.rateMinor, shift.currency) });
  const decides = mayDecide && shift.status === 'published';
  const beside =
    at.current === undefined ? undefined : <ComparePane at={at} shift={shift} gaps={gaps} mayDecide={decides} />;
  return (
    <Screen
      title={t('title', { n: rows.filter(({ open }) => open).length, gaps: Math.max(0, gaps) })}
      lead={[roleName(shift.role), shift.title, span, pay].filter(Boolean).join(' · ')}
      back="/venue/shifts"
      aside={
        tabled && rows.length > 0 ? (
          <CompareTools
            filters={filters}
            columns={columns}
            paired={at.pair !== null}
            onPair={filters.rows.length > 1 ? at.compareTwo : undefined}
          />
        ) : undefined
      }
      roomy={at.pair !== null}
      pane={wide ? beside : undefined}
    >
      {!tabled && <ApplicantsPanel shift={shift} mayDecide={mayDecide} heading="h2" />}
      {tabled && <Compared {...{ shift, comparison, filters, columns, at, invite }} />}
      {tabled && (
        <div className={classes.foot} data-stuck data-docked={!wide || undefined}>
          <ComparePlaces comparison={comparison} positions={shift.positions} tz={shift.tz} keyed={keyed && decides} />
          {wide ? keyed && <CompareKeys /> : beside !== undefined && <Dock words={dock}>{beside}</Dock>}
        </div>
      )}
    </Screen>
  );
}

interface ComparedProps extends Pick<CompareScreenProps, 'shift' | 'invite'> {
  readonly comparison: Comparison;
  readonly filters: ReturnType<typeof useCompareFilters>;
  readonly columns: ReturnType<typeof useCompareColumns>;
  readonly at: ReturnType<typeof useCompareKeys>;
}

/** The table of those that the filters leave; else why it is empty, and what helps. */
function Compared({ shift, comparison, filters, columns, at, invite }: ComparedProps) {
  const t = useTranslations('applications.compare');
  if (comparison.rows.length === 0) {
    return (
      <>
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        {invite}
      </>
    );
  }
  if (filters.rows.length === 0) {
    const all = (
      <Button variant="outline" onClick={filters.clear}>
        {t('showAll')}
      </Button>
    );
    return <EmptyState title={t('noneOfThem')} act={all} />;
  }
  return (
    <CompareTable
      shift={shift}
      comparison={{ rows: filters.rows, best: comparison.best }}
      // Two beside each other leave the table less room.
      shown={at.pair === null ? columns.shown : []}
      current={at.current?.id}
      ticked={at.ticked}
      onCurrent={at.look}
      onTick={at.tick}
      onTickAll={at.tickAll}
    />
  );
}
