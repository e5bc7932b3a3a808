import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import type { VenueId } from '#domain/ids.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import { setPrimaryVenue } from '#domain/venues/commands.ts';
import type { VenueCard as Card } from '#domain/venues/queries.ts';
import { verificationOf } from '#domain/verification/queries.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { Initials } from '#ui/initials.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { PausedByPlatform } from './paused-by-platform.tsx';
import { ResumeButton } from './resume-button.tsx';
import classes from './venues-screen.module.css';

const CHIPS = { active: 'approved', paused: 'held', archived: 'ended' } as const;

interface VenueCardProps {
  readonly card: Card;
  readonly onEdit: () => void;
  readonly onVerify: () => void;
  readonly onPause: () => void;
  readonly onDelete: () => void;
}

/** One venue: what it is, how it stands, and the acts that the person's role there allows. */
export function VenueCard({ card, onEdit, onVerify, onPause, onDelete }: VenueCardProps) {
  const t = useTranslations('venues');
  const roles = useTranslations('common.memberRoles');
  const device = useDeviceWord();
  const { venue, membership, pending, ofProfile } = card;
  const city = areaOf(useQuery(allAreas, null), venue.area)?.name;
  const facts = [
    t(`industries.${venue.industry}`),
    venue.address,
    city,
    venue.contact,
    t(venue.verified ? 'verified' : 'unverified'),
    t('youAre', { role: roles(membership.role) }),
  ];
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <Initials who={venue.id} name={venue.name} size={40} />
        <h2 className={classes.name}>{venue.name}</h2>
        {membership.isPrimary && <StateChip state="shortlisted" label={t('primary')} />}
        <StateChip state={CHIPS[venue.status]} label={t(`mine.statuses.${venue.status}`)} />
      </div>
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {venue.description !== null && <p className={classes.facts}>{venue.description}</p>}
      {pending !== null && <p className={classes.note}>{t(`mine.onDevice.${device}`)}</p>}
      {ofProfile && (
        <p id={whyOf(card)} className={classes.note}>
          {t('mine.profileVenue')}
        </p>
      )}
      {venue.status === 'paused' && (
        <p className={classes.note}>{venue.pausedByPlatform ? <PausedByPlatform /> : t('pause.note')}</p>
      )}
      <CardActs card={card} onEdit={onEdit} onVerify={onVerify} onPause={onPause} onDelete={onDelete} />
    </li>
  );
}

/** What says why a venue cannot be deleted by its reader. */
function whyOf({ venue }: VenueCardProps['card']): string {
  return `${venue.id}-stays`;
}

function CardActs({ card, onEdit, onVerify, onPause, onDelete }: VenueCardProps) {
  const t = useTranslations('venues.mine');
  const putFirst = usePutFirst();
  const { venue, membership, ofProfile, profileVenueId } = card;
  const { name } = venue;
  const deletable = !ofProfile && membership.role === 'admin';
  return (
    <div className={classes.acts}>
      {membership.role !== 'staff' && (
        <Button size="sm" variant="outline" onClick={onEdit} aria-label={t('editName', { name })}>
          {t('edit')}
        </Button>
      )}
      <VerifyAct card={card} onVerify={onVerify} />
      {membership.isPrimary && profileVenueId !== null && !ofProfile && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => void putFirst(profileVenueId, t('unsetDone', { name }))}
          aria-label={t('unsetPrimaryName', { name })}
        >
          {t('unsetPrimary')}
        </Button>
      )}
      {!ofProfile && !membership.isPrimary && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => void putFirst(venue.id, t('primarySet', { name }))}
          aria-label={t('setPrimaryName', { name })}
        >
          {t('setPrimary')}
        </Button>
      )}
      <PauseAct card={card} onPause={onPause} />
      <Button
        size="sm"
        variant="danger"
        disabled={!deletable}
        onClick={onDelete}
        aria-label={t('deleteName', { name })}
        {...(!deletable && { 'aria-describedby': whyOf(card) })}
      >
        {t('delete')}
      </Button>
      {!deletable && !ofProfile && (
        <p id={whyOf(card)} className={classes.note}>
          {t('onlyAdmins')}
        </p>
      )}
    </div>
  );
}

/** For its admins, until something was handed in or somebody has looked: where a first step of a new venue leads. */
function VerifyAct({ card: { venue, membership }, onVerify }: Pick<VenueCardProps, 'card' | 'onVerify'>) {
  const t = useTranslations('venues.verify');
  const known = useQuery(verificationOf, { venueId: venue.id });
  if (membership.role !== 'admin' || venue.verified || known === undefined || known?.state === 'waiting') return null;
  return (
    <Button size="sm" variant="outline" onClick={onVerify} aria-label={t('actName', { name: venue.name })}>
      {t('act')}
    </Button>
  );
}

/** For its admins: to pause it, or to go on where the pause is their own. */
function PauseAct({ card: { venue, membership }, onPause }: Pick<VenueCardProps, 'card' | 'onPause'>) {
  const t = useTranslations('venues.pause');
  if (membership.role !== 'admin') return null;
  if (venue.status === 'paused') return venue.pausedByPlatform ? null : <ResumeButton venue={venue} />;
  return (
    <Button size="sm" variant="outline" onClick={onPause} aria-label={t('actName', { name: venue.name })}>
      {t('act')}
    </Button>
  );
}

function usePutFirst() {
  const setPrimary = useCommand(setPrimaryVenue);
  const told = useToldOutcome();
  return async (venueId: VenueId, done: string) => {
    await told(setPrimary({ venue_id: venueId }), { applied: done });
  };
}
