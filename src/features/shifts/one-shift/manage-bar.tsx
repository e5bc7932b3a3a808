// What a manager may do with a shift: post a draft, change it, call it off.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { publishShift } from '#domain/shifts/commands.ts';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { canChange, publishFaults, shiftState } from '#domain/shifts/rules.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { CancelShiftSheet } from '#features/shifts/change/cancel-shift-sheet.tsx';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

interface ManageBarProps {
  readonly shift: VenueShift;
  readonly venue: Venue;
}

export function ManageBar({ shift, venue }: ManageBarProps) {
  const t = useTranslations('shifts.manage');
  const change = useTranslations('shifts.change');
  const now = useEncoreNow();
  const [asking, setAsking] = useState(false);
  const state = shiftState(shift, now);
  if (state === 'draft') return <DraftBar shift={shift} venue={venue} />;
  if (state !== 'open' && state !== 'filled' && state !== 'in_progress') return null;
  return (
    <ActBar>
      {canChange(shift, now) && (
        <LinkButton to="/venue/shifts/$shiftId/edit" params={{ shiftId: shift.id }} size="lg" variant="outline">
          {change('open')}
        </LinkButton>
      )}
      <Button size="lg" variant="danger" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <CancelShiftSheet shift={shift} opened={asking} onClose={() => setAsking(false)} />
    </ActBar>
  );
}

function DraftBar({ shift, venue }: ManageBarProps) {
  const t = useTranslations('shifts.manage');
  const now = useEncoreNow();
  const told = useToldOutcome();
  const [asking, setAsking] = useState(false);
  const publish = useCommand(publishShift);
  const tooLate = publishFaults(shift, now).some(({ code }) => code === 'no_time_left');
  const post = async () => {
    const words = { saved: t('postedOnDevice'), applied: t('posted') };
    await told(publish({ id: shift.id, version: shift.version }), words);
  };
  const area = areaOf(useQuery(allAreas, null), venue.area)?.name ?? venue.name;
  return (
    <ActBar note={tooLate ? t('tooLateToPost') : t('publishWhy', { area })} lit={!tooLate}>
      <ActButton variant="lit" disabled={tooLate} onClick={() => void post()}>
        {t('publish')}
      </ActButton>
      <LinkButton to="/venue/shifts/$shiftId/edit" params={{ shiftId: shift.id }} size="lg" variant="outline">
        {t('edit')}
      </LinkButton>
      <Button size="lg" variant="danger" onClick={() => setAsking(true)}>
        {t('discardDraft')}
      </Button>
      <CancelShiftSheet shift={shift} opened={asking} onClose={() => setAsking(false)} />
    </ActBar>
  );
}
