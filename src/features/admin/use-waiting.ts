import {
  IconBug,
  IconBuildingStore,
  IconDeviceMobileX,
  IconFileCheck,
  IconScale,
  IconTrendingDown,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import type { Attention } from '#domain/admin/market.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import { useWhen } from '#i18n/use-when.ts';
import type { AttentionRowProps } from './attention-row.tsx';

type Waiting = AttentionRowProps & { readonly key: string };

/** A line for each thing that waits, the most urgent first. */
export function useWaiting({
  disputes,
  verifications,
  documents,
  drops,
  stuck,
  errors,
}: Attention): readonly Waiting[] {
  const t = useTranslations('admin.attention');
  const when = useWhen();
  const cities = useQuery(allAreas, null);
  const counted: readonly (Waiting & { readonly n: number })[] = [
    {
      ...{ key: 'disputes', n: disputes, icon: IconScale, place: { to: '/admin/reports' } },
      title: t('disputes', { n: disputes }),
    },
    {
      ...{ key: 'venues', n: verifications, icon: IconBuildingStore, place: { to: '/admin/venues/verification' } },
      title: t('verifications', { n: verifications }),
    },
    {
      ...{ key: 'documents', n: documents, icon: IconFileCheck, place: { to: '/admin/workers/documents' } },
      title: t('documents', { n: documents }),
    },
  ];
  return [
    ...counted.filter(({ n }) => n > 0).map(({ n: _, ...row }) => row),
    ...drops.map(({ area, now, before }) => ({
      ...{ key: area, icon: IconTrendingDown, detail: t('dropText') },
      title: t('drop', { city: areaOf(cities, area)?.name ?? area, now: String(now), before: String(before) }),
      place: { to: '/admin/shifts', search: { status: 'kept', time: 'weeks_4', places: 'gaps', area } } as const,
    })),
    ...stuck.map(({ id, name, silent, lastAt }) => ({
      ...{ key: `${id}:${silent}`, icon: IconDeviceMobileX },
      title: t(silent ? 'silent' : 'refused', { name }),
      ...(lastAt !== null && { detail: t('lastSync', { at: when.at(Date.parse(lastAt)) }) }),
      place: { to: '/admin/users/$userId', params: { userId: id } } as const,
    })),
    ...errors.map(({ message, times, people, lastAt, fingerprint, builds }) => ({
      ...{ key: fingerprint, icon: IconBug },
      title: t('error', { n: times, message }),
      detail: [t('errorText', { n: people, at: when(Date.parse(lastAt)) }), ...builds].join(' · '),
      place: { to: '/admin/reports', search: { view: 'health' } } as const,
    })),
  ];
}
