// One venue of the dashboard's queue: what there is to judge it by, and the act, which asks first because the venue hears of it.
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { adminSetVerification } from '#domain/admin/online.ts';
import type { WaitingVenue } from '#domain/admin/schema.ts';
import { useWhen } from '#i18n/use-when.ts';
import { PersonRow } from '#ui/people-list.tsx';
import classes from './admin.module.css';
import { OnlineButton } from './online-button.tsx';
import { OwnVenueLine } from './own-venue.tsx';
import { usePlace } from './use-place.ts';
import { useTellAnswer } from './use-tell-answer.ts';
import { VerifySheet } from './verify-sheet.tsx';

interface WaitingVenueRowProps {
  readonly venue: WaitingVenue;
  readonly decides: boolean;
  readonly onDecided: () => void;
}

export function WaitingVenueRow({ venue, decides, onDecided }: WaitingVenueRowProps) {
  const t = useTranslations('admin.dashboard');
  const tell = useTellAnswer();
  const factsOf = useFacts();
  const act = useOnlineAct(adminSetVerification);
  const [asking, setAsking] = useState(false);
  const { id, name, version } = venue;
  const verify = async () => {
    const answer = await act.run({ id, status: 'verified', name, ...(version === null ? {} : { version }) });
    setAsking(false);
    tell(answer, t('verified', { name }));
    // What another admin decided meanwhile is told by the list.
    onDecided();
  };
  return (
    <PersonRow
      name={name}
      detail={
        <>
          {factsOf(venue).join(' · ')} ·{' '}
          <Link
            className={classes.inLine}
            to="/admin/venues/$venueId"
            params={{ venueId: id }}
            aria-label={t('openVenue', { name })}
          >
            {t('open')}
          </Link>
          {decides && venue.ownDeciders !== null && <OwnVenueLine deciders={venue.ownDeciders} />}
        </>
      }
    >
      {decides && venue.ownDeciders === null && (
        <OnlineButton
          size="sm"
          variant="outline"
          disabled={act.busy}
          aria-label={t('verifyNamed', { name })}
          onClick={() => setAsking(true)}
        >
          {t('verify')}
        </OnlineButton>
      )}
      <VerifySheet
        venue={venue}
        opened={asking}
        busy={act.busy}
        onClose={() => setAsking(false)}
        onSure={() => void verify()}
      />
    </PersonRow>
  );
}

function useFacts(): (venue: WaitingVenue) => readonly string[] {
  const t = useTranslations('admin.dashboard');
  const industries = useTranslations('venues.industries');
  const place = usePlace();
  const when = useWhen();
  return venue => {
    const { industry, ownerName, createdAt, state } = venue;
    const date = when.day(Date.parse(createdAt));
    const facts = [
      industries(industry),
      place(venue),
      ownerName === null ? t('noOwner', { date }) : t('owner', { name: ownerName, date }),
      t(`handedIn.${state === 'waiting' || state === 'rejected' ? state : 'none'}`),
    ];
    return facts.filter(fact => fact !== null && fact !== '');
  };
}
