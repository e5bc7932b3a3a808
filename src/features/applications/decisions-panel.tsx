// On a venue's first screen: the shifts for which somebody waits for a word, soonest first, and who they are.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { undecidedApplications } from '#domain/applications/queries.ts';
import type { ProfileId } from '#domain/ids.ts';
import { shiftsByIds } from '#domain/shifts/queries.ts';
import { isFillable } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DayList, DayRow } from '#ui/day-row.tsx';
import { TimeRange } from '#ui/time-range.tsx';
import { useApplicantNames } from './use-applicant-names.ts';

/** The nearest ones; the list of shifts has the rest. */
const SHOWN = 5;

interface ShiftToDecide {
  readonly shift: Shift;
  readonly applicants: readonly ProfileId[];
}

export function DecisionsPanel({ venueId }: { readonly venueId: string }) {
  const t = useTranslations('applications.applicants');
  const waiting = useToDecide(venueId);
  if (waiting.length === 0) return null;
  return (
    <DayList title={t('toDecide')} count={waiting.reduce((sum, { applicants }) => sum + applicants.length, 0)}>
      {waiting.slice(0, SHOWN).map(one => (
        <ToDecideRow key={one.shift.id} {...one} />
      ))}
    </DayList>
  );
}

function useToDecide(venueId: string): readonly ShiftToDecide[] {
  const now = useEncoreNow();
  const undecided = useQuery(undecidedApplications, { venueId });
  const ids = useMemo(() => [...new Set(undecided?.flatMap(one => one.shiftId ?? []))], [undecided]);
  const shifts = useQuery(shiftsByIds, { ids });
  return useMemo(() => {
    const applicants = (shift: Shift) =>
      (undecided ?? []).filter(one => one.shiftId === shift.id).map(one => one.workerId);
    return [...(shifts?.values() ?? [])]
      .filter(shift => isFillable(shift, now))
      .sort((one, other) => one.startsAt - other.startsAt)
      .map(shift => ({ shift, applicants: applicants(shift) }));
  }, [undecided, shifts, now]);
}

function ToDecideRow({ shift, applicants }: ShiftToDecide) {
  const t = useTranslations('shifts');
  const roleName = useRoleName();
  const names = useApplicantNames(applicants);
  return (
    <DayRow
      at={shift.startsAt}
      tz={shift.tz}
      lead={
        <>
          {roleName(shift.role)}, <TimeRange start={shift.startsAt} end={shift.endsAt} tz={shift.tz} />
        </>
      }
      second={names}
      note={`${t('tonight.applied', { n: applicants.length })} · ${t('facts.places', {
        filled: String(shift.confirmedCount),
        total: String(shift.positions),
      })}`}
      link={{ to: '/venue/shifts/$shiftId', params: { shiftId: shift.id } }}
    />
  );
}
