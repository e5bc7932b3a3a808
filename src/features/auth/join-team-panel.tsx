// The link of a venue's invitation, opened by somebody who is signed in: one press takes the seat.
import { Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { acceptVenueInvitation, type Joining, type VenueInvitation } from '#domain/team/online.ts';
import { Notice } from '#ui/notice.tsx';
import { isUnreachable } from './sign-in-failure.ts';

interface JoinTeamPanelProps {
  readonly token: string;
  readonly offer: VenueInvitation;
}

export function JoinTeamPanel({ token, offer }: JoinTeamPanelProps) {
  const t = useTranslations('auth');
  const roles = useTranslations('common.memberRoles');
  const act = useOnlineAct(acceptVenueInvitation);
  const [outcome, setOutcome] = useState<Joining | 'needsNetwork' | null>(null);
  const join = async () => {
    const answer = await act.run({ token });
    if (answer.ok) setOutcome(answer.value);
    else setOutcome(isUnreachable(answer.error.code) ? 'needsNetwork' : 'refused');
  };
  if (outcome === 'joined' || outcome === 'passwordVoided') {
    return (
      <Stack gap={20}>
        <Notice tone="green">{t('register.joined', { venue: offer.venueName })}</Notice>
        {outcome === 'passwordVoided' && <Notice tone="amber">{t('passwordVoided')}</Notice>}
        <Button component={Link} to="/venue" size="lg" fullWidth variant="lit">
          {t('callback.continue')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={20}>
      <p style={{ margin: 0 }}>{t('register.joinSignedText', { role: roles(offer.role) })}</p>
      {outcome === 'needsNetwork' && <Notice tone="amber">{t('needsNetwork')}</Notice>}
      {outcome === 'suspended' && <Notice tone="amber">{t('register.joinSuspended')}</Notice>}
      {outcome === 'refused' && <Notice tone="red">{t('register.joinRefused')}</Notice>}
      <Button size="lg" fullWidth variant="lit" onClick={() => void join()} disabled={act.busy}>
        {act.busy ? t('register.joining') : t('register.joinAct')}
      </Button>
    </Stack>
  );
}
