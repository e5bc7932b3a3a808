import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** On to the person's portal; the landing page knows which. */
export function ContinueLink() {
  const t = useTranslations('auth.callback');
  return (
    <Button component={Link} to="/" replace size="lg" fullWidth variant="lit">
      {t('continue')}
    </Button>
  );
}

export function SignInLink() {
  const t = useTranslations('auth.checkEmail');
  return (
    <Button component={Link} to="/login" replace size="lg" fullWidth variant="outline">
      {t('toSignIn')}
    </Button>
  );
}
