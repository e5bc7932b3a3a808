// A sheet that is a form: its one act stays at the foot, and Enter in a field presses it.
import { Button, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import { toFirstFault } from './first-fault.ts';
import { Notice } from './notice.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

interface FormSheetProps extends Omit<SheetProps, 'foot'> {
  /** Words of the act. */
  readonly act: ReactNode;
  readonly busy?: boolean;
  /** Why the last try did not go through, in words. */
  readonly failure: string | null;
  readonly gap?: number;
  /** Under the form, not part of it. */
  readonly under?: ReactNode;
  readonly onSubmit: () => void;
}

export function FormSheet(props: FormSheetProps) {
  const { act, busy = false, failure, gap = 16, under, onSubmit, children, ...sheet } = props;
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
    toFirstFault(event.currentTarget);
  };
  return (
    <Sheet
      {...sheet}
      foot={
        <Button type="submit" form={form} size="lg" fullWidth disabled={busy}>
          {act}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={gap}>
          {failure !== null && <Notice tone="red">{failure}</Notice>}
          {children}
        </Stack>
      </form>
      {under}
    </Sheet>
  );
}
