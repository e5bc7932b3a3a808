// The yes to an invitation; of a shift that has started, from when on.

import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import type { Invitation } from '#domain/invitations/schema.ts';
import { arrivalChoices, payFromMinor } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useArrival } from '#ui/arrival-sheet.tsx';

interface AcceptButtonProps {
  readonly invitation: Invitation;
  /** Of a shift that this device knows. */
  readonly shift: Shift | undefined;
  /** Something else stands in the way. */
  readonly disabled: boolean;
  /** With when they can be there, once it has started. */
  readonly onAccept: (arrivesAt: number | null) => void;
}

export function AcceptButton({ invitation, shift, disabled, onAccept }: AcceptButtonProps) {
  const t = useTranslations('invitations');
  const format = useFormat();
  const now = useEncoreNow();
  const label = t(invitation.jobId === null ? 'accept' : 'interested');
  const arrival = useArrival({
    times: shift === undefined ? [] : arrivalChoices(shift, now),
    tz: shift?.tz ?? 'UTC',
    pay: at => {
      if (shift === undefined) return '';
      return format.money(payFromMinor(shift, invitation.fullPay ? shift.startsAt : at), shift.currency);
    },
    act: label,
    onArrival: onAccept,
  });
  return (
    <>
      <Button size="lg" disabled={disabled} onClick={arrival.ask}>
        {label}
      </Button>
      {arrival.sheet}
    </>
  );
}
