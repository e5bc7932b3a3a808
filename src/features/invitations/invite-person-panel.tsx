// On somebody's card: the way to ask them for one of the venue's posts.
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InvitedPerson } from '#domain/invitations/posts.ts';
import { InvitePersonSheet } from './invite-person-sheet.tsx';

interface InvitePersonPanelProps {
  readonly venueId: string;
  readonly person: InvitedPerson;
  /** The address says so: the sheet is open until it is closed. */
  readonly asked?: boolean;
}

export function InvitePersonPanel({ venueId, person, asked = false }: InvitePersonPanelProps) {
  const t = useTranslations('invitations.venue');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('toName', { name: person.name })}
        onClick={() => setAsking(true)}
      >
        {t('invite')}
      </Button>
      {(asking || asked) && (
        <InvitePersonSheet
          venueId={venueId}
          person={person}
          onClose={() => {
            setAsking(false);
            if (asked) void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
          }}
        />
      )}
    </>
  );
}
