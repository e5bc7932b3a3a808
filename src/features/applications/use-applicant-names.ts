import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import type { ProfileId } from '#domain/ids.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';

const NAMED = 3;

/** 'Rocco Bianchi, Rosa Fernández and 3 more'. */
export function useApplicantNames(applicants: readonly ProfileId[]): string {
  const t = useTranslations('applications.applicants');
  const shifts = useTranslations('shifts.manage');
  const locale = useLocale();
  const named = useMemo(() => applicants.slice(0, NAMED), [applicants]);
  const people = useQuery(profilesByIds, { ids: named });
  const words = named.map(id => people?.get(id)?.name ?? shifts('unknownRockstar'));
  const more = applicants.length - named.length;
  return new Intl.ListFormat(locale).format(more > 0 ? [...words, t('more', { n: more })] : words);
}
