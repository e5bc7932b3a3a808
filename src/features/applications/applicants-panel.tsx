// Who asked for a place on a shift, and the venue's word on each. A decision that has not left this device says so: the
// person does not know yet.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { applicationsOfShift } from '#domain/applications/queries.ts';
import { awaitsDecision } from '#domain/applications/rules.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { gapsOf } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { ApplicantRow } from './applicant-row.tsx';
import classes from './applicants-panel.module.css';

interface ApplicantsPanelProps {
  readonly shift: Shift;
  /** Managers decide; staff look on. */
  readonly mayDecide: boolean;
}

export function ApplicantsPanel({ shift, mayDecide }: ApplicantsPanelProps) {
  const t = useTranslations('applications.applicants');
  const applications = useQuery(applicationsOfShift, { shiftId: shift.id });
  const ids = useMemo(() => applications?.map(({ workerId }) => workerId) ?? [], [applications]);
  const people = useQuery(profilesByIds, { ids });
  if (applications === undefined || people === undefined) return null;
  // What was accepted and booked stands among the booked; what is on its way stays here until then.
  const shown = applications.filter(
    one => awaitsDecision(one.status) || one.pending !== null || isAnswered(one.status),
  );
  const gaps = gapsOf(shift) - applications.filter(one => one.status === 'accepted' && one.pending !== null).length;
  return (
    <section className={classes.panel}>
      <h3 className={classes.heading}>
        <span>{t('title')}</span>
        <span className={classes.count}>{shown.length > 0 && shown.length}</span>
      </h3>
      {shown.length === 0 && <p className={classes.none}>{t(shift.status === 'draft' ? 'noneDraft' : 'none')}</p>}
      <ul className={classes.rows}>
        {shown.map(application => (
          <ApplicantRow
            key={application.id}
            application={application}
            person={people.get(application.workerId) ?? null}
            full={gaps <= 0}
            mayDecide={mayDecide && shift.status === 'published'}
          />
        ))}
      </ul>
    </section>
  );
}

function isAnswered(status: string): boolean {
  return status === 'rejected' || status === 'withdrawn';
}
