// Before several shifts are called off: how many, who loses a place by name, and what is owed for it.

import { IconArrowBackUp, IconCalendarX, IconCoins, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOffline } from '#bridge/use-offline.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { stepsToCancel } from '#domain/shifts/bulk.ts';
import type { WrittenShift } from '#domain/shifts/queries.ts';
import type { Places } from '#features/shifts/use-places.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { type Consequence, ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { useOwed } from './cancel-shift-sheet.tsx';
import type { Run } from './use-undo.ts';

interface CancelManySheetProps {
  readonly shifts: readonly WrittenShift[];
  readonly places: Places | undefined;
  readonly run: Run;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function CancelManySheet({ shifts, places, run, onClose, onDone }: CancelManySheetProps) {
  const t = useTranslations('planner.batch');
  const sheet = useTranslations('shifts.cancelSheet');
  const reasonWord = useTranslations('shifts.manage')('reason');
  const [reason, setReason, forget] = useTyped('cancel-shifts', '');
  const n = shifts.length;
  const consequences = useConsequences(shifts, places);
  const confirm = async () => {
    onClose();
    const deed = {
      steps: () => stepsToCancel(shifts, reason, places?.booked ?? []),
      what: t('what.cancel', { n }),
      said: t('said.cancel', { n }),
    };
    if (!(await run(deed))) return;
    forget();
    onDone();
  };
  return (
    <ConsequenceSheet
      opened
      title={t('cancelTitle', { n })}
      consequences={consequences}
      safeLabel={sheet('keep')}
      onSafe={onClose}
      costlyLabel={t('cancelDo', { n })}
      onCostly={() => void confirm()}
    >
      <GrowingTextarea
        label={reasonWord}
        minRows={2}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={event => setReason(() => event.currentTarget.value)}
      />
    </ConsequenceSheet>
  );
}

function useConsequences(shifts: readonly WrittenShift[], places: Places | undefined): readonly Consequence[] {
  const t = useTranslations('planner.batch');
  const sheet = useTranslations('shifts.cancelSheet');
  const device = useDeviceWord();
  const offline = useOffline();
  const ids = new Set<string>(shifts.map(({ id }) => id));
  const booked = places?.booked.filter(({ shiftId }) => ids.has(shiftId)) ?? [];
  const nameOf = (id: string) => places?.people.get(id)?.name ?? '';
  const names = [...new Set(booked.map(({ workerId }) => nameOf(workerId)))];
  const owed = useOwed(
    booked.map(booking => ({ name: nameOf(booking.workerId), booking })),
    useEncoreNow(),
  );
  const drafts = shifts.filter(({ status }) => status === 'draft').length;
  return [
    { icon: IconCalendarX, fact: t('cancelWhat', { n: shifts.length }), detail: t('cancelDrafts', { n: drafts }) },
    booked.length === 0
      ? { icon: IconUsers, fact: sheet('nobody'), detail: sheet('nobodyDetail') }
      : {
          icon: IconUsers,
          fact: sheet('booked', { n: names.length }),
          detail: sheet('bookedDetail', { names: names.join(', ') }),
        },
    ...(owed === null ? [] : [{ icon: IconCoins, ...owed }]),
    {
      icon: IconArrowBackUp,
      fact: sheet('undo'),
      detail: offline ? sheet(`undoOffline.${device}`) : sheet('undoNever'),
    },
  ];
}
