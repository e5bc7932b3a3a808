import { Button } from '@mantine/core';
import { useTimeZone, useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { adminSetVerification } from '#domain/admin/online.ts';
import type { WaitingVenue } from '#domain/admin/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { PersonRow } from '#ui/people-list.tsx';
import { usePlace } from './use-place.ts';
import { useTellAnswer } from './use-tell-answer.ts';

interface WaitingVenueRowProps {
  readonly venue: WaitingVenue;
  readonly decides: boolean;
  readonly onVerified: () => void;
}

/** One venue of the queue, with what there is to judge it by. */
export function WaitingVenueRow({ venue, decides, onVerified }: WaitingVenueRowProps) {
  const t = useTranslations('admin.dashboard');
  const industries = useTranslations('venues.industries');
  const tell = useTellAnswer();
  const place = usePlace();
  const format = useFormat();
  const tz = useTimeZone() ?? 'UTC';
  const act = useOnlineAct(adminSetVerification);
  const { id, name, industry, ownerName, createdAt } = venue;
  const date = format.day(Date.parse(createdAt), tz);
  const verify = async () => {
    const answer = await act.run({ id, status: 'verified' });
    if (tell(answer, t('verified', { name }))) onVerified();
  };
  const facts = [
    industries(industry),
    place(venue),
    ownerName === null ? t('noOwner', { date }) : t('owner', { name: ownerName, date }),
  ];
  return (
    <PersonRow name={name} detail={facts.filter(Boolean).join(' · ')}>
      {decides && (
        <Button
          size="sm"
          variant="outline"
          disabled={act.busy}
          aria-label={t('verifyNamed', { name })}
          onClick={() => void verify()}
        >
          {t('verify')}
        </Button>
      )}
    </PersonRow>
  );
}
