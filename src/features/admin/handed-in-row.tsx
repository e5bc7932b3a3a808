import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { adminSetVerification } from '#domain/admin/online.ts';
import { adminArchiveVenue, adminPauseVenue, adminResumeVenue, type HandedIn } from '#domain/admin/verifications.ts';
import { readEvidence } from '#domain/verification/online.ts';
import { useFormat } from '#i18n/use-format.ts';
import { bytesOf, download } from '#ui/download.ts';
import { notify, notifyFailure } from '#ui/toast.ts';
import classes from './admin.module.css';
import { ReasonSheet } from './reason-sheet.tsx';
import { useAdminFailure } from './use-admin-failure.ts';

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
      {decides && <Decision venue={venue} onDecided={onDecided} />}
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

type Asked = 'reject' | 'unverify' | 'pause' | 'archive';

function Decision({ venue, onDecided }: Omit<HandedInRowProps, 'decides'>) {
  const t = useTranslations('admin.verification');
  const failureWords = useAdminFailure();
  const [asked, setAsked] = useState<Asked | null>(null);
  const verification = useOnlineAct(adminSetVerification);
  const pause = useOnlineAct(adminPauseVenue);
  const resume = useOnlineAct(adminResumeVenue);
  const archive = useOnlineAct(adminArchiveVenue);
  const { id, name, version, state } = venue;
  const told = async (act: Promise<{ ok: true } | { ok: false; error: { code: string } }>, done: string) => {
    const answer = await act;
    if (answer.ok) notify(done);
    else notifyFailure(failureWords(answer.error.code), 'high');
    setAsked(null);
    onDecided();
  };
  const sure = (reason: string) => {
    if (asked === 'pause') return told(pause.run({ id, reason }), t('done.pause', { name }));
    if (asked === 'archive') return told(archive.run({ id, reason }), t('done.archive', { name }));
    return told(verification.run({ id, status: 'unverified', reason, version }), t('done.reject', { name }));
  };
  const verify = () => told(verification.run({ id, status: 'verified', version }), t('done.verify', { name }));
  const not = state === 'verified' ? 'unverify' : 'reject';
  return (
    <div className={classes.acts}>
      {state !== 'verified' && (
        <Button size="sm" disabled={verification.busy} onClick={() => void verify()}>
          {t('verify', { name })}
        </Button>
      )}
      {state !== 'rejected' && (
        <Button size="sm" variant="outline" onClick={() => setAsked(not)}>
          {t(not, { name })}
        </Button>
      )}
      {venue.status !== 'archived' && !venue.pausedByPlatform && (
        <Button size="sm" variant="outline" onClick={() => setAsked('pause')}>
          {t('pause', { name })}
        </Button>
      )}
      {venue.pausedByPlatform && (
        <Button
          size="sm"
          variant="outline"
          disabled={resume.busy}
          onClick={() => void told(resume.run({ id }), t('done.resume', { name }))}
        >
          {t('resume', { name })}
        </Button>
      )}
      {venue.status !== 'archived' && (
        <Button size="sm" variant="danger" onClick={() => setAsked('archive')}>
          {t('archive', { name })}
        </Button>
      )}
      {asked !== null && (
        <ReasonSheet
          key={asked}
          title={t(asked, { name })}
          consequence={t(`follows.${asked}`)}
          draft={`${asked}:${id}`}
          onClose={() => setAsked(null)}
          onSure={sure}
        />
      )}
    </div>
  );
}
