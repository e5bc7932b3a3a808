// A venue's link to its own people, opened by a Rockstar who is signed in: one press, and the venue knows them.
import { Button, Stack } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useRole } from '#bridge/use-role.tsx';
import { meetVenue } from '#domain/relations/bringing.ts';
import { Notice } from '#ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';
import { isUnreachable } from './sign-in-failure.ts';
import { useVenueInLink } from './use-venue-in-link.ts';

type Outcome = 'met' | 'gone' | 'needsNetwork' | 'refused';

export function MeetVenueScreen({ venueId }: { readonly venueId: string }) {
  const t = useTranslations('auth');
  const role = useRole();
  const name = useVenueInLink(venueId);
  const act = useOnlineAct(meetVenue);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // A venue's own people have no use for it, and whoever looks at the link of their own venue is one of them.
  if (role !== 'rockstar' && role !== undefined) return <Navigate to="/" replace />;
  const venue = name ?? t('brought.aVenue');
  const meet = async () => {
    const answer = await act.run({ venueId });
    if (answer.ok) setOutcome(answer.value ? 'met' : 'gone');
    else setOutcome(isUnreachable(answer.error.code) ? 'needsNetwork' : 'refused');
  };
  return (
    <AuthPage title={t('brought.title', { venue })}>
      <Stack gap={20}>
        {outcome === 'met' ? (
          <>
            <Notice tone="green">{t('brought.met', { venue })}</Notice>
            <Button component={Link} to="/rockstar/available-shifts" size="lg" fullWidth variant="lit">
              {t('brought.toShifts')}
            </Button>
          </>
        ) : (
          <>
            <p style={{ margin: 0 }}>{t('brought.text', { venue })}</p>
            {outcome === 'needsNetwork' && <Notice tone="amber">{t('needsNetwork')}</Notice>}
            {outcome === 'gone' && <Notice tone="red">{t('brought.gone')}</Notice>}
            {outcome === 'refused' && <Notice tone="red">{t('brought.refused')}</Notice>}
            <Button size="lg" fullWidth variant="lit" onClick={() => void meet()} disabled={act.busy}>
              {t('brought.act')}
            </Button>
            <Button component={Link} to="/" replace size="lg" fullWidth variant="subtle">
              {t('brought.notNow')}
            </Button>
          </>
        )}
      </Stack>
    </AuthPage>
  );
}
