// A venue person's account: with a venue of their own, or a seat at one that invited them. What the token offers is asked
// before anything is sent, so that a wrong address is told here; the server decides by the invitation itself.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { signUp } from '#domain/profiles/online.ts';
import { getVenueInvitation } from '#domain/team/online.ts';
import type { MemberRole } from '#domain/venues/schema.ts';
import { AccountFields } from './account-fields.tsx';
import { AuthFormView } from './auth-form-view.tsx';
import { venueRegisterForm } from './form-schemas.ts';
import { type RegisterFailure, registerFailure } from './register-failure.ts';
import { RegisterNotice } from './register-notice.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { VenueTypeFields } from './venue-type-fields.tsx';

interface VenueRegisterFormProps {
  /** From the link of an invitation, with the address that it was sent to. */
  readonly token: string | undefined;
  readonly invitedEmail: string | undefined;
  readonly onRegistered: (email: string, joiningAs: MemberRole | null) => void;
}

export function VenueRegisterForm({ token = '', invitedEmail = '', onRegistered }: VenueRegisterFormProps) {
  const t = useTranslations('auth');
  const form = useAuthForm({
    schema: venueRegisterForm,
    initialValues: {
      venueType: token === '' ? '' : 'join_venue',
      invitationToken: token,
      name: '',
      email: invitedEmail,
      password: '',
      confirmPassword: '',
    },
  });
  const act = useOnlineAct(signUp);
  const lookUp = useOnlineAct(getVenueInvitation);
  const [failure, setFailure] = useState<RegisterFailure | null>(null);
  const joining = form.values.venueType === 'join_venue';

  /** The role that the invitation gives to this address, or why it gives none. */
  const offeredTo = async (
    email: string,
    invitationToken: string,
  ): Promise<MemberRole | { failure: RegisterFailure }> => {
    const answer = await lookUp.run({ token: invitationToken });
    if (!answer.ok) return { failure: registerFailure(answer.error.code) };
    if (answer.value === null) return { failure: 'inviteInvalid' };
    return answer.value.email === email.toLowerCase() ? answer.value.role : { failure: 'otherAddress' };
  };

  const submit = form.submit(async ({ name, email, password, invitationToken }) => {
    setFailure(null);
    const offered = joining ? await offeredTo(email, invitationToken) : null;
    if (offered !== null && typeof offered !== 'string') return setFailure(offered.failure);
    const flow = joining
      ? ({ venueType: 'join_venue', invitationToken } as const)
      : ({ venueType: 'new_venue' } as const);
    const answer = await act.run({ email, password, metadata: { role: 'venue', name, ...flow } });
    if (answer.ok) onRegistered(email, offered);
    else setFailure(registerFailure(answer.error.code));
  });

  return (
    <AuthFormView
      onSubmit={submit}
      blocked={form.blocked}
      stale={form.stale}
      busy={act.busy || lookUp.busy}
      lit
      submit={t('register.submit')}
      submitting={t('register.submitting')}
      notice={failure !== null && <RegisterNotice failure={failure} />}
    >
      <VenueTypeFields form={form} />
      <TextInput
        {...form.field('name')}
        label={joining ? t('register.fullName') : t('register.businessName')}
        autoComplete={joining ? 'name' : 'organization'}
        autoCapitalize="words"
      />
      <AccountFields form={form} />
    </AuthFormView>
  );
}
