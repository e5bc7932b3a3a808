import { IconChevronDown, IconDeviceMobileOff, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useOffline } from '#bridge/use-offline.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useSession } from '#bridge/use-session.ts';
import { setAdminRole } from '#domain/admin/online.ts';
import { ADMIN_ROLES, type AdminMember, type AdminRole } from '#domain/admin/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { PersonRow, PersonWords } from '#ui/people-list.tsx';
import { PickMenu } from '#ui/pick-menu.tsx';
import { OnlineButton } from './online-button.tsx';
import { OwnRoleSheet } from './own-role-sheet.tsx';
import { useTellAnswer } from './use-tell-answer.ts';

interface AdminMemberRowProps {
  readonly member: AdminMember;
  readonly decides: boolean;
  readonly lastSuper: boolean;
  readonly onChanged: () => void;
}

export function AdminMemberRow({ member, decides, lastSuper, onChanged }: AdminMemberRowProps) {
  const t = useTranslations('admin.team');
  const roles = useTranslations('common.adminRoles');
  const format = useFormat();
  const tz = useTimeZone() ?? 'UTC';
  const session = useSession();
  const offline = useOffline();
  const [removing, setRemoving] = useState(false);
  const [givesUpFor, setGivesUpFor] = useState<AdminRole | null>(null);
  const changeTo = useChange(member, onChanged);
  const { name, email, role, userId } = member;
  const isOwn = userId === session?.userId;
  const facts = [isOwn ? t('you') : null, email, t('since', { date: format.date(Date.parse(member.since), tz) })];
  return (
    <PersonRow name={name} detail={facts.filter(Boolean).join(' · ')}>
      {decides && !lastSuper && !offline ? (
        <>
          <PickMenu
            icon={<IconChevronDown size={18} stroke={2} />}
            choices={ADMIN_ROLES.map(one => ({ value: one, label: roles(one) }))}
            value={role}
            onPick={chosen => (isOwn && chosen !== role ? setGivesUpFor(chosen) : void changeTo(chosen))}
            label={t('roleOf', { name, role: roles(role) })}
          />
          <OnlineButton
            size="sm"
            variant="subtle"
            aria-label={t('removeNamed', { name })}
            onClick={() => setRemoving(true)}
          >
            {t('remove')}
          </OnlineButton>
        </>
      ) : (
        <PersonWords>{lastSuper ? `${roles(role)} · ${t('lastSuper')}` : roles(role)}</PersonWords>
      )}
      <OwnRoleSheet
        chosen={givesUpFor}
        onClose={() => setGivesUpFor(null)}
        onConfirm={chosen => void changeTo(chosen)}
      />
      <RemoveSheet
        name={name}
        opened={removing}
        onClose={() => setRemoving(false)}
        onConfirm={() => void changeTo('none')}
      />
    </PersonRow>
  );
}

function useChange(member: AdminMember, onChanged: () => void): (role: AdminRole | 'none') => Promise<void> {
  const t = useTranslations('admin.team');
  const roles = useTranslations('common.adminRoles');
  const tell = useTellAnswer();
  const act = useOnlineAct(setAdminRole);
  return async role => {
    const { name, userId } = member;
    const answer = await act.run({ user_id: userId, role });
    tell(answer, role === 'none' ? t('removed', { name }) : t('roleChanged', { name, role: roles(role) }));
    onChanged();
  };
}

interface RemoveSheetProps {
  readonly name: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function RemoveSheet({ name, opened, onClose, onConfirm }: RemoveSheetProps) {
  const t = useTranslations('admin.removeSheet');
  return (
    <ConsequenceSheet
      opened={opened}
      title={t('title', { name })}
      consequences={[
        { icon: IconDeviceMobileOff, fact: t('access'), detail: t('accessDetail') },
        { icon: IconFileText, fact: t('log'), detail: t('logDetail') },
      ]}
      safeLabel={t('keep')}
      onSafe={onClose}
      costlyLabel={t('confirm')}
      onCostly={() => {
        onClose();
        onConfirm();
      }}
    />
  );
}
