import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import { AuthFormView } from './auth-form-view.tsx';
import { newPasswordForm } from './form-schemas.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { ResetFailure } from './reset-failure.ts';
import { useAuthForm } from './use-auth-form.ts';

interface NewPasswordFormProps {
  readonly busy: boolean;
  readonly failure: Exclude<ResetFailure, 'expired'> | null;
  readonly onSubmit: (password: string) => void;
}

export function NewPasswordForm({ busy, failure, onSubmit }: NewPasswordFormProps) {
  const t = useTranslations('auth');
  const form = useAuthForm({ schema: newPasswordForm, initialValues: { password: '', confirmPassword: '' } });
  return (
    <AuthFormView
      onSubmit={form.submit(({ password }) => onSubmit(password))}
      blocked={form.blocked}
      stale={form.stale}
      busy={busy}
      lit
      submit={t('reset.submit')}
      submitting={t('reset.submitting')}
      notice={failure !== null && <ResetNotice failure={failure} />}
    >
      <NewPasswordFields form={form} />
    </AuthFormView>
  );
}

function ResetNotice({ failure }: { readonly failure: Exclude<ResetFailure, 'expired'> }) {
  const t = useTranslations('auth');
  if (failure === 'needsNetwork' || failure === 'tooFast') return <Notice tone="amber">{t(failure)}</Notice>;
  return <Notice tone="red">{failure === 'same' ? t('reset.same') : t('reset.failed')}</Notice>;
}
