// Adding a venue, or changing what its card says: name and address are required, the rest is not.
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { newId, type VenueId } from '#domain/ids.ts';
import { type AddVenueArgs, addVenue, editVenue } from '#domain/venues/commands.ts';
import { INDUSTRIES, type Industry, type Venue } from '#domain/venues/schema.ts';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notify } from '#ui/toast.ts';

interface VenueSheetProps {
  /** Null: a new one. */
  readonly known: Venue | null;
  readonly onClose: () => void;
}

interface Typed {
  readonly name: string;
  readonly address: string;
  readonly industry: Industry;
  readonly contact: string;
}

export function VenueSheet({ known, onClose }: VenueSheetProps) {
  const t = useTranslations('venues');
  const [typed, setTyped] = useState<Typed>({
    name: known?.name ?? '',
    address: known?.address ?? '',
    industry: known?.industry ?? 'bar',
    contact: known?.contact ?? '',
  });
  const { error, save } = useSaveVenue(known, onClose);
  const change = (changes: Partial<Typed>) => setTyped(before => ({ ...before, ...changes }));
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t(known === null ? 'mine.addTitle' : 'mine.editTitle')}
      foot={
        <Button size="lg" fullWidth type="submit" form="venue-form">
          {t(known === null ? 'mine.submitAdd' : 'mine.save')}
        </Button>
      }
    >
      <form
        id="venue-form"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void save(typed);
        }}
      >
        <Stack gap={16}>
          {error !== null && <Notice tone="red">{error}</Notice>}
          <TextInput
            label={t('mine.name')}
            required
            maxLength={100}
            value={typed.name}
            onChange={event => change({ name: event.currentTarget.value })}
            data-autofocus
          />
          <TextInput
            label={t('mine.address')}
            required
            maxLength={300}
            autoComplete="street-address"
            value={typed.address}
            onChange={event => change({ address: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('mine.industry')}
            value={typed.industry}
            onChange={event => change({ industry: event.currentTarget.value as Industry })}
            data={INDUSTRIES.map(value => ({ value, label: t(`industries.${value}`) }))}
          />
          <TextInput
            label={t('mine.contact')}
            description={t('mine.contactHint')}
            maxLength={200}
            value={typed.contact}
            onChange={event => change({ contact: event.currentTarget.value })}
          />
        </Stack>
      </form>
    </Sheet>
  );
}

function useSaveVenue(known: Venue | null, onSaved: () => void) {
  const t = useTranslations('venues.mine');
  const [error, setError] = useState<string | null>(null);
  const add = useCommand(addVenue);
  const edit = useCommand(editVenue);
  const save = async (typed: Typed): Promise<void> => {
    const [name, address, contact] = [typed.name.trim(), typed.address.trim(), typed.contact.trim()];
    if (name.length < 2 || address === '') {
      setError(t('required'));
      return;
    }
    const id = known?.id ?? newId<VenueId>();
    const args: AddVenueArgs = { id, name, address, industry: typed.industry, ...(contact === '' ? {} : { contact }) };
    const saved = await (known === null ? add(args) : edit(args));
    if (!saved.ok) {
      setError(t(known === null ? 'addFailed' : 'saveFailed'));
      return;
    }
    notify(t(known === null ? 'added' : 'saved'));
    onSaved();
  };
  return { error, save };
}
