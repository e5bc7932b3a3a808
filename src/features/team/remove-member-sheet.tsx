// Before somebody leaves the team: what closes for them, and when.
import { IconCalendarCheck, IconDeviceMobileOff, IconMail } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { removeMember } from '#domain/team/commands.ts';
import type { TeamMember } from '#domain/team/queries.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { notify, notifyNotSaved } from '#ui/toast.ts';

interface RemoveMemberSheetProps {
  readonly member: TeamMember;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RemoveMemberSheet({ member, opened, onClose }: RemoveMemberSheetProps) {
  const t = useTranslations('team.removeSheet');
  const team = useTranslations('team');
  const remove = useCommand(removeMember);
  const { name, isOneself } = member;
  const confirm = async () => {
    onClose();
    const saved = await remove({ id: member.id });
    if (saved.ok) notify(isOneself ? t('left') : t('removed', { name }));
    else notifyNotSaved(team('notSaved'));
  };
  return (
    <ConsequenceSheet
      opened={opened}
      title={isOneself ? t('titleOwn') : t('title', { name })}
      consequences={[
        { icon: IconDeviceMobileOff, fact: t('access'), detail: isOneself ? t('accessOwn') : t('accessDetail') },
        { icon: IconCalendarCheck, fact: t('work'), detail: t('workDetail') },
        { icon: IconMail, fact: t('back'), detail: t('backDetail') },
      ]}
      safeLabel={t('keep')}
      onSafe={onClose}
      costlyLabel={isOneself ? team('leave') : t('confirm')}
      onCostly={() => void confirm()}
    />
  );
}
