// Inviting somebody by their address to do a certain job: what the invited team of a venue and of the platform share.
import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormSheet } from './form-sheet.tsx';

interface InviteSheetProps<Role extends string> {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** Why the last try did not go through, in words. */
  readonly failure: string | null;
  readonly onSubmit: () => void;
  /** Before the address. */
  readonly children?: ReactNode;
  readonly email: {
    readonly label: string;
    readonly value: string;
    readonly error: ReactNode;
    readonly onChange: (email: string) => void;
  };
  readonly role: {
    readonly label: string;
    readonly hint: string;
    readonly value: Role;
    readonly choices: readonly { readonly value: Role; readonly label: string }[];
    readonly onChange: (role: Role) => void;
  };
}

export function InviteSheet<Role extends string>(props: InviteSheetProps<Role>) {
  const { opened, onClose, title, lead, submitLabel, busy, failure, onSubmit, children, email, role } = props;
  return (
    <FormSheet {...{ opened, onClose, title, lead, busy, failure, onSubmit }} act={submitLabel} gap={20}>
      {children}
      <TextInput
        label={email.label}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={email.value}
        error={email.error}
        onChange={event => email.onChange(event.currentTarget.value)}
        {...(children === undefined ? { 'data-autofocus': true } : {})}
      />
      <Select
        label={role.label}
        description={role.hint}
        data={role.choices.map(({ value, label }) => ({ value, label }))}
        value={role.value}
        allowDeselect={false}
        onChange={chosen => role.onChange(role.choices.find(one => one.value === chosen)?.value ?? role.value)}
      />
    </FormSheet>
  );
}
