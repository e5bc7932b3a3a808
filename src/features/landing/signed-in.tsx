import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSignOut } from '#bridge/use-sign-out.ts';

/** For internal people, who stay here until they have chosen a portal. */
export function SignedIn() {
  const t = useTranslations('landing');
  const { signOut } = useSignOut();
  return (
    <Button size="sm" variant="outline" onClick={() => void signOut()}>
      {t('signOut')}
    </Button>
  );
}
