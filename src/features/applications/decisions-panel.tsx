// On a venue's first screen: every request that waits for a word, by shift time.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { type TrackedApplication, undecidedApplications } from '#domain/applications/queries.ts';
import { standingChip, standingOf } from '#domain/applications/standing.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { shiftsByIds } from '#domain/shifts/queries.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useDayParts } from '#i18n/use-day-parts.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DayList, DayRow } from '#ui/day-row.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { useNow } from '#ui/use-now.ts';

export function DecisionsPanel({ venueId }: { readonly venueId: string }) {
  const t = useTranslations('applications.applicants');
  const now = useNow();
  const undecided = useQuery(undecidedApplications, { venueId });
  const shiftIds = useMemo(() => [...new Set(undecided?.flatMap(one => one.shiftId ?? []))], [undecided]);
  const workerIds = useMemo(() => [...new Set(undecided?.map(one => one.workerId))], [undecided]);
  const shifts = useQuery(shiftsByIds, { ids: shiftIds });
  const people = useQuery(profilesByIds, { ids: workerIds });
  if (undecided === undefined || shifts === undefined || people === undefined) return null;
  const waiting = undecided
    .flatMap(application => {
      const shift = application.shiftId === null ? undefined : shifts.get(application.shiftId);
      return shift === undefined || shift.startsAt <= now ? [] : [{ application, shift }];
    })
    .sort((one, other) => one.shift.startsAt - other.shift.startsAt);
  if (waiting.length === 0) return null;
  return (
    <DayList title={t('toDecide')} count={waiting.length}>
      {waiting.map(({ application, shift }) => (
        <DecisionRow
          key={application.id}
          application={application}
          shift={shift}
          name={people.get(application.workerId)?.name ?? null}
        />
      ))}
    </DayList>
  );
}

interface DecisionRowProps {
  readonly application: TrackedApplication;
  readonly shift: Shift;
  readonly name: string | null;
}

function DecisionRow({ application, shift, name }: DecisionRowProps) {
  const shifts = useTranslations('shifts.manage');
  const format = useFormat();
  const roleName = useRoleName();
  const { weekday, day } = useDayParts()(shift.startsLocal);
  const standing = standingOf(application, application.pending);
  const position = standing.kind === 'waitlisted' ? (standing.position ?? 0) : 0;
  const range = format.range({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz });
  const plain = application.status === 'submitted' && application.pending === null;
  return (
    <DayRow
      weekday={weekday}
      day={day}
      lead={name ?? shifts('unknownRockstar')}
      second={`${roleName(shift.role)} · ${range}`}
      {...(plain ? {} : { state: <StateChip state={standingChip(standing)} position={position} /> })}
      {...(application.note === null ? {} : { note: application.note })}
      link={{ to: '/venue/shifts/$shiftId', params: { shiftId: shift.id } }}
    />
  );
}
