import { useTimeZone, useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import type { TrackedApplication } from '#domain/applications/queries.ts';
import { awaitsDecision } from '#domain/applications/rules.ts';
import { applicantChip } from '#domain/applications/standing.ts';
import { type DocumentMark, validityOf } from '#domain/documents/marks.ts';
import { formatIsoDay } from '#i18n/format.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useDocumentWords } from '#i18n/use-document-words.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Initials } from '#ui/initials.tsx';
import { LitEdge } from '#ui/lit-edge.tsx';
import { PersonLink } from '#ui/person-link.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { ApplicantDecision } from './applicant-decision.tsx';
import { ApplicantRest } from './applicant-rest.tsx';
import classes from './applicants-panel.module.css';
import type { Applicant } from './use-applicants.ts';
import { useMatchWords } from './use-match-words.ts';

interface ApplicantRowProps {
  readonly applicant: Applicant;
  readonly tz: string;
  /** Of the venue: how far people live is said in its miles or kilometres. */
  readonly area: string;
  readonly full: boolean;
  readonly mayDecide: boolean;
  /** A yes to them is the next thing to do. */
  readonly lit: boolean;
}

export function ApplicantRow({ applicant, tz, area, full, mayDecide, lit }: ApplicantRowProps) {
  const { application, person, match, restRefusal, longWeekHours } = applicant;
  const t = useTranslations('applications.applicants');
  const shifts = useTranslations('shifts.manage');
  const when = useWhen();
  const roleName = useRoleName();
  const reasons = useMatchWords(match.reasons, area);
  const name = person?.name ?? shifts('unknownRockstar');
  const chip = applicantChip(application, application.pending);
  const skills = person?.skills.map(roleName).join(', ') ?? '';
  const open = awaitsDecision(application.status);
  return (
    <li className={classes.row} data-lit={lit || undefined}>
      {lit && <LitEdge />}
      <Initials who={application.workerId} name={name} size={40} />
      <div className={classes.body}>
        <div className={classes.head}>
          <PersonLink id={application.workerId} name={name} />
          {chip !== null && <StateChip state={chip} position={application.waitlistPos ?? 0} />}
        </div>
        {open && <p className={classes.reasons}>{reasons}</p>}
        <p className={classes.meta}>
          {[skills, t('applied', { time: when(application.recordedAt) })].filter(Boolean).join(' · ')}
        </p>
        {application.note !== null && application.note !== '' && <p className={classes.note}>{application.note}</p>}
        {open && application.arrivesAt !== null && (
          <p className={classes.meta}>{t('arrives', { by: when.by(application.arrivesAt, tz) })}</p>
        )}
        {open && <Documents marks={person?.documents ?? []} />}
        <WhereItStands application={application} name={name} tz={tz} />
        {open && longWeekHours !== null && (
          <p className={classes.meta}>{t('longWeek', { name, hours: String(longWeekHours) })}</p>
        )}
        {mayDecide && open && restRefusal === null && <ApplicantDecision {...{ application, name, full, lit }} />}
        {mayDecide && open && restRefusal !== null && (
          <ApplicantRest application={application} name={name} refusal={restRefusal} />
        )}
      </div>
    </li>
  );
}

/** Kind and validity: never the file or the number. */
function Documents({ marks }: { readonly marks: readonly DocumentMark[] }) {
  const words = useDocumentWords();
  const today = formatIsoDay(useEncoreNow(), useTimeZone() ?? 'UTC');
  if (marks.length === 0) return null;
  return <p className={classes.meta}>{marks.map(mark => words(mark, validityOf(mark.until, today))).join(' · ')}</p>;
}

interface WhereItStandsProps {
  readonly application: TrackedApplication;
  readonly name: string;
  readonly tz: string;
}

/** Until the server has heard of a decision, the person has not either; and what became of a held place. */
function WhereItStands({ application, name, tz }: WhereItStandsProps) {
  const t = useTranslations('applications.applicants');
  const device = useDeviceWord();
  const when = useWhen();
  const { status, pending, holdUntil } = application;
  const words = () => {
    if (pending !== null && status !== 'viewed') {
      if (status === 'accepted') return t('acceptedOnDevice', { device, name });
      if (status === 'rejected') return t('declinedOnDevice', { device, name });
      if (status === 'offered') return t('offeredOnDevice', { device, name });
      if (status === 'waitlisted') return t('waitlistedOnDevice', { device, name });
      if (status === 'shortlisted') return t(`shortlistedOnDevice.${device}`);
    }
    if (status === 'offered' && holdUntil !== null) return t('heldFor', { name, until: when.until(holdUntil, tz) });
    if (status === 'expired') return t('lapsed');
    if (status === 'declined') return t('declinedOffer');
    return awaitsDecision(status) && application.seenTerms !== null ? t('sawEarlier', { name }) : null;
  };
  const line = words();
  if (line === null) return null;
  return (
    <p className={classes.meta} role="status">
      {line}
    </p>
  );
}
