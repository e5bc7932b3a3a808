import { Button, Group } from '@mantine/core';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useRole } from '#bridge/use-role.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoIndex, PageTitle } from '#ui/page-title.tsx';
import classes from './fallback.module.css';

const dashboards = { venue: '/venue', rockstar: '/rockstar', platform_admin: '/' } as const;

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
      <EmptyState title={t('title')}>{t('lead')}</EmptyState>
      <p className={classes.path}>{path}</p>
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
