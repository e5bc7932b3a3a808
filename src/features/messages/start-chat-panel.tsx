// «Start new chat»: with somebody who applied to this venue, at once and also offline, or by address, which the server
// looks up. What was chosen goes when the venue changes.

import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import { useOffline } from '#bridge/use-offline.ts';
import { useQuery } from '#bridge/use-query.ts';
import { isEmail } from '#domain/profiles/email.ts';
import { ownVenues } from '#domain/venues/queries.ts';
import { toFirstFault } from '#ui/first-fault.ts';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ApplicantField } from './applicant-field.tsx';
import { useStartChat } from './use-start-chat.ts';

interface StartChatPanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function StartChatPanel({ opened, onClose }: StartChatPanelProps) {
  const t = useTranslations('messages.start');
  return (
    <Sheet opened={opened} onClose={onClose} title={t('title')}>
      {opened && <StartChatForm onClose={onClose} />}
    </Sheet>
  );
}

function StartChatForm({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('messages.start');
  const managed = useQuery(ownVenues, null)?.filter(({ membership }) => membership.role !== 'staff') ?? [];
  const [chosen] = useChosenVenue();
  const offline = useOffline();
  const [picked, setVenue] = useState<string | null>(null);
  const [applicant, setApplicant] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const shown = managed.find(({ venue }) => venue.id === chosen) ?? managed[0];
  const venueId = picked ?? shown?.venue.id ?? null;
  const { start, busy } = useStartChat(onClose);
  const address = email.trim();
  const wrong = address !== '' && !isEmail(address);
  const complete = venueId !== null && (applicant !== null || address !== '');
  const submit = () => {
    setTried(true);
    if (venueId === null || !complete || (applicant === null && wrong)) return;
    void start({ venueId, applicant, email: address });
  };
  const error = tried && wrong ? t('invalidEmail') : tried && !complete ? t('required') : null;
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        submit();
        toFirstFault(event.currentTarget);
      }}
    >
      <Stack gap={20}>
        <Select
          label={t('venue')}
          data={managed.map(({ venue }) => ({ value: venue.id, label: venue.name }))}
          value={venueId}
          allowDeselect={false}
          onChange={value => {
            setVenue(value);
            setApplicant(null);
            setEmail('');
          }}
        />
        <ApplicantField key={venueId} venueId={venueId} value={applicant} onChange={setApplicant} />
        <TextInput
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          error={error}
          disabled={applicant !== null}
          onChange={event => setEmail(event.currentTarget.value)}
        />
        {offline && <Notice tone="blue">{t('offline')}</Notice>}
        <Group grow gap={8} wrap="nowrap">
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!complete || busy}>
            {t(busy ? 'busy' : 'act')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
