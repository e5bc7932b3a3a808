// Stands before the admin portal, in four steps: somebody is signed in → with an address of the admin domain → whom the
// server's own record makes an admin → whose role is enough for the page (require-role.tsx). It decides what is drawn; every
// read and act behind it is judged again by the server, and it looks again when an act was not allowed.

import { Button, Loader } from '@mantine/core';
import { Navigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusals } from '#bridge/refusals.ts';
import { useSettings } from '#bridge/settings-context.tsx';
import { useActingAs } from '#bridge/use-acting-as.ts';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { useSession, useStandingSession } from '#bridge/use-session.ts';
import { verifyAdminAccess } from '#domain/admin/online.ts';
import { isInternal } from '#domain/profiles/portals.ts';
import { Mark } from '#ui/mark.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { notifyFailure } from '#ui/toast.ts';
import classes from './admin.module.css';
import { AdminRoleContext } from './admin-role-context.ts';
import { KeptQueues } from './kept-queues.ts';

export function AdminGatePanel({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('admin.gate');
  const session = useSession();
  const { adminDomain: host } = useSettings();
  if (session === undefined) return <GateWaiting />;
  if (session === null) return <ToSignIn />;
  if (!isInternal(session.email, host)) return <Refused words={t('onlyHost', { host })} />;
  return <Verified>{children}</Verified>;
}

function Verified({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('admin.gate');
  const { value: role, failure, refresh } = useOnlineQuery('verify_admin_access', verifyAdminAccess, null);
  useAskedAgain(refresh);
  const ended = useStandingSession() === null;
  const [queues] = useState(() => new Map<string, unknown>());
  // Trying again opens nothing; whoever is inside already goes on reading, and the badge says it.
  if (role === undefined && ended) return <ToSignIn />;
  if (role === undefined) return failure === null ? <GateWaiting /> : <GateError onRetry={() => void refresh()} />;
  if (role === null) return <Refused words={t('notVerified')} />;
  return (
    <AdminRoleContext value={role}>
      <KeptQueues value={queues}>{children}</KeptQueues>
    </AdminRoleContext>
  );
}

/** An act that was not allowed may mean that the role has ended or changed: the server is asked at once. */
function useAskedAgain(refresh: () => Promise<void>): void {
  const ask = useRef(refresh);
  useEffect(() => {
    ask.current = refresh;
  });
  const hear = useCallback((code: string) => {
    if (code === 'not_allowed') void ask.current();
  }, []);
  useRefusals(hear);
}

/** Says why, and leaves: to the person's own dashboard, or the landing page for who has none. */
function Refused({ words }: { readonly words: string }) {
  const { choose } = useActingAs();
  const [gone, setGone] = useState(false);
  useEffect(() => {
    // A kept choice of the admin portal would lead straight back here.
    choose(null);
    notifyFailure(words, 'high');
    setGone(true);
  }, [choose, words]);
  return gone ? <Navigate to="/" replace /> : null;
}

function ToSignIn() {
  const router = useRouter();
  const [from] = useState(() => router.state.location.href);
  return <Navigate to="/login/{-$appType}" params={{ appType: 'admin' }} search={{ from }} replace />;
}

function GateWaiting() {
  const t = useTranslations('admin.gate');
  return (
    <main className={classes.gate} aria-busy="true">
      <Mark size={48} />
      <p role="status">{t('checking')}</p>
      <Loader aria-hidden="true" />
    </main>
  );
}

/** The server could not be asked: nothing is known, so nothing is opened and nothing refused. */
function GateError({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('admin.gate');
  return (
    <main className={classes.gate}>
      <PageTitle>{t('error')}</PageTitle>
      <Mark size={48} />
      <div role="alert">
        <h1 className={classes.gateTitle}>{t('error')}</h1>
        <p>{t('errorText')}</p>
      </div>
      <Button onClick={onRetry}>{t('again')}</Button>
    </main>
  );
}
