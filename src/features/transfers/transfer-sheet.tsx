// Whom to ask, and a word to them. Only people one has been on a shift with: there is no directory to look through.

import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { useQuery } from '#bridge/use-query.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { newId, type TransferId } from '#domain/ids.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { transferBooking } from '#domain/transfers/commands.ts';
import { colleaguesToAsk, type FormerColleague, transfersOfBooking } from '#domain/transfers/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ActButton } from '#ui/act-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notify, notifyNotSaved } from '#ui/toast.ts';
import { useOnce } from '#ui/use-once.ts';

interface TransferSheetProps {
  readonly booking: Booking;
  readonly onClose: () => void;
}

export function TransferSheet({ booking, onClose }: TransferSheetProps) {
  const t = useTranslations('transfers.give');
  const { colleagues, known } = useColleagues(booking);
  const [chosen, setChosen] = useState<string | null>(null);
  const { value: note, change, forget, kept } = useKeptForm(`transfer-${booking.id}`, '');
  const command = useCommand(transferBooking);
  const once = useOnce();
  const colleague = colleagues?.find(({ crewId }) => crewId === chosen);
  const ask = async ({ crewId, firstName }: FormerColleague) => {
    const said = note.trim();
    const args = { id: newId<TransferId>(), booking_id: booking.id, crew_id: crewId };
    const saved = await command(said === '' ? args : { ...args, note: said });
    if (!saved.ok) {
      notifyNotSaved(t('notSaved'));
      return false;
    }
    forget();
    notify(t('saved', { name: firstName }));
    onClose();
    return true;
  };
  if (colleagues === undefined) return null;
  const foot = (
    <ActButton
      disabled={colleague === undefined}
      onClick={() => colleague !== undefined && void once(() => ask(colleague))}
    >
      {colleague === undefined ? t('choose') : t('ask', { name: colleague.firstName })}
    </ActButton>
  );
  return (
    <Sheet opened onClose={onClose} title={t('title')} lead={t('lead')} foot={colleagues.length > 0 && foot}>
      {colleagues.length === 0 ? (
        <EmptyState title={t(known ? 'allAsked' : 'nobody')}>{t(known ? 'allAskedText' : 'nobodyText')}</EmptyState>
      ) : (
        <Stack gap={20}>
          <Colleagues colleagues={colleagues} chosen={chosen} onChoose={setChosen} />
          <KeptLine kept={kept} />
          <GrowingTextarea
            label={t('note')}
            description={t('noteHint')}
            minRows={2}
            maxRows={6}
            maxLength={REASON_LENGTH}
            value={note}
            onChange={event => change(() => event.currentTarget.value)}
          />
        </Stack>
      )}
    </Sheet>
  );
}

/** Without those who were asked already and may still answer, or have said no. `known`: there is anybody at all. */
function useColleagues(booking: Booking) {
  const all = useQuery(colleaguesToAsk, { shiftId: booking.shiftId, role: booking.role });
  const asked = useQuery(transfersOfBooking, { bookingId: booking.id });
  const taken = asked?.filter(({ status }) => status !== 'withdrawn' && status !== 'lapsed');
  const colleagues = taken && all?.filter(one => !taken.some(({ workerId }) => workerId === one.workerId));
  return { colleagues, known: all !== undefined && all.length > 0 };
}

interface ColleaguesProps {
  readonly colleagues: readonly FormerColleague[];
  readonly chosen: string | null;
  readonly onChoose: (crewId: string) => void;
}

function Colleagues({ colleagues, chosen, onChoose }: ColleaguesProps) {
  const t = useTranslations('transfers.give');
  const roleName = useRoleName();
  const format = useFormat();
  return (
    <Radio.Group label={t('who')} value={chosen} onChange={onChoose}>
      <Stack gap={4} mt={8}>
        {colleagues.map(({ crewId, firstName, role, venue, lastAt, tz }) => (
          <Radio
            key={crewId}
            value={crewId}
            size="md"
            py={8}
            label={firstName}
            description={t('together', { role: roleName(role), venue, day: format.day(lastAt, tz) })}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
