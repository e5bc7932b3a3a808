import { useTranslations } from 'use-intl';
import type { Match, MatchReason } from '#domain/applications/match.ts';

/** 'Your favourite · Here 3 times before · Has the role'. */
export function useMatchWords(match: Match): string {
  const t = useTranslations('applications.applicants.reasons');
  const words = (reason: MatchReason) => (reason.kind === 'worked' ? t('worked', { n: reason.times }) : t(reason.kind));
  return match.reasons.map(words).join(' · ');
}
