import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { TrackedApplication } from '#domain/applications/queries.ts';
import { awaitsDecision } from '#domain/applications/rules.ts';
import { applicantChip } from '#domain/applications/standing.ts';
import type { Profile } from '#domain/profiles/schema.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Initials } from '#ui/initials.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './applicants-panel.module.css';
import { useDecide } from './use-decide.ts';

interface ApplicantRowProps {
  readonly application: TrackedApplication;
  /** Null: this device does not know the card. */
  readonly person: Profile | null;
  readonly full: boolean;
  readonly mayDecide: boolean;
}

export function ApplicantRow({ application, person, full, mayDecide }: ApplicantRowProps) {
  const t = useTranslations('applications.applicants');
  const shifts = useTranslations('shifts.manage');
  const when = useWhen();
  const roleName = useRoleName();
  const name = person?.name ?? shifts('unknownRockstar');
  const chip = applicantChip(application, application.pending);
  const skills = person?.skills.map(roleName).join(', ') ?? '';
  return (
    <li className={classes.row}>
      <Initials name={name} size={40} />
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.name}>{name}</span>
          {chip !== null && <StateChip state={chip} position={application.waitlistPos ?? 0} />}
        </div>
        <p className={classes.meta}>
          {[skills, t('asked', { time: when(application.recordedAt) })].filter(Boolean).join(' · ')}
        </p>
        {application.note !== null && application.note !== '' && <p className={classes.note}>{application.note}</p>}
        <OnDeviceLine application={application} name={name} />
        {mayDecide && awaitsDecision(application.status) && (
          <Decision application={application} name={name} full={full} />
        )}
      </div>
    </li>
  );
}

/** Until the server has heard of it, the person has not either. */
function OnDeviceLine({ application, name }: { readonly application: TrackedApplication; readonly name: string }) {
  const t = useTranslations('applications.applicants');
  const device = useDeviceWord();
  if (application.pending === null) return null;
  const { status } = application;
  const words =
    status === 'accepted'
      ? t('acceptedOnDevice', { device, name })
      : status === 'rejected'
        ? t('declinedOnDevice', { device, name })
        : t(`shortlistedOnDevice.${device}`);
  return (
    <p className={classes.meta} role="status">
      {words}
    </p>
  );
}

interface DecisionProps {
  readonly application: TrackedApplication;
  readonly name: string;
  readonly full: boolean;
}

function Decision({ application, name, full }: DecisionProps) {
  const t = useTranslations('applications.applicants');
  const decide = useDecide(application, name);
  const listed = application.status === 'submitted' || application.status === 'viewed';
  return (
    <div className={classes.acts}>
      <Button size="sm" disabled={full} onClick={() => void decide('accept')} aria-label={t('acceptName', { name })}>
        {full ? t('full') : t('accept')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => void decide('reject')} aria-label={t('declineName', { name })}>
        {t('decline')}
      </Button>
      {listed && (
        <Button
          size="sm"
          variant="subtle"
          onClick={() => void decide('shortlist')}
          aria-label={t('shortlistName', { name })}
        >
          {t('shortlist')}
        </Button>
      )}
    </div>
  );
}
