// A new password for who knows the current one. It ends every other session of the person.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { changePassword } from '#domain/profiles/online.ts';
import { ownAccount } from '#domain/settings/account.ts';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notify } from '#ui/toast.ts';
import { AuthFormView } from './auth-form-view.tsx';
import { changePasswordForm } from './form-schemas.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { resetFailure } from './reset-failure.ts';
import { useAuthForm } from './use-auth-form.ts';

interface ChangePasswordSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const empty = { currentPassword: '', password: '', confirmPassword: '' };

export function ChangePasswordSheet({ opened, onClose }: ChangePasswordSheetProps) {
  const t = useTranslations('auth');
  const { run, busy } = useOnlineAct(changePassword);
  // The list of sessions beside it: the others have ended.
  const account = useOnlineQuery('own_account', ownAccount, null);
  const form = useAuthForm({ schema: changePasswordForm, initialValues: empty });
  const [failure, setFailure] = useState<string | null>(null);
  const save = async ({ currentPassword, password }: typeof empty) => {
    const answer = await run({ currentPassword, password });
    setFailure(answer.ok ? null : answer.error.code);
    if (!answer.ok) return;
    for (const name of ['currentPassword', 'password', 'confirmPassword'] as const) form.set(name, '');
    notify(t('reset.updated'));
    void account.refresh();
    onClose();
  };
  return (
    <Sheet opened={opened} onClose={onClose} title={t('changePassword.act')} lead={t('changePassword.others')}>
      <AuthFormView
        onSubmit={form.submit(values => void save(values))}
        blocked={form.blocked}
        stale={form.stale}
        busy={busy}
        submit={t('reset.submit')}
        submitting={t('reset.submitting')}
        notice={failure !== null && <Failure code={failure} />}
      >
        <PasswordField
          {...form.field('currentPassword')}
          label={t('changePassword.current')}
          autoComplete="current-password"
        />
        <NewPasswordFields form={form} />
      </AuthFormView>
    </Sheet>
  );
}

function Failure({ code }: { readonly code: string }) {
  const t = useTranslations('auth');
  if (code === 'current_password_mismatch') return <Notice tone="red">{t('changePassword.wrong')}</Notice>;
  const failure = resetFailure(code);
  if (failure === 'needsNetwork' || failure === 'tooFast') return <Notice tone="amber">{t(failure)}</Notice>;
  return <Notice tone="red">{t(failure === 'same' ? 'reset.same' : 'reset.failed')}</Notice>;
}
