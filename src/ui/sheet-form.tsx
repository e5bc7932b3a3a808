// The fields of a sheet whose acts stand at its foot: Enter in one of them does what the act there does that names this form.
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface SheetFormProps {
  /** For the act's `form`. */
  readonly id: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

export function SheetForm({ id, onSubmit, children }: SheetFormProps) {
  return (
    <form
      id={id}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap={16}>{children}</Stack>
    </form>
  );
}
