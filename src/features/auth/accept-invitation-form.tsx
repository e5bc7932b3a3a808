import { TextInput } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { type AdminOffer, markInvitationUsed } from '#domain/admin/online.ts';
import { signIn, signUp } from '#domain/profiles/online.ts';
import { Notice } from '#ui/notice.tsx';
import { AuthFormView } from './auth-form-view.tsx';
import { adminPasswordForm } from './form-schemas.ts';
import { PasswordField } from './password-field.tsx';
import { registerFailure } from './register-failure.ts';
import { StrengthMeter } from './strength-meter.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface AcceptInvitationFormProps {
  readonly token: string;
  readonly offer: AdminOffer;
  readonly onEntered: () => void;
}

/** The invited name, address and role as they are; only the password is the person's to choose. */
export function AcceptInvitationForm({ token, offer, onEntered }: AcceptInvitationFormProps) {
  const t = useTranslations('auth');
  const roles = useTranslations('common.adminRoles');
  const form = useAuthForm({ schema: adminPasswordForm, initialValues: { password: '', confirmPassword: '' } });
  const { busy, outcome, accept } = useAccept({ token, offer, onEntered });
  const meter = useId();
  return (
    <AuthFormView
      onSubmit={form.submit(({ password }) => void accept(password))}
      blocked={form.blocked}
      stale={form.stale}
      busy={busy}
      lit
      submit={t('adminInvitation.submit')}
      submitting={t('adminInvitation.submitting')}
      notice={outcome !== null && <AcceptNotice outcome={outcome} email={offer.email} token={token} />}
    >
      <TextInput label={t('adminInvitation.fullName')} value={offer.name} readOnly />
      <TextInput label={t('email')} value={offer.email} type="email" autoComplete="username" readOnly />
      <TextInput label={t('adminInvitation.role')} value={roles(offer.role)} readOnly />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="new-password"
        aria-details={meter}
      />
      <StrengthMeter id={meter} password={form.values.password} />
      <PasswordField {...form.field('confirmPassword')} label={t('confirmPassword')} autoComplete="new-password" />
    </AuthFormView>
  );
}

/** The address has an account; or the code of what went wrong. */
type Outcome = { readonly kind: 'registered' } | { readonly kind: 'failed'; readonly code: string };

function useAccept({ token, offer, onEntered }: AcceptInvitationFormProps) {
  const create = useOnlineAct(signUp);
  const enter = useOnlineAct(signIn);
  const markUsed = useOnlineAct(markInvitationUsed);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const accept = async (password: string) => {
    const { email, name } = offer;
    setOutcome(null);
    const metadata = { role: 'platform_admin', name, invitationToken: token } as const;
    const made = await create.run({ email, password, metadata });
    if (!made.ok) return setOutcome({ kind: 'failed', code: made.error.code });
    await markUsed.run({ token });
    // Who is registered already gets the same answer as a newcomer; the password tells the two apart.
    const entered = made.value === null ? await enter.run({ email, password }) : made;
    if (entered.ok) onEntered();
    else if (entered.error.code === 'invalid_credentials') setOutcome({ kind: 'registered' });
    else setOutcome({ kind: 'failed', code: entered.error.code });
  };
  return { busy: create.busy || enter.busy || markUsed.busy, outcome, accept };
}

interface AcceptNoticeProps {
  readonly outcome: Outcome;
  readonly email: string;
  readonly token: string;
}

/** What went wrong; who has an account is led to signing in, and from there back to the invitation. */
function AcceptNotice({ outcome, email, token }: AcceptNoticeProps) {
  const t = useTranslations('auth');
  if (outcome.kind === 'registered') {
    return (
      <Navigate
        to="/login/{-$appType}"
        params={{ appType: 'admin' }}
        search={{ from: '/admin/accept-invitation', invited: email }}
        state={{ mailed: { token } }}
      />
    );
  }
  const failure = registerFailure(outcome.code);
  const message =
    failure === 'needsNetwork' || failure === 'tooFast'
      ? t(failure)
      : t(failure === 'weakPassword' ? 'register.weakPassword' : 'register.failed');
  return <Notice tone="red">{t('adminInvitation.createFailed', { message })}</Notice>;
}
