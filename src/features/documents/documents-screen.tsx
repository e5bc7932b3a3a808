// A rockstar's documents: what each is, how long it is valid and how far it is with being checked. The file goes first, while
// there is a network; what was typed and chosen stays until then, through a reload too.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeptFiles } from '#bridge/use-kept-files.ts';
import { useQuery } from '#bridge/use-query.ts';
import { MOST_DOCUMENTS } from '#domain/documents/commands.ts';
import { ownDocuments, type TrackedDocument } from '#domain/documents/queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { DocumentRow } from './document-row.tsx';
import { DocumentSheet } from './document-sheet.tsx';
import classes from './documents.module.css';
import { RemoveSheet } from './remove-sheet.tsx';

export function DocumentsScreen() {
  const t = useTranslations('documents');
  const documents = useQuery(ownDocuments, null);
  const [editing, setEditing] = useState<TrackedDocument | 'new' | null>(null);
  const [removing, setRemoving] = useState<TrackedDocument | null>(null);
  const kept = useKeptFiles(
    'document:new',
    documents?.flatMap(({ id, fileId }) => [id, fileId]),
  );
  const [closed, setClosed] = useState(false);
  if (documents === undefined) return null;
  // What was chosen before a reload is not left behind a button.
  const asked = editing ?? (kept.files.length > 0 && !closed ? 'new' : null);
  const full = documents.length >= MOST_DOCUMENTS;
  const add = (
    <Button disabled={full} onClick={() => setEditing('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Screen title={t('title')} lead={t('lead')} back="/rockstar/profile">
      {documents.length === 0 ? (
        <EmptyState title={t('none')} act={add}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <>
          <ul role="list" className={classes.rows}>
            {documents.map(document => (
              <DocumentRow
                key={document.id}
                document={document}
                onChange={() => setEditing(document)}
                onRemove={() => setRemoving(document)}
              />
            ))}
          </ul>
          {full && <p className={classes.dim}>{t('full')}</p>}
          {add}
        </>
      )}
      {asked !== null && (
        <DocumentSheet
          key={asked === 'new' ? 'new' : asked.id}
          known={asked === 'new' ? null : asked}
          onClose={() => {
            setEditing(null);
            setClosed(true);
          }}
        />
      )}
      {removing !== null && <RemoveSheet document={removing} onClose={() => setRemoving(null)} />}
    </Screen>
  );
}
