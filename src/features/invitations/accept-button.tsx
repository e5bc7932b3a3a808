// The yes to an invitation; of a shift that has started, from when on.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Invitation } from '#domain/invitations/schema.ts';
import { arrivalChoices } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { ArrivalSheet } from '#ui/arrival-sheet.tsx';
import { useNow } from '#ui/use-now.ts';

interface AcceptButtonProps {
  readonly invitation: Invitation;
  /** Of a shift that this device knows. */
  readonly shift: Shift | undefined;
  /** With when they can be there, once it has started. */
  readonly onAccept: (arrivesAt: number | null) => void;
}

export function AcceptButton({ invitation, shift, onAccept }: AcceptButtonProps) {
  const t = useTranslations('invitations');
  const now = useNow();
  const times = shift === undefined ? [] : arrivalChoices(shift, now);
  const [asking, setAsking] = useState(false);
  const label = t(invitation.jobId === null ? 'accept' : 'interested');
  return (
    <>
      <Button size="lg" onClick={() => (times.length > 0 ? setAsking(true) : onAccept(null))}>
        {label}
      </Button>
      {shift !== undefined && (
        <ArrivalSheet
          opened={asking}
          onClose={() => setAsking(false)}
          times={times}
          tz={shift.tz}
          act={label}
          onChoose={at => {
            setAsking(false);
            onAccept(at);
          }}
        />
      )}
    </>
  );
}
