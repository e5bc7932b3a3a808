// «I'm a Venue», «I'm a Rockstar». Guests go to that portal's sign-in; an internal person who is signed in chooses the
// portal to act in.
import { Button, type ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useActingAs } from '#bridge/use-acting-as.ts';
import { useSignedIn } from '#bridge/use-role.tsx';
import { actingAsOf, dashboardOf, type Portal } from '#domain/profiles/portals.ts';

interface PortalButtonProps extends ButtonProps {
  readonly portal: Portal;
}

export function PortalButton({ portal, ...look }: PortalButtonProps) {
  const t = useTranslations('landing');
  const signedIn = useSignedIn();
  const { choose } = useActingAs();
  if (signedIn === false) {
    return (
      <Button component={Link} to={`/login/${portal}`} {...look}>
        {t(portal)}
      </Button>
    );
  }
  return (
    <Button component={Link} to={dashboardOf[portal]} onClick={() => choose(actingAsOf(portal))} {...look}>
      {t(portal)}
    </Button>
  );
}
