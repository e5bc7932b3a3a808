import { useTranslations } from 'use-intl';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';

interface EditBarProps {
  readonly changed: boolean;
  readonly onCancel: () => void;
}

/** While the page is open for editing: leave it as it was, or save. */
export function EditBar({ changed, onCancel }: EditBarProps) {
  const t = useTranslations('profiles');
  return (
    <ActBar {...(changed ? { note: t('unsaved') } : {})}>
      <ActButton type="submit">{t('save')}</ActButton>
      <ActButton variant="outline" fullWidth={false} onClick={onCancel}>
        {t('cancel')}
      </ActButton>
    </ActBar>
  );
}
