import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useSession } from '#bridge/use-session.ts';
import { setRelation } from '#domain/relations/commands.ts';
import type { RelationKind } from '#domain/relations/schema.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { notify, notifyNotSaved } from '#ui/toast.ts';

/** Says what a rockstar thinks of a venue, for their own eyes. */
export function useOpinion() {
  const t = useTranslations('venues.opinion');
  const userId = useSession()?.userId ?? '';
  const save = useCommand(setRelation);
  return async ({ id, name }: Venue, kind: RelationKind | 'neutral'): Promise<void> => {
    const saved = await save({ venue_id: id, worker_id: userId, side: 'rockstar', kind });
    if (saved.ok) notify(t(`done.${kind}`, { name }));
    else notifyNotSaved(t('notSaved'));
  };
}
