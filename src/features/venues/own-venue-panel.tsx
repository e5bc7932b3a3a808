// Stands around a venue's screens: hands them the venue, asks first where it is, says that it is paused, or why there is none.
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { isPlaced } from '#domain/venues/schema.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './own-venue-panel.module.css';
import { PausedByPlatform } from './paused-by-platform.tsx';
import { PlaceStep } from './place-step.tsx';
import { ResumeButton } from './resume-button.tsx';
import { useOwnVenue } from './use-own-venue.ts';

interface OwnVenuePanelProps {
  readonly children: (own: OwnVenue) => ReactNode;
  /** Anybody may stand before it: nothing of the venue itself can be done. */
  readonly plain?: boolean;
  /** To which what is in it belongs. */
  readonly venueId?: string | null;
}

/** A detail stands within its list, which says it of both. */
const PauseTold = createContext(false);

export function OwnVenuePanel({ children, plain = false, venueId = null }: OwnVenuePanelProps) {
  const t = useTranslations('venues');
  const choice = useOwnVenue(venueId);
  const told = useContext(PauseTold);
  if (choice === undefined) return null;
  if (choice.own !== null) {
    const { venue, membership } = choice.own;
    if (!isPlaced(venue)) return plain ? null : <PlaceStep key={venue.id} own={choice.own} />;
    return (
      <>
        {!plain && !told && <PausedNotice own={{ venue, membership }} />}
        <PauseTold value={!plain || told}>{children({ venue, membership })}</PauseTold>
      </>
    );
  }
  return (
    <Screen title={t('none')} titleHidden>
      <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
    </Screen>
  );
}

/** Above a venue's screens while it is paused: nobody sees what is posted there, and who can change that. */
function PausedNotice({ own: { venue, membership } }: { readonly own: OwnVenue }) {
  const t = useTranslations('venues.pause');
  if (venue.status !== 'paused') return null;
  const resumable = membership.role === 'admin' && !venue.pausedByPlatform;
  return (
    <div className={classes.paused}>
      <Notice
        tone="amber"
        detail={venue.pausedByPlatform ? <PausedByPlatform /> : t(resumable ? 'note' : 'noteAskAdmin')}
      >
        {t('is', { name: venue.name })}
      </Notice>
      {resumable && <ResumeButton venue={venue} />}
    </div>
  );
}
