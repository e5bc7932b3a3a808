// What the venue thinks of somebody: favourite, blocked or neither, for its own eyes.

import { Button } from '@mantine/core';
import { IconBan, IconCalendarCheck, IconEyeOff, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { setRelation } from '#domain/relations/commands.ts';
import type { KnownRockstar } from '#domain/relations/people.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { notify, notifyNotSaved } from '#ui/toast.ts';

interface RelationActsProps {
  readonly known: Pick<KnownRockstar, 'person' | 'relation' | 'ahead'>;
  readonly venueId: string;
}

export function RelationActs({ known: { person, relation, ahead }, venueId }: RelationActsProps) {
  const t = useTranslations('rockstars');
  const { name } = person;
  const save = useCommand(setRelation);
  const [asking, setAsking] = useState(false);
  const { value: note, change, forget, kept } = useKeptForm(`block-${venueId}-${person.id}`, '');
  const set = async (kind: 'favourite' | 'blocked' | 'neutral') => {
    setAsking(false);
    const words = kind === 'blocked' && note.trim() !== '' ? { note } : {};
    const saved = await save({ venue_id: venueId, worker_id: person.id, side: 'venue', kind, ...words });
    if (!saved.ok) return notifyNotSaved(t('notSaved'));
    if (kind === 'blocked') forget();
    notify(t(`done.${kind}`, { name }));
  };
  if (relation === 'blocked') {
    return (
      <Button variant="outline" size="sm" aria-label={t('unblockName', { name })} onClick={() => void set('neutral')}>
        {t('unblock')}
      </Button>
    );
  }
  const favourite = relation === 'favourite';
  const Heart = favourite ? IconHeartFilled : IconHeart;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-pressed={favourite}
        aria-label={t('favouriteName', { name })}
        leftSection={<Heart size={18} aria-hidden="true" />}
        onClick={() => void set(favourite ? 'neutral' : 'favourite')}
      >
        {t('favourite')}
      </Button>
      <Button variant="subtle" size="sm" aria-label={t('blockName', { name })} onClick={() => setAsking(true)}>
        {t('block')}
      </Button>
      <ConsequenceSheet
        opened={asking}
        title={t('blockTitle', { name })}
        consequences={[
          { icon: IconBan, fact: t('blockAsks'), detail: t('blockAsksDetail') },
          { icon: IconCalendarCheck, fact: t('blockAhead', { n: ahead }), detail: t('blockAheadDetail') },
          { icon: IconEyeOff, fact: t('blockSilent'), detail: t('blockSilentDetail') },
        ]}
        safeLabel={t('keep')}
        onSafe={() => setAsking(false)}
        costlyLabel={t('block')}
        onCostly={() => void set('blocked')}
      >
        <KeptLine kept={kept} />
        <GrowingTextarea
          label={t('blockNote')}
          description={t('blockNoteHint')}
          minRows={2}
          maxLength={REASON_LENGTH}
          value={note}
          onChange={event => change(() => event.currentTarget.value)}
        />
      </ConsequenceSheet>
    </>
  );
}
