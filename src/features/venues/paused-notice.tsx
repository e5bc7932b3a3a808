import { useTranslations } from 'use-intl';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { Notice } from '#ui/notice.tsx';
import { ResumeButton } from './resume-button.tsx';

/** Above a venue's screens while it is paused: nobody sees what is posted there, and who can change that. */
export function PausedNotice({ own: { venue, membership } }: { readonly own: OwnVenue }) {
  const t = useTranslations('venues.pause');
  if (venue.status !== 'paused') return null;
  const resumable = membership.role === 'admin' && !venue.pausedByPlatform;
  return (
    <>
      <Notice tone="amber" detail={t(venue.pausedByPlatform ? 'byPlatform' : resumable ? 'note' : 'noteAskAdmin')}>
        {t('is', { name: venue.name })}
      </Notice>
      {resumable && <ResumeButton venue={venue} />}
    </>
  );
}
