// Inviting an admin: only an address of the admin domain passes the gate later, so only such a one is invited.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '#bridge/settings-context.tsx';
import { useOffline } from '#bridge/use-offline.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { inviteAdmin } from '#domain/admin/online.ts';
import { ADMIN_ROLES, type AdminRole } from '#domain/admin/schema.ts';
import { newId } from '#domain/ids.ts';
import { isInternal } from '#domain/profiles/portals.ts';
import { nameFault } from '#domain/profiles/rules.ts';
import { InviteSheet } from '#ui/invite-sheet.tsx';
import { notify } from '#ui/toast.ts';
import { useAdminFailure } from './use-admin-failure.ts';

interface AdminInviteSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onInvited: () => void;
}

const nothingTyped: { name: string; email: string; role: AdminRole } = { name: '', email: '', role: 'read_only' };

export function AdminInviteSheet({ opened, onClose, onInvited }: AdminInviteSheetProps) {
  const t = useTranslations('admin.inviteSheet');
  const roles = useTranslations('common.adminRoles');
  const failureWords = useAdminFailure();
  const { adminDomain: host } = useSettings();
  const act = useOnlineAct(inviteAdmin);
  const offline = useOffline();
  const [typed, setTyped] = useState(nothingTyped);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const wrongName = nameFault(typed.name) !== null;
  const wrongEmail = !isInternal(typed.email.trim(), host);

  const submit = async () => {
    setTried(true);
    if (wrongName || wrongEmail) return;
    const answer = await act.run({ id: newId(), ...typed });
    setFailure(answer.ok ? null : answer.error.code);
    if (!answer.ok) return;
    notify(t('sent', { email: typed.email.trim() }));
    setTyped(nothingTyped);
    setTried(false);
    onClose();
    onInvited();
  };

  return (
    <InviteSheet
      opened={opened}
      onClose={onClose}
      title={t('title')}
      lead={t('lead')}
      submitLabel={act.busy ? t('sending') : t('submit')}
      busy={act.busy || offline}
      failure={offline ? failureWords('unreachable') : failure === null ? null : failureWords(failure)}
      onSubmit={() => void submit()}
      email={{
        label: t('email'),
        value: typed.email,
        error: tried && wrongEmail && t('emailInvalid', { host }),
        onChange: email => setTyped({ ...typed, email }),
      }}
      role={{
        label: t('role'),
        hint: t(`roleHint.${typed.role}`),
        value: typed.role,
        choices: ADMIN_ROLES.map(value => ({ value, label: roles(value) })),
        onChange: role => setTyped({ ...typed, role }),
      }}
    >
      <TextInput
        label={t('name')}
        autoComplete="off"
        autoCapitalize="words"
        value={typed.name}
        error={tried && wrongName && t('nameInvalid')}
        onChange={event => setTyped({ ...typed, name: event.currentTarget.value })}
        data-autofocus
      />
    </InviteSheet>
  );
}
