import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { signUp } from '#domain/profiles/online.ts';
import { ROLES, type Role } from '#domain/shifts/roles.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { AccountFields } from './account-fields.tsx';
import { AuthFormView } from './auth-form-view.tsx';
import { registerForm } from './form-schemas.ts';
import { type RegisterFailure, registerFailure } from './register-failure.ts';
import { RegisterNotice } from './register-notice.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface RegisterFormProps {
  /** Of the venue that brings its own people here. */
  readonly venueId: string | undefined;
  readonly onRegistered: (email: string) => void;
}

const nothingTyped = { name: '', email: '', password: '', confirmPassword: '' };

/** A rockstar's account. */
export function RegisterForm({ venueId, onRegistered }: RegisterFormProps) {
  const t = useTranslations('auth');
  const form = useAuthForm({ schema: registerForm, initialValues: nothingTyped });
  const act = useOnlineAct(signUp);
  const [roles, setRoles] = useState<readonly Role[]>([]);
  const [failure, setFailure] = useState<RegisterFailure | null>(null);

  const submit = form.submit(async ({ name, email, password }) => {
    setFailure(null);
    const metadata = { role: 'rockstar', name, ...(venueId !== undefined && { venueId, roles: [...roles] }) } as const;
    const answer = await act.run({ email, password, metadata });
    if (answer.ok) onRegistered(email);
    else setFailure(registerFailure(answer.error.code));
  });

  return (
    <AuthFormView
      onSubmit={submit}
      blocked={form.blocked}
      stale={form.stale}
      busy={act.busy}
      lit
      submit={t('register.submit')}
      submitting={t('register.submitting')}
      notice={failure !== null && <RegisterNotice failure={failure} />}
    >
      <TextInput {...form.field('name')} label={t('register.fullName')} autoComplete="name" autoCapitalize="words" />
      {venueId !== undefined && <RolesField chosen={roles} onChange={setRoles} />}
      <AccountFields form={form} />
    </AuthFormView>
  );
}

interface RolesFieldProps {
  readonly chosen: readonly Role[];
  readonly onChange: (chosen: readonly Role[]) => void;
}

/** A venue that brings its own people plans with them at once, by what they work as. */
function RolesField({ chosen, onChange }: RolesFieldProps) {
  const t = useTranslations('auth.brought');
  const roleName = useRoleName();
  return (
    <ChipChoice
      label={t('roles')}
      hint={t('rolesHint')}
      choices={ROLES.map(role => ({ value: role, label: roleName(role) }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
