import { Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** /register without a side: which one is it? */
export function ChooseSide() {
  const t = useTranslations('auth.register');
  return (
    <Stack gap={12}>
      <Button component={Link} to="/register/rockstar" size="lg" fullWidth>
        {t('ratherRockstar')}
      </Button>
      <Button component={Link} to="/register/venue" size="lg" fullWidth variant="outline">
        {t('ratherVenue')}
      </Button>
    </Stack>
  );
}
