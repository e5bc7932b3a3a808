// The link of an admin invitation. In the specified order: somebody who is signed in with the invited address gets the
// rights at once; everybody else sees what the token offers and makes an account, for which the mailed token is the
// confirmation.
//
//   token ──▶ signed in? ──granted──▶ dashboard
//     │           └──no──▶ looked up ──▶ form ──▶ account + rights ──▶ signed in ──▶ dashboard
//     └ none          └──▶ invalid, expired, no answer          └──▶ address registered already ──▶ admin sign-in
import { Button, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useActingAs } from '#bridge/use-acting-as.ts';
import { Notice } from '#ui/notice.tsx';
import { notify, offer } from '#ui/toast.ts';
import { AcceptInvitationForm } from './accept-invitation-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { useMailed } from './mailed.ts';
import { useAdminOffer } from './use-admin-offer.ts';

export function AcceptInvitationScreen() {
  const t = useTranslations('auth.adminInvitation');
  const { token } = useMailed();
  if (token === undefined) {
    return (
      <AuthPage title={t('title')}>
        <Notice tone="red">{t('noToken')}</Notice>
      </AuthPage>
    );
  }
  return <WithToken key={token} token={token} />;
}

function WithToken({ token }: { readonly token: string }) {
  const t = useTranslations('auth.adminInvitation');
  const enter = useEnterAdmin();
  const voided = useTranslations('auth');
  const { state, again } = useAdminOffer(token, () => {
    enter(t('granted'));
    // Rights over the platform always void the password: this stays until it is read.
    offer('password-voided', voided('passwordVoided'), { label: voided('passwordVoidedRead'), run: () => undefined });
  });
  switch (state.kind) {
    case 'asking':
      return (
        <AuthPage title={t('title')}>
          <p role="status">{t('checking')}</p>
        </AuthPage>
      );
    case 'refused':
      return (
        <AuthPage title={t('title')}>
          <Stack gap={20}>
            <Notice tone="red">{state.words}</Notice>
            {state.retryable && (
              <Button variant="outline" onClick={again}>
                {t('again')}
              </Button>
            )}
          </Stack>
        </AuthPage>
      );
    case 'offered':
      return (
        <AuthPage title={t('title')}>
          <AcceptInvitationForm token={token} offer={state.offer} onEntered={() => enter(t('created'))} />
        </AuthPage>
      );
  }
}

/** Into the admin portal, with a word of why. */
function useEnterAdmin(): (words: string) => void {
  const navigate = useNavigate();
  const { choose } = useActingAs();
  return useCallback(
    words => {
      choose('admin');
      notify(words);
      void navigate({ to: '/admin', replace: true });
    },
    [choose, navigate],
  );
}
