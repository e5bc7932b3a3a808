// What rockstars handed in to be checked, the one that waits longest first, with the file; and what was decided.
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { adminDocuments } from '#domain/admin/documents.ts';
import { holds } from '#domain/admin/rules.ts';
import { DOCUMENT_STATES, type DocumentState } from '#domain/documents/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './admin.module.css';
import { useAdminRole } from './admin-role-context.ts';
import { HandedDocumentRow } from './handed-document-row.tsx';
import { Pager } from './pager.tsx';
import { Reading } from './reading.tsx';
import { usePages } from './use-pages.ts';

const PAGE = 20;

export function DocumentsScreen() {
  const t = useTranslations('admin.documents');
  // Proofs of who somebody is are not for everybody who may look around.
  if (holds(useAdminRole(), 'support')) return <Queue />;
  return (
    <Screen title={t('title')}>
      <p>{t('denied')}</p>
    </Screen>
  );
}

function Queue() {
  const t = useTranslations('admin.documents');
  const format = useFormat();
  const [state, setState] = useState<DocumentState>('waiting');
  const { page, foot } = usePages(adminDocuments, { filter: { state }, size: PAGE });
  const counts = page.value?.counts;
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <Tabs value={state} onChange={value => setState(DOCUMENT_STATES.find(one => one === value) ?? 'waiting')}>
        <Tabs.List>
          {DOCUMENT_STATES.map(one => (
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
                    {shown.rows.map(document => (
                      <HandedDocumentRow key={document.id} document={document} onDecided={() => void page.refresh()} />
                    ))}
                  </ul>
                  <Pager {...foot(shown)} total={shown.counts[state]} />
                </>
              )
            }
          </Reading>
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
