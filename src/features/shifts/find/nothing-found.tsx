import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/empty-state.tsx';

export function NothingFound({ openCount }: { readonly openCount: number }) {
  const t = useTranslations('shifts.find');
  if (openCount === 0) return <EmptyState title={t('nothingOpen')}>{t('nothingOpenText')}</EmptyState>;
  return <EmptyState title={t('nothingFits')}>{t('nothingFitsText', { n: openCount })}</EmptyState>;
}
