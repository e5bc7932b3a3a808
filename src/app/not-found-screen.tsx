import { Button, Group } from '@mantine/core';
import { Link, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type ActingAs, useActingAs } from '#bridge/use-acting-as.ts';
import { useInternal, useRole, useSignedIn } from '#bridge/use-role.tsx';
import { NoIndex, PageTitle } from '#ui/page-title.tsx';
import classes from './fallback.module.css';
import { FallbackHead } from './fallback-head.tsx';

// Who administers by role alone, from an address of another house, has the portal that everybody has.
const dashboards = { venue: '/venue', rockstar: '/rockstar', platform_admin: '/rockstar' } as const;
const acting = { venue: '/venue', worker: '/rockstar', admin: '/admin' } as const satisfies Record<ActingAs, string>;

/** Any address that leads nowhere: says which, as plain text, and the ways on. */
export function NotFoundScreen() {
  const t = useTranslations('errors.notFound');
  const home = useHome();
  // Inside a portal the shell around this has the page's one `main`.
  const inPortal = useMatches({ select: matches => matches.some(({ routeId }) => PORTALS.has(routeId)) });
  const Page = inPortal ? 'div' : 'main';
  const signedIn = useSignedIn();
  const router = useRouter();
  const path = useLocation({ select: location => location.pathname });
  return (
    <Page className={classes.page}>
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
        {signedIn === true && (
          <Button component={Link} to="/search" variant="outline">
            {t('search')}
          </Button>
        )}
      </Group>
    </Page>
  );
}

const PORTALS: ReadonlySet<string> = new Set(['/venue', '/rockstar', '/admin']);

/** The dashboard of this person: internal people chose theirs. */
function useHome() {
  const role = useRole();
  const internal = useInternal();
  const { actingAs } = useActingAs();
  if (internal === true) return actingAs === null ? '/' : acting[actingAs];
  return role === null || role === undefined ? '/' : dashboards[role];
}

/** As people write it; an address that is no valid encoding stays as it came. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
