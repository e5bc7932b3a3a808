import { Anchor, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '#bridge/settings-context.tsx';
import { useActingAs } from '#bridge/use-acting-as.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useSession } from '#bridge/use-session.ts';
import { signIn, signInWait, signInWaitCleared } from '#domain/profiles/online.ts';
import { actingAsOf, dashboardOf, isInternal, type Portal } from '#domain/profiles/portals.ts';
import { AuthFormView } from './auth-form-view.tsx';
import { signInForm } from './form-schemas.ts';
import { PasswordField } from './password-field.tsx';
import { type AppType, countsAsTry, type SignInFailure, signInFailure } from './sign-in-failure.ts';
import classes from './sign-in-form.module.css';
import { SignInNotice } from './sign-in-notice.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { type TriesState, useTries } from './use-tries.ts';
import { useTurnAway } from './use-turn-away.ts';

interface SignInFormProps {
  readonly appType: AppType | undefined;
  /** Comes by an invitation, which makes an admin of them. */
  readonly invited: string | undefined;
  /** The session that appears is not to be followed yet. */
  readonly onHold: (held: boolean) => void;
  readonly onForgot: () => void;
  readonly onUnconfirmed: (email: string) => void;
}

/** Signing in. Success shows itself: the session appears, and the page gives way to the portal. */
export function SignInForm({ onForgot, ...way }: SignInFormProps) {
  const { appType, invited } = way;
  const t = useTranslations('auth');
  const { adminDomain: host } = useSettings();
  const session = useSession();
  const form = useAuthForm({
    schema: signInForm,
    initialValues: { email: session?.email ?? invited ?? '', password: '' },
  });
  const tries = useTries(form.values.email);
  const askAhead = useAskedAhead(appType);
  const password = useRef<HTMLInputElement>(null);
  const { enter, busy, failure } = useSignIn({ ...way, tries, onFailed: () => password.current?.select() });
  const cleared = useOnlineAct(signInWaitCleared);

  const email = form.values.email.trim();
  const wrongHost = appType === 'admin' && /@./.test(email) && !isInternal(email, host);
  const empty = email === '' || form.values.password === '';
  const clear = () => {
    tries.forget();
    void cleared.run({ email });
  };

  return (
    <AuthFormView
      onSubmit={form.submit(enter)}
      onFocus={askAhead}
      blocked={false}
      stale={form.stale}
      busy={busy}
      disabled={empty || form.hasError('email') || tries.blocked !== null}
      submit={t('signIn.submit')}
      submitting={t('signIn.submitting')}
      notice={<SignInNotice failure={failure} tries={tries} internal={isInternal(email, host)} onClear={clear} />}
    >
      <TextInput
        {...form.field('email')}
        {...(wrongHost && { error: t('signIn.adminHostInline', { host }) })}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <div className={classes.password}>
        <PasswordField
          {...form.field('password')}
          ref={password}
          label={t('password')}
          autoComplete="current-password"
        />
        <Anchor component="button" type="button" className={classes.forgot ?? ''} onClick={onForgot}>
          {t('signIn.forgot')}
        </Anchor>
      </div>
    </AuthFormView>
  );
}

interface Entering extends Omit<SignInFormProps, 'onForgot'> {
  readonly tries: TriesState;
  readonly onFailed: () => void;
}

/** One try to come in, and why the last one did not. */
function useSignIn({ appType, invited, tries, onHold, onUnconfirmed, onFailed }: Entering) {
  const { adminDomain: host } = useSettings();
  const session = useSession();
  const { choose } = useActingAs();
  const act = useOnlineAct(signIn);
  const count = useOnlineAct(signInWait);
  const turnAway = useTurnAway();
  const [failure, setFailure] = useState<SignInFailure | 'adminHostSubmit' | null>(
    turnAway.turnedAway ? 'adminNotAuthorised' : null,
  );
  const enter = async (values: { email: string; password: string }) => {
    if (appType === 'admin' && !isInternal(values.email, host)) return setFailure('adminHostSubmit');
    // What somebody left unsent here is theirs, whichever door they come back through.
    const asked = appType === 'admin' && invited === undefined && session === null;
    onHold(asked);
    const answer = await act.run(values);
    if (answer.ok && asked && (await turnAway.run())) return;
    onHold(false);
    if (answer.ok) {
      // Internal people act in the portal whose door they came through.
      if (appType !== undefined && isInternal(values.email, host)) choose(actingAsOf(appType));
      return tries.forget();
    }
    const why = signInFailure(answer.error.code, appType);
    if (why === 'unconfirmed') return onUnconfirmed(values.email);
    setFailure(why);
    onFailed();
    if (!countsAsTry(why)) return;
    tries.noteFailure();
    const said = await count.run({ email: values.email });
    if (said.ok) tries.noteServer(said.value);
  };
  return { enter, busy: act.busy, failure };
}

/**
 * The dashboard's code is asked for while somebody fills in the form that opens it, so that the press waits for the server alone.
 * Called as often as one likes: what is there is not asked for again.
 */
function useAskedAhead(portal: Portal | undefined): () => void {
  const router = useRouter();
  return useCallback(() => {
    // Without it the screen asks for itself.
    if (portal !== undefined) void router.preloadRoute({ to: dashboardOf[portal] }).catch(() => undefined);
  }, [router, portal]);
}
