// What a venue keeps about a favourite or somebody it blocked, in its own words: for its people's eyes.

import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { setRelation } from '#domain/relations/commands.ts';
import type { RockstarHere } from '#domain/relations/people.ts';
import { useQuoted } from '#i18n/use-quoted.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './rockstar.module.css';

interface RelationNoteProps {
  readonly here: RockstarHere;
  readonly venueId: string;
}

/** Starts from what is saved: give it a key that changes with the note. */
export function RelationNote({ here: { person, relation, note }, venueId }: RelationNoteProps) {
  const t = useTranslations('rockstars');
  const told = useToldOutcome();
  const quoted = useQuoted();
  const there = note ?? '';
  const { value: typed, change, forget, kept, changed } = useKeptForm(`relation-${venueId}-${person.id}`, there, there);
  const set = useCommand(setRelation);
  if (relation === 'neutral') return null;
  const words = typed.trim();
  // A colleague's words, which saving would write over.
  const isAnother = changed !== null && there !== words;
  const save = async () => {
    const saving = set({
      venue_id: venueId,
      worker_id: person.id,
      side: 'venue',
      kind: relation,
      note: words || null,
    });
    if (await told(saving, { applied: t('noteSaved') })) forget();
  };
  return (
    <div className={classes.note}>
      <div>
        {words !== there && <KeptLine kept={kept} />}
        <GrowingTextarea
          label={t('note')}
          description={t('noteHint')}
          minRows={2}
          maxLength={REASON_LENGTH}
          value={typed}
          onChange={event => {
            const { value } = event.currentTarget;
            change(() => value);
          }}
        />
      </div>
      {isAnother && <Notice tone="amber">{t('noteChanged', { note: quoted(there) })}</Notice>}
      <Button size="sm" variant="outline" disabled={words === there} onClick={() => void save()}>
        {t('noteSave')}
      </Button>
    </div>
  );
}
