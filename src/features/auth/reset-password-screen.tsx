// A new password. The mailed link is redeemed together with the first submit, not on opening, and only once: a second try
// after a refused password already has the session that the link gave.
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useSignedIn } from '#bridge/use-role.tsx';
import { useStandingSession } from '#bridge/use-session.ts';
import { updatePassword, verifyEmail } from '#domain/profiles/online.ts';
import { AuthPage } from './auth-page.tsx';
import { ContinueLink } from './callback-links.tsx';
import { ForgotPasswordPanel } from './forgot-password-panel.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { type ResetFailure, resetFailure } from './reset-failure.ts';

interface ResetPasswordScreenProps {
  readonly tokenHash: string | undefined;
  /** The provider sent the person here with an error. */
  readonly refused: boolean;
}

export function ResetPasswordScreen({ tokenHash, refused }: ResetPasswordScreenProps) {
  const t = useTranslations('auth');
  const session = useStandingSession();
  const signedIn = useSignedIn();
  const verify = useOnlineAct(verifyEmail);
  const update = useOnlineAct(updatePassword);
  const redeemed = useRef(false);
  const [outcome, setOutcome] = useState<'updated' | ResetFailure | null>(null);

  if (outcome === 'updated') {
    return (
      <AuthPage title={t('reset.updated')} lead={t('reset.text')}>
        <ContinueLink />
      </AuthPage>
    );
  }
  if (refused || outcome === 'expired') {
    return (
      <AuthPage title={t('reset.expiredTitle')} lead={t('reset.expiredText')}>
        <ForgotPasswordPanel />
      </AuthPage>
    );
  }
  // Whoever opens the mailed link reads its heading at once; only without one it matters whether anybody is signed in.
  if (tokenHash === undefined && session === undefined && signedIn === undefined) return null;
  if (tokenHash === undefined && !session) {
    return (
      <AuthPage title={t('forgot.title')} lead={t('forgot.text')}>
        <ForgotPasswordPanel />
      </AuthPage>
    );
  }

  const save = async (password: string) => {
    if (tokenHash !== undefined && !redeemed.current) {
      const link = await verify.run({ tokenHash, type: 'recovery' });
      if (!link.ok) return setOutcome(resetFailure(link.error.code));
      redeemed.current = true;
    }
    const answer = await update.run({ password });
    setOutcome(answer.ok ? 'updated' : resetFailure(answer.error.code));
  };
  return (
    <AuthPage title={t('reset.title')} lead={t('reset.text')}>
      <NewPasswordForm busy={verify.busy || update.busy} failure={outcome} onSubmit={save} />
    </AuthPage>
  );
}
