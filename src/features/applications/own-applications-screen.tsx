// Everything a rockstar applied for, and what became of it.
import { useTranslations } from 'use-intl';
import { ShownTogether } from '#bridge/shown-together.tsx';
import { DayList } from '#ui/day-row.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FindShifts } from '#ui/find-shifts.tsx';
import { Screen } from '#ui/screen.tsx';
import { JobApplicationsList } from './job-applications-list.tsx';
import { OwnApplicationRow } from './own-application-row.tsx';
import classes from './own-applications.module.css';
import { OwnApplicationsPanel } from './own-applications-panel.tsx';
import { useOwnApplications } from './use-own-applications.ts';

export function OwnApplicationsScreen() {
  const t = useTranslations('applications');
  const own = useOwnApplications();
  if (own === undefined) return null;
  const { needYou, waiting, settled } = own;
  const open = needYou.length + waiting.length;
  return (
    <ShownTogether>
      <Screen title={t('title', { n: open })} back="/rockstar/shifts">
        <div className={classes.lists}>
          {open + settled.length === 0 && (
            <EmptyState title={t('empty')} act={<FindShifts />}>
              {t('emptyText')}
            </EmptyState>
          )}
          <OwnApplicationsPanel />
          <JobApplicationsList />
          {settled.length > 0 && (
            <DayList title={t('settled')} count={settled.length}>
              {settled.map(one => (
                <OwnApplicationRow key={one.shift.id} {...one} />
              ))}
            </DayList>
          )}
        </div>
      </Screen>
    </ShownTogether>
  );
}
