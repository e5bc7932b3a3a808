// Changing a shift that people can see. What makes nobody worse off is saved at once; before anything else it is said who
// will be asked, and what holds until they answered.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShiftDraft } from '#domain/shifts/draft.ts';
import type { WrittenShift } from '#domain/shifts/queries.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { ChangeSheet } from '#features/shifts/change/change-sheet.tsx';
import { useShiftPeople } from '#features/shifts/change/use-shift-people.ts';
import { useFaultWords } from '#features/shifts/use-fault-words.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { ShiftFormStack } from './shift-form-stack.tsx';
import { usePublishedEdit } from './use-published-edit.ts';
import { useShiftForm } from './use-shift-form.ts';

interface PublishedFormProps {
  readonly own: OwnVenue;
  readonly shift: WrittenShift;
  readonly initial: ShiftDraft;
}

export function PublishedForm({ own: { venue, membership }, shift, initial }: PublishedFormProps) {
  const t = useTranslations('shifts');
  const form = useShiftForm({ venue, known: shift, initial });
  const edit = usePublishedEdit({ form, shift });
  const words = useFaultWords();
  const people = useShiftPeople(shift.id);
  const [asking, setAsking] = useState(false);
  const error = (field: string) => {
    const code = form.faultOf(field);
    return code === null ? undefined : words(code);
  };
  const submit = () => {
    const change = edit.check();
    if (change === null) return;
    if (change.material && people.booked.length + people.applied > 0) setAsking(true);
    else void edit.save();
  };
  if (membership.role === 'staff') {
    return (
      <Screen title={t('change.title')} back="/venue/shifts">
        <p>{t('manage.staffOnly')}</p>
      </Screen>
    );
  }
  return (
    <Screen title={t('change.title')} lead={t('form.lead', { venue: venue.name })} back="/venue/shifts">
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        <ShiftFormStack form={form} venue={venue} error={error} many={false} />
        <ActBar lit>
          <ActButton variant="lit" type="submit">
            {t('change.save')}
          </ActButton>
        </ActBar>
      </form>
      <ChangeSheet
        people={people}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void edit.save().then(() => setAsking(false))}
      />
    </Screen>
  );
}
