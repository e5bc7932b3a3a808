// Adding a venue, or changing what its card says and where it is: the contact alone may stay empty.
import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { asksOfMove, type ShiftAhead } from '#domain/venues/queries.ts';
import { INDUSTRIES, type Venue } from '#domain/venues/schema.ts';
import { ChangedElsewhere } from '#ui/changed-elsewhere.tsx';
import { FormSheet } from '#ui/form-sheet.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { Notice } from '#ui/notice.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useVenueForm } from './use-venue-form.ts';
import { VerificationPart } from './verification-part.tsx';

interface VenueSheetProps {
  /** Null: a new one. */
  readonly known: Venue | null;
  /** Shifts to come on which somebody is booked. */
  readonly ahead?: readonly ShiftAhead[];
  /** Its photo, which is saved by itself. */
  readonly photo?: ReactNode;
  /** An admin of it. */
  readonly mayVerify?: boolean;
  /** They came to hand in who stands behind it. */
  readonly verifies?: boolean;
  readonly onClose: () => void;
}

export function VenueSheet({
  known,
  ahead = [],
  photo,
  mayVerify = false,
  verifies = false,
  onClose,
}: VenueSheetProps) {
  const t = useTranslations('venues');
  const form = useVenueForm(known, onClose);
  const { draft, error, change, save } = form;
  const asked = form.movesTo === null ? 0 : asksOfMove(ahead, form.movesTo);
  return (
    <FormSheet
      opened
      onClose={onClose}
      title={t(known === null ? 'mine.addTitle' : 'mine.editTitle')}
      act={t(known === null ? 'mine.submitAdd' : 'mine.save')}
      failure={error}
      onSubmit={() => void save()}
      under={known !== null && <VerificationPart venue={known} mayAsk={mayVerify} begun={verifies} />}
    >
      {photo}
      <KeptLine kept={form.kept} />
      {form.isChanged && <ChangedElsewhere onKeepMine={form.keepMine} onTakeTheirs={form.takeTheirs} />}
      <TextInput
        label={t('mine.name')}
        required
        maxLength={100}
        value={draft.name}
        onChange={event => change({ name: event.currentTarget.value })}
        data-autofocus={!verifies || undefined}
      />
      {form.renames && <Notice tone="amber">{t('mine.renames')}</Notice>}
      <PlaceFields form={form} />
      {asked > 0 && <Notice tone="amber">{t('mine.moveAhead', { n: asked })}</Notice>}
      <NativeSelect
        label={t('mine.industry')}
        value={draft.industry}
        onChange={event => change({ industry: INDUSTRIES.find(one => one === event.currentTarget.value) ?? 'other' })}
        data={INDUSTRIES.map(value => ({ value, label: t(`industries.${value}`) }))}
      />
      <TextInput
        label={t('mine.contact')}
        description={t('mine.contactHint')}
        maxLength={200}
        value={draft.contact}
        onChange={event => change({ contact: event.currentTarget.value })}
      />
      <GrowingTextarea
        label={t('mine.description')}
        description={t('mine.descriptionHint')}
        minRows={3}
        maxRows={10}
        maxLength={2000}
        value={draft.description}
        onChange={event => change({ description: event.currentTarget.value })}
      />
    </FormSheet>
  );
}
