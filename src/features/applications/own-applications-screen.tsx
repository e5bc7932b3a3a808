// Everything a rockstar asked for, and what became of it.
import { useTranslations } from 'use-intl';
import { DayList } from '#ui/day-row.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { JobRequestsList } from './job-requests-list.tsx';
import { RequestRow } from './request-row.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { useOwnRequests } from './use-own-requests.ts';

export function OwnApplicationsScreen() {
  const t = useTranslations('applications');
  const requests = useOwnRequests();
  if (requests === undefined) return null;
  const { needYou, waiting, settled } = requests;
  const open = needYou.length + waiting.length;
  return (
    <Screen title={t('title', { n: open })} back="/rockstar/shifts">
      <div style={{ maxWidth: 640, paddingBottom: 24 }}>
        {open + settled.length === 0 && (
          <EmptyState
            title={t('empty')}
            act={
              <LinkButton to="/rockstar/available-shifts" size="lg" variant="lit">
                {t('find')}
              </LinkButton>
            }
          >
            {t('emptyText')}
          </EmptyState>
        )}
        <RequestsPanel />
        <JobRequestsList />
        {settled.length > 0 && (
          <DayList title={t('settled')} count={settled.length}>
            {settled.map(one => (
              <RequestRow key={one.shift.id} {...one} />
            ))}
          </DayList>
        )}
      </div>
    </Screen>
  );
}
