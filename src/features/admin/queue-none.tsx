import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/empty-state.tsx';

interface QueueNoneProps {
  readonly sought: string;
  readonly none: string;
  readonly text: string | undefined;
}

/** A queue without rows: there are none, or none that match what was typed. */
export function QueueNone({ sought, none, text }: QueueNoneProps) {
  const t = useTranslations('admin.list');
  if (sought.trim() === '') return <EmptyState title={none}>{text}</EmptyState>;
  return <EmptyState title={t('noMatch')}>{t('noMatchText')}</EmptyState>;
}
