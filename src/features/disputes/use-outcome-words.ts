import { useTranslations } from 'use-intl';
import type { Dispute } from '#domain/disputes/schema.ts';
import { useFormat } from '#i18n/use-format.ts';

/** What was decided, by its code, in the reader's language. */
export function useOutcomeWords(): (dispute: Pick<Dispute, 'kind' | 'outcome' | 'decidedMin'>) => string {
  const t = useTranslations('disputes.outcomes');
  const format = useFormat();
  return ({ kind, outcome, decidedMin }) => {
    const duration = format.duration(decidedMin ?? 0);
    if (outcome === null) return '';
    if (kind === 'hours') return t(outcome === 'agreed' ? 'agreed' : 'hours', { duration });
    if (outcome === 'agreed' && (kind === 'no_show' || kind === 'strike')) return t(`withdrawn.${kind}`);
    return t(`${outcome === 'upheld' ? 'upheld' : 'taken_back'}.${kind}`);
  };
}
