// What venues handed in to be verified, the one that waits longest first, with the evidence; and what was decided.
import { Button, Tabs } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { holds } from '#domain/admin/rules.ts';
import { adminVerifications, type HandedIn, type VerificationState } from '#domain/admin/verifications.ts';
import { VERIFICATION_STATES } from '#domain/verification/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './admin.module.css';
import { useAdminRole } from './admin-role-context.ts';
import { HandedInRow } from './handed-in-row.tsx';
import { Reading } from './reading.tsx';

const FIRST = { afterAt: '', afterId: '' };

export function VerificationScreen() {
  const t = useTranslations('admin.verification');
  const format = useFormat();
  const decides = holds(useAdminRole(), 'support');
  const [state, setState] = useState<VerificationState>('waiting');
  const [after, setAfter] = useState(FIRST);
  const page = useOnlineQuery({ followed: 'admin_verifications' }, adminVerifications, { state, ...after });
  const open = (next: VerificationState) => {
    setState(next);
    setAfter(FIRST);
  };
  const counts = page.value?.counts;
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <Tabs value={state} onChange={value => open(VERIFICATION_STATES.find(one => one === value) ?? 'waiting')}>
        <Tabs.List>
          {VERIFICATION_STATES.map(one => (
            <Tabs.Tab key={one} value={one}>
              {t(`states.${one}`, { n: format.number(counts?.[one] ?? 0) })}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={state} pt={16}>
          <Reading query={page} loading={t('loading')} failed={t('failed')}>
            {({ venues, more }) =>
              venues.length === 0 ? (
                <EmptyState title={t('none')} />
              ) : (
                <>
                  <ul className={classes.handedIn}>
                    {venues.map(venue => (
                      <HandedInRow
                        key={venue.id}
                        venue={venue}
                        decides={decides}
                        onDecided={() => void page.refresh()}
                      />
                    ))}
                  </ul>
                  {after.afterId !== '' && (
                    <Button variant="outline" onClick={() => setAfter(FIRST)}>
                      {t('first')}
                    </Button>
                  )}
                  {more && (
                    <Button variant="outline" onClick={() => setAfter(lastOf(venues))}>
                      {t('next')}
                    </Button>
                  )}
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

function lastOf(venues: readonly HandedIn[]) {
  const last = venues.at(-1);
  return last === undefined ? FIRST : { afterAt: last.handedInAt, afterId: last.id };
}
