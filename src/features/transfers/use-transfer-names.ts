import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import type { Transfer } from '#domain/transfers/schema.ts';

/** Who hands over and who would come instead, as the venue knows them. */
export function useTransferNames({ giverId, workerId }: Pick<Transfer, 'giverId' | 'workerId'>) {
  const t = useTranslations('transfers.decide');
  const ids = useMemo(() => [giverId, workerId], [giverId, workerId]);
  const people = useQuery(profilesByIds, { ids });
  const nameOf = (id: typeof giverId) => people?.get(id)?.name ?? t('unknown');
  return { giver: nameOf(giverId), name: nameOf(workerId) };
}
