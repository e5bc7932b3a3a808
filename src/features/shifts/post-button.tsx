import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/link-button.tsx';

/** The way to the post form; lit where it is the next thing to do. */
export function PostButton({ lit = false }: { readonly lit?: boolean }) {
  const t = useTranslations('shifts.tonight');
  return (
    <LinkButton
      to="/venue/shifts/new"
      variant={lit ? 'lit' : 'filled'}
      {...(lit ? { size: 'lg' } : {})}
      leftSection={<IconPlus size={20} stroke={2} />}
    >
      {t('post')}
    </LinkButton>
  );
}
