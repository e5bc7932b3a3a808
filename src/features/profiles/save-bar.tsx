import { useTranslations } from 'use-intl';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';

/** Appears with the first change. */
export function SaveBar() {
  const t = useTranslations('profiles');
  return (
    <ActBar note={t('unsaved')}>
      <ActButton type="submit">{t('save')}</ActButton>
    </ActBar>
  );
}
