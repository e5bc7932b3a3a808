import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/link-button.tsx';

interface PostButtonProps {
  readonly lit?: boolean;
  /** Where tonight is looked after: what is missing there is missing today. */
  readonly today?: boolean;
}

/** The way to the post form; lit where it is the next thing to do. */
export function PostButton({ lit = false, today = false }: PostButtonProps) {
  const t = useTranslations('shifts.tonight');
  return (
    <LinkButton
      to="/venue/shifts/new"
      search={today ? { day: 'today' } : {}}
      variant={lit ? 'lit' : 'filled'}
      {...(lit ? { size: 'lg' } : {})}
      leftSection={<IconPlus size={20} stroke={2} />}
    >
      {t('post')}
    </LinkButton>
  );
}
