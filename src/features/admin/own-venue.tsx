import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';

/** Says before anything is pressed that another admin has to decide about the reader's own venue, and who can. */
export function OwnVenue({ deciders }: { readonly deciders: readonly string[] }) {
  const t = useTranslations('admin.ownVenue');
  const others = deciders.length === 0 ? t('nobody') : t('others', { names: deciders.join(', ') });
  return (
    <Notice tone="blue" detail={others}>
      {t('title')}
    </Notice>
  );
}
