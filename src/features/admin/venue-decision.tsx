import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { adminSetVerification } from '#domain/admin/online.ts';
import { holds } from '#domain/admin/rules.ts';
import { adminArchiveVenue, adminPauseVenue, adminResumeVenue, type HandedIn } from '#domain/admin/verifications.ts';
import classes from './admin.module.css';
import { useAdminRole } from './admin-role-context.ts';
import { OnlineButton } from './online-button.tsx';
import { OwnVenue } from './own-venue.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { type Answer, useTellAnswer } from './use-tell-answer.ts';

interface VenueDecisionProps {
  readonly venue: Pick<HandedIn, 'id' | 'name' | 'status' | 'pausedByPlatform' | 'verification' | 'ownDeciders'> & {
    /** Null: nothing was handed in, and it is not verified. */
    readonly state: HandedIn['state'] | null;
    /** Of what was handed in, as it was shown; null: nothing was. */
    readonly version: number | null;
  };
  readonly onDecided: () => void;
}

type Asked = 'reject' | 'unverify' | 'pause' | 'archive';

/** Verified, rejected, paused, resumed, closed: each with its reason, which the venue reads. */
export function VenueDecision({ venue, onDecided }: VenueDecisionProps) {
  const t = useTranslations('admin.verification');
  const [asked, setAsked] = useState<Asked | null>(null);
  const decide = useDecisions(venue, () => {
    setAsked(null);
    onDecided();
  });
  const { id, name, state } = venue;
  // One that moved waits for another look and is verified still: to reject it takes that away.
  const not = venue.verification === 'verified' ? 'unverify' : 'reject';
  const own = venue.ownDeciders !== null;
  // It is for good; support pauses.
  const mayClose = holds(useAdminRole(), 'super_admin');
  return (
    <>
      {venue.ownDeciders !== null && <OwnVenue deciders={venue.ownDeciders} />}
      <div className={classes.acts}>
        {!own && state !== 'verified' && (
          <OnlineButton size="sm" disabled={decide.verifying} onClick={() => void decide.verify()}>
            {t('verify', { name })}
          </OnlineButton>
        )}
        {!own && state !== 'rejected' && state !== null && (
          <OnlineButton size="sm" variant="outline" onClick={() => setAsked(not)}>
            {t(not, { name })}
          </OnlineButton>
        )}
        {venue.status !== 'archived' && !venue.pausedByPlatform && (
          <OnlineButton size="sm" variant="outline" onClick={() => setAsked('pause')}>
            {t('pause', { name })}
          </OnlineButton>
        )}
        {!own && venue.pausedByPlatform && (
          <OnlineButton size="sm" variant="outline" disabled={decide.resuming} onClick={() => void decide.resume()}>
            {t('resume', { name })}
          </OnlineButton>
        )}
        {mayClose && venue.status !== 'archived' && (
          <OnlineButton size="sm" variant="danger" onClick={() => setAsked('archive')}>
            {t('archive', { name })}
          </OnlineButton>
        )}
        {asked !== null && (
          <ReasonSheet
            key={asked}
            title={t(asked, { name })}
            consequence={t(`follows.${asked}`)}
            hint={t('reasonHint')}
            draft={`${asked}:${id}`}
            onClose={() => setAsked(null)}
            onSure={reason => decide.against(asked, reason)}
          />
        )}
      </div>
    </>
  );
}

/** Each tells what came of it; true when it was done. */
function useDecisions({ id, name, version }: VenueDecisionProps['venue'], onTold: () => void) {
  const t = useTranslations('admin.verification.done');
  const tell = useTellAnswer();
  const verification = useOnlineAct(adminSetVerification);
  const pause = useOnlineAct(adminPauseVenue);
  const resume = useOnlineAct(adminResumeVenue);
  const archive = useOnlineAct(adminArchiveVenue);
  const seen = { name, ...(version === null ? {} : { version }) };
  const told = async (act: Promise<Answer>, done: string) => {
    const isDone = tell(await act, done);
    onTold();
    return isDone;
  };
  return {
    verify: () => told(verification.run({ id, status: 'verified', ...seen }), t('verify', { name })),
    verifying: verification.busy,
    resume: () => told(resume.run({ id }), t('resume', { name })),
    resuming: resume.busy,
    against: (what: Asked, reason: string) => {
      if (what === 'pause') return told(pause.run({ id, reason }), t('pause', { name }));
      if (what === 'archive') return told(archive.run({ id, reason }), t('archive', { name }));
      return told(verification.run({ id, status: 'unverified', reason, ...seen }), t('reject', { name }));
    },
  };
}
