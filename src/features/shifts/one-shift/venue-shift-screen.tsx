// One shift, as its venue looks after it: how it stands, who is booked, who has applied, and what can be done with it.

import { Button, Group } from '@mantine/core';
import { IconClockEdit, IconCoffee, IconCoins, IconRepeat, IconUserSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { shiftById, type VenueShift } from '#domain/shifts/queries.ts';
import { canReshape } from '#domain/shifts/reshape.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { AgainSheet } from '#features/shifts/change/again-sheet.tsx';
import { TimesSheet } from '#features/shifts/change/times-sheet.tsx';
import { useDeed } from '#features/shifts/change/use-deed.ts';
import { ShiftChip } from '#features/shifts/shift-chip.tsx';
import { ShiftHead } from '#features/shifts/shift-head.tsx';
import { useFairWords } from '#features/shifts/use-fair-words.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DetailFrame } from '#ui/detail-frame.tsx';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { BookedList } from './booked-list.tsx';
import { GoneShift } from './gone-shift.tsx';
import { ManageBar } from './manage-bar.tsx';
import { PackSection } from './pack-section.tsx';

const BACK = '/venue/shifts';

interface VenueShiftScreenProps {
  readonly own: OwnVenue;
  readonly shiftId: string;
  /** Of somebody booked: what both sides say of their coming. */
  readonly place: (booking: TrackedBooking, name: string) => ReactNode;
  /** Who applied for a place, to be decided. */
  readonly applicants: (shift: VenueShift) => ReactNode;
}

export function VenueShiftScreen({ own, shiftId, place, applicants }: VenueShiftScreenProps) {
  const t = useTranslations('shifts');
  const roleName = useRoleName();
  const shift = useQuery(shiftById, { id: shiftId });
  if (shift === undefined) return null;
  if (shift === null) return <GoneShift shiftId={shiftId} />;
  return (
    <DetailFrame title={roleName(shift.role)} back={BACK}>
      <ShiftHead shift={shift} chip={<ShiftChip shift={shift} />} />
      <OnDevice shift={shift} />
      {shift.cancelledReason !== null && (
        <Notice tone="amber">{t('manage.cancelledBecause', { reason: shift.cancelledReason })}</Notice>
      )}
      <div style={{ marginTop: 24 }}>
        {shift.status !== 'draft' && (
          <BookedList shift={shift} mayManage={own.membership.role !== 'staff'} place={place} />
        )}
        {applicants(shift)}
      </div>
      <Facts shift={shift} />
      <PackSection shift={shift} mayEdit={own.membership.role !== 'staff'} />
      {own.membership.role !== 'staff' && <ReuseBar shift={shift} venue={own.venue} />}
      {own.membership.role === 'staff' ? <p>{t('manage.staffOnly')}</p> : <ManageBar shift={shift} venue={own.venue} />}
    </DetailFrame>
  );
}

/** What of it the server has not heard yet, in plain words. */
function OnDevice({ shift }: { readonly shift: VenueShift }) {
  const t = useTranslations('shifts.manage');
  const device = useDeviceWord();
  if (shift.pending === null) return null;
  const kind =
    shift.status === 'draft' ? 'onDeviceDraft' : shift.status === 'published' ? 'onDevicePosted' : 'onDeviceCancelled';
  return (
    <div style={{ marginTop: 16 }}>
      <Notice tone={kind === 'onDeviceDraft' ? 'blue' : 'amber'}>{t(`${kind}.${device}`)}</Notice>
    </div>
  );
}

function Facts({ shift }: { readonly shift: VenueShift }) {
  const t = useTranslations('shifts');
  const fair = useFairWords()(shift);
  return (
    <FactList>
      <Fact icon={IconCoffee} label={t('form.break')}>
        {shift.breakMin > 0 ? t('facts.breakMinutes', { minutes: String(shift.breakMin) }) : t('facts.noBreak')}
      </Fact>
      <Fact icon={IconCoins} label={t('facts.tips')}>
        {t(shift.tips ? 'facts.tipsLine' : 'facts.noTipsLine')}
      </Fact>
      <Fact icon={IconUserSearch} label={t('form.mode')} detail={fair ?? t(`modes.${shift.bookingMode}Hint`)}>
        {t(`modes.${shift.bookingMode}`)}
      </Fact>
    </FactList>
  );
}

/** What a shift is good for beside itself: to be had again, and to be had at other times. */
function ReuseBar({ shift, venue }: { readonly shift: VenueShift; readonly venue: PlacedVenue }) {
  const { id: shiftId } = shift;
  const t = useTranslations('board.again');
  const shape = useTranslations('planner.shape');
  const mayChange = canReshape(shift, useEncoreNow());
  const [again, setAgain] = useState(false);
  const [times, setTimes] = useState(false);
  const run = useDeed();
  return (
    <Group gap={8} mt={16}>
      <Button variant="soft" leftSection={<IconRepeat size={18} stroke={2} />} onClick={() => setAgain(true)}>
        {t('open')}
      </Button>
      {mayChange && (
        <Button variant="soft" leftSection={<IconClockEdit size={18} stroke={2} />} onClick={() => setTimes(true)}>
          {shape('open')}
        </Button>
      )}
      {again && <AgainSheet {...{ venue, shiftId, run }} day={null} onClose={() => setAgain(false)} />}
      {times && (
        <TimesSheet {...{ venue, run }} asked={{ shiftId, how: 'times', minutes: 0 }} onClose={() => setTimes(false)} />
      )}
    </Group>
  );
}
