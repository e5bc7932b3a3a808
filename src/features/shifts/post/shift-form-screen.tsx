// Posting a shift: one column, what was used last already filled in, and everything said about the times at once.
import { Box, Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { argsToDraft, draftForTonight, newDraft, type ShiftDraft, shiftToDraft } from '#domain/shifts/draft.ts';
import { lastWrittenShift, type WrittenShift, writtenShift } from '#domain/shifts/queries.ts';
import { type RefusedShift, refusedShift } from '#domain/shifts/refused.ts';
import { canChange } from '#domain/shifts/rules.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { useFaultWords } from '#features/shifts/use-fault-words.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { PublishedForm } from './published-form.tsx';
import { ShiftFormStack } from './shift-form-stack.tsx';
import { useShiftForm } from './use-shift-form.ts';

export function NewShiftScreen({ own, today }: { readonly own: OwnVenue; readonly today: boolean }) {
  const now = useEncoreNow();
  const last = useQuery(lastWrittenShift, { venueId: own.venue.id });
  if (last === undefined) return null;
  const begin = today ? draftForTonight : newDraft;
  return <ShiftFormScreen own={own} known={null} refused={null} initial={begin(last, now, own.venue.tz)} />;
}

export function EditShiftScreen({ own, shiftId }: { readonly own: OwnVenue; readonly shiftId: string }) {
  const t = useTranslations('shifts');
  const now = useEncoreNow();
  const shift = useQuery(writtenShift, { id: shiftId });
  const refused = useQuery(refusedShift, { id: shiftId });
  if (shift === undefined || refused === undefined) return null;
  if (shift !== null && canChange(shift, now)) {
    return <PublishedForm own={own} shift={shift} initial={shiftToDraft(shift)} />;
  }
  if (shift?.status === 'draft') {
    return <ShiftFormScreen own={own} known={shift} refused={null} initial={shiftToDraft(shift)} />;
  }
  if (shift === null && refused !== null) {
    const initial = argsToDraft(refused.args, refused.own.venue.tz);
    return <ShiftFormScreen own={refused.own} known={null} refused={refused} initial={initial} />;
  }
  const gone = t('find.gone');
  return (
    <Screen title={gone} titleHidden back="/venue/shifts">
      {/* Taken off the team, one has none of its shifts: the venue did not cancel it. */}
      <EmptyState title={gone}>{t(shift === null ? 'manage.goneText' : 'find.goneText')}</EmptyState>
    </Screen>
  );
}

interface ShiftFormScreenProps {
  readonly own: OwnVenue;
  readonly known: WrittenShift | null;
  /** A new one that the server did not take, to be put right. */
  readonly refused: RefusedShift | null;
  readonly initial: ShiftDraft;
}

function ShiftFormScreen({ own: { venue, membership }, known, refused, initial }: ShiftFormScreenProps) {
  const t = useTranslations('shifts');
  const form = useShiftForm({ venue, known, refused, initial });
  const reason = useRefusalWords();
  const words = useFaultWords();
  const title = t(known === null ? 'form.titleNew' : 'form.titleEdit');
  if (membership.role === 'staff') {
    return (
      <Screen title={title} back="/venue/shifts">
        <p>{t('manage.staffOnly')}</p>
      </Screen>
    );
  }
  const error = (field: string) => {
    const code = form.faultOf(field);
    return code === null ? undefined : words(code);
  };
  return (
    <Screen title={title} lead={t('form.lead', { venue: venue.name })} back="/venue/shifts">
      {refused !== null && (
        <Box mb={20}>
          <Notice tone="amber">{reason(refused.code)}</Notice>
        </Box>
      )}
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void form.post();
        }}
      >
        <ShiftFormStack form={form} venue={venue} error={error} many={known === null} />
        <FormBar count={form.typed.days.length * form.typed.lines.length} onSave={() => void form.saveDraft()} />
      </form>
    </Screen>
  );
}

function FormBar({ count, onSave }: { readonly count: number; readonly onSave: () => void }) {
  const t = useTranslations('shifts.form');
  return (
    <ActBar lit>
      <ActButton variant="lit" type="submit">
        {t('publish', { n: count })}
      </ActButton>
      <Button size="lg" variant="outline" onClick={onSave}>
        {t('save', { n: count })}
      </Button>
    </ActBar>
  );
}
