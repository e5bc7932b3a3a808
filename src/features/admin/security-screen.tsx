// What admins did: the audit log, newest first, for support and super admins.

import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminAudit } from '#domain/admin/online.ts';
import { holds } from '#domain/admin/rules.ts';
import { ADMIN_ROLES, type AdminRole, type AuditEntry } from '#domain/admin/schema.ts';
import { useWhen } from '#i18n/use-when.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PeopleList, PersonRow } from '#ui/people-list.tsx';
import { Screen } from '#ui/screen.tsx';
import { notifyFailure } from '#ui/toast.ts';
import { useAdminRole } from './admin-role-context.ts';
import { Reading } from './reading.tsx';

export function SecurityScreen() {
  return (
    <RequireRole atLeast="support">
      <AuditLog />
    </RequireRole>
  );
}

function AuditLog() {
  const t = useTranslations('admin.security');
  const log = useOnlineQuery('admin_audit', adminAudit, null);
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <Reading query={log} loading={t('loading')} failed={t('failed')}>
        {entries => (entries.length === 0 ? <EmptyState title={t('empty')} /> : <Entries entries={entries} />)}
      </Reading>
    </Screen>
  );
}

function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const t = useTranslations('admin.security');
  return (
    <PeopleList title={t('entries', { n: entries.length })}>
      {entries.map(entry => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </PeopleList>
  );
}

const ACTIONS = [
  'admin_rights',
  'invite_admin',
  'revoke_admin_invitation',
  'admin_set_verification',
  'admin_pause_venue',
  'admin_resume_venue',
  'admin_archive_venue',
  'admin_decide_pay',
  'admin_decide_document',
  'document_file',
  'suspend_user',
  'reinstate_user',
  'remove_post',
  'decide_dispute',
  'reopen_dispute',
] as const;

function EntryRow({ entry }: { readonly entry: AuditEntry }) {
  const t = useTranslations('admin.security');
  const when = useWhen();
  const state = useStateWord();
  const action = ACTIONS.find(known => known === entry.action) ?? 'other';
  const change =
    entry.before === null && entry.after === null ? null : [entry.before, entry.after].map(state).join(' → ');
  const what = [t(`actions.${action}`), entry.subject].filter(Boolean).join(': ');
  const detail = [what, change, entry.reason, when(Date.parse(entry.at))].filter(Boolean).join(' · ');
  return <PersonRow name={entry.actorName ?? t('nobody')} detail={detail} />;
}

/** A role or a verification in words; a dash for none. */
function useStateWord(): (state: string | null) => string {
  const roles = useTranslations('common.adminRoles');
  const venues = useTranslations('venues');
  const dashboard = useTranslations('admin.dashboard');
  return state => {
    const role = ADMIN_ROLES.find(known => known === state);
    if (role !== undefined) return roles(role);
    if (state === 'verified' || state === 'unverified') return venues(state);
    if (state === 'approve' || state === 'refuse') return dashboard(state);
    return '–';
  };
}

/** The gate's fourth step: a page that asks for more than to look. */
function RequireRole({ atLeast, children }: { readonly atLeast: AdminRole; readonly children: ReactNode }) {
  return holds(useAdminRole(), atLeast) ? children : <NotEnough needed={atLeast} />;
}

function NotEnough({ needed }: { readonly needed: AdminRole }) {
  const t = useTranslations('admin.gate');
  const roles = useTranslations('common.adminRoles');
  const words = t('needsRole', { role: roles(needed) });
  const [gone, setGone] = useState(false);
  useEffect(() => {
    notifyFailure(words, 'high');
    setGone(true);
  }, [words]);
  return gone ? <Navigate to="/admin" replace /> : null;
}
