import { Button, Group } from '@mantine/core';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useRole } from '#bridge/use-role.tsx';
import { NoIndex, PageTitle } from '#ui/page-title.tsx';
import classes from './fallback.module.css';
import { FallbackHead } from './fallback-head.tsx';

const dashboards = { venue: '/venue', rockstar: '/rockstar', platform_admin: '/admin' } as const;

/** Any address that leads nowhere: says which, as plain text, and the ways on. */
export function NotFoundScreen() {
  const t = useTranslations('errors.notFound');
  const role = useRole();
  const router = useRouter();
  const path = useLocation({ select: location => location.pathname });
  const home = role === null || role === undefined ? '/' : dashboards[role];
  return (
    <main className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <NoIndex />
      <FallbackHead title={t('title')}>{t('lead')}</FallbackHead>
      <p className={classes.path}>{readable(path)}</p>
      <Group gap={8}>
        <Button component={Link} to={home}>
          {home === '/' ? t('landing') : t('dashboard')}
        </Button>
        <Button variant="outline" onClick={() => router.history.back()}>
          {t('back')}
        </Button>
      </Group>
    </main>
  );
}

/** As people write it; an address that is no valid encoding stays as it came. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
