// Who applied for a place on a shift, and the venue's word on each. A decision that has not left this device says so: the
// person does not know yet.
import { useTranslations } from 'use-intl';
import type { Shift } from '#domain/shifts/schema.ts';
import { PartHeading } from '#ui/detail-title.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ApplicantRow } from './applicant-row.tsx';
import classes from './applicants-panel.module.css';
import { isAcceptable, useApplicants } from './use-applicants.ts';
import { useView } from './use-view.ts';

interface ApplicantsPanelProps {
  readonly shift: Shift;
  /** Managers decide; staff look on. */
  readonly mayDecide: boolean;
  /** Offers the same as a comparison. */
  readonly compares?: boolean;
  /** Where it is all of its page. */
  readonly heading?: 'h2';
}

export function ApplicantsPanel({ shift, mayDecide, compares = false, heading }: ApplicantsPanelProps) {
  const Heading = heading ?? PartHeading;
  const t = useTranslations('applications.applicants');
  const found = useApplicants(shift);
  useView(found?.applicants.map(({ application }) => application) ?? [], mayDecide);
  if (found === undefined) return null;
  const { applicants, gaps } = found;
  const decides = mayDecide && shift.status === 'published';
  const best = decides && gaps > 0 ? applicants.find(isAcceptable) : undefined;
  // What is due stands above who needs a second thought.
  const shown = best === undefined ? applicants : [best, ...applicants.filter(one => one !== best)];
  return (
    <section className={classes.panel}>
      <Heading data-heading="panel" className={classes.heading}>
        <span>{t('title')}</span>
        <span className={classes.count}>{applicants.length > 0 && applicants.length}</span>
      </Heading>
      {applicants.length === 0 && <p className={classes.none}>{t(shift.status === 'draft' ? 'noneDraft' : 'none')}</p>}
      <ul role="list" className={classes.rows}>
        {shown.map(applicant => (
          <ApplicantRow
            key={applicant.application.id}
            applicant={applicant}
            tz={shift.tz}
            area={shift.area}
            full={gaps <= 0}
            mayDecide={decides}
            lit={applicant === best}
          />
        ))}
      </ul>
      {compares && applicants.length > 1 && (
        <LinkButton to="/venue/shifts/$shiftId/applicants" params={{ shiftId: shift.id }} size="sm" variant="outline">
          {t('compare')}
        </LinkButton>
      )}
    </section>
  );
}
