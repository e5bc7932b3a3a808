import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { resendAdminInvitation, revokeAdminInvitation } from '#domain/admin/online.ts';
import type { AdminInvitation } from '#domain/admin/schema.ts';
import { useWhen } from '#i18n/use-when.ts';
import { PersonRow } from '#ui/people-list.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { OnlineButton } from './online-button.tsx';
import { useTellAnswer } from './use-tell-answer.ts';

interface AdminInvitationRowProps {
  readonly invitation: AdminInvitation;
  readonly decides: boolean;
  readonly onChanged: () => void;
}

export function AdminInvitationRow({ invitation, decides, onChanged }: AdminInvitationRowProps) {
  const t = useTranslations('admin.team');
  const roles = useTranslations('common.adminRoles');
  const when = useWhen();
  const tell = useTellAnswer();
  const resend = useOnlineAct(resendAdminInvitation);
  const revoke = useOnlineAct(revokeAdminInvitation);
  const { id, name, email, role, sentAt, expired } = invitation;
  const run = async (act: typeof resend, said: string) => {
    const answer = await act.run({ id });
    tell(answer, said);
    onChanged();
  };
  return (
    <PersonRow
      name={name}
      detail={`${email} · ${roles(role)} · ${t('mailedAt', { at: when.at(Date.parse(sentAt)) })}`}
      state={expired ? <StateChip state="due" label={t('expired')} /> : <StateChip state="invited" />}
    >
      {decides && (
        <>
          <OnlineButton
            size="sm"
            variant="subtle"
            disabled={resend.busy}
            aria-label={t('resendTo', { email })}
            onClick={() => void run(resend, t('resent', { email }))}
          >
            {t('resend')}
          </OnlineButton>
          <OnlineButton
            size="sm"
            variant="subtle"
            disabled={revoke.busy}
            aria-label={t('revokeOf', { email })}
            onClick={() => void run(revoke, t('revoked', { email }))}
          >
            {t('revoke')}
          </OnlineButton>
        </>
      )}
    </PersonRow>
  );
}
