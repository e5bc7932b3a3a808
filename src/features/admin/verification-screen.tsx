// What venues handed in to be verified, the one that waits longest first, with the evidence; and what was decided.
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { holds } from '#domain/admin/rules.ts';
import { adminVerifications, type VerificationState } from '#domain/admin/verifications.ts';
import { VERIFICATION_STATES } from '#domain/verification/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './admin.module.css';
import { useAdminRole } from './admin-role-context.ts';
import { HandedInRow } from './handed-in-row.tsx';
import { Pager } from './pager.tsx';
import { Reading } from './reading.tsx';
import { usePages } from './use-pages.ts';

const PAGE = 20;

export function VerificationScreen() {
  const t = useTranslations('admin.verification');
  const format = useFormat();
  const decides = holds(useAdminRole(), 'support');
  const [state, setState] = useState<VerificationState>('waiting');
  const { page, foot } = usePages(adminVerifications, { filter: { state }, size: PAGE });
  const counts = page.value?.counts;
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <Tabs value={state} onChange={value => setState(VERIFICATION_STATES.find(one => one === value) ?? 'waiting')}>
        <Tabs.List>
          {VERIFICATION_STATES.map(one => (
            <Tabs.Tab key={one} value={one}>
              {t(`states.${one}`, { n: format.number(counts?.[one] ?? 0) })}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={state} pt={16}>
          <Reading query={page} loading={t('loading')} failed={t('failed')}>
            {shown =>
              shown.rows.length === 0 ? (
                <EmptyState title={t('none')} />
              ) : (
                <>
                  <ul className={classes.handedIn}>
                    {shown.rows.map(venue => (
                      <HandedInRow
                        key={venue.id}
                        venue={venue}
                        decides={decides}
                        onDecided={() => void page.refresh()}
                      />
                    ))}
                  </ul>
                  <Pager {...foot(shown)} total={shown.counts[state]} />
                  {!decides && <p className={classes.dim}>{t('readOnly')}</p>}
                </>
              )
            }
          </Reading>
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
