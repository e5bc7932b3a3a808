import { Button } from '@mantine/core';
import { useTimeZone, useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import type { HandedIn } from '#domain/admin/verifications.ts';
import { readEvidence } from '#domain/verification/online.ts';
import { useFormat } from '#i18n/use-format.ts';
import { bytesOf, download } from '#ui/download.ts';
import { notifyFailure } from '#ui/toast.ts';
import classes from './admin.module.css';
import { useAdminFailure } from './use-admin-failure.ts';
import { VenueDecision } from './venue-decision.tsx';

interface HandedInRowProps {
  readonly venue: HandedIn;
  readonly decides: boolean;
  readonly onDecided: () => void;
}

/** One venue: what it says, what shows it, and the decision. */
export function HandedInRow({ venue, decides, onDecided }: HandedInRowProps) {
  const t = useTranslations('admin.verification');
  const industries = useTranslations('venues.industries');
  const format = useFormat();
  const zone = useTimeZone() ?? 'UTC';
  const owner = [venue.ownerName, venue.ownerEmail].filter(Boolean).join(' · ');
  const facts: readonly (readonly [string, string | null])[] = [
    [t('legalName'), venue.legalName],
    [t('number'), venue.registrationNumber],
    [t('website'), venue.website],
    [t('owner'), owner],
    [t('handedIn'), format.day(Date.parse(venue.handedInAt), zone)],
    [t('reasonGiven'), venue.reason],
  ];
  return (
    <li className={classes.handedInRow}>
      <h2 className={classes.heading}>{venue.name}</h2>
      <p className={classes.dim}>
        {[industries(venue.industry), venue.address, venue.status === 'active' ? null : t(`status.${venue.status}`)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl className={classes.told}>
        {facts.map(([label, said]) =>
          said === null || said === '' ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{said}</dd>
            </div>
          ),
        )}
      </dl>
      <Files venue={venue} />
      {decides && <VenueDecision venue={venue} onDecided={onDecided} />}
    </li>
  );
}

function Files({ venue }: { readonly venue: HandedIn }) {
  const t = useTranslations('admin.verification');
  const format = useFormat();
  const failureWords = useAdminFailure();
  const { run, busy } = useOnlineAct(readEvidence);
  if (venue.files.length === 0) return <p className={classes.dim}>{t('noFiles')}</p>;
  const open = async (id: string) => {
    const answer = await run({ id });
    if (!answer.ok) return notifyFailure(failureWords(answer.error.code), 'high');
    if (answer.value === null) return notifyFailure(t('fileGone'), 'high');
    const { name, type, content } = answer.value;
    download(name, type, bytesOf(content));
  };
  return (
    <div className={classes.acts}>
      {venue.files.map(file => (
        <Button key={file.id} size="sm" variant="outline" disabled={busy} onClick={() => void open(file.id)}>
          {t('file', { name: file.name, kb: format.number(Math.max(1, Math.round(file.bytes / 1024))) })}
        </Button>
      ))}
    </div>
  );
}
