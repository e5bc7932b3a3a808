import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/empty-state.tsx';

interface ListNoneProps {
  readonly none: string;
  /** How many there are, whatever the filter. */
  readonly all: number;
}

/** A list without rows. Other letters help where there is something to find. */
export function ListNone({ none, all }: ListNoneProps) {
  const t = useTranslations('admin.list');
  return all === 0 ? (
    <EmptyState title={t('nothingYet')}>{t('nothingYetText')}</EmptyState>
  ) : (
    <EmptyState title={none}>{t('noneText')}</EmptyState>
  );
}
