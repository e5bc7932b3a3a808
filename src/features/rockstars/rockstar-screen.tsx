// One rockstar, as a venue sees them: who they are, what the two have to do with each other, and what can be asked. From
// this device for those whom the venue knows; from the server for those whom it only came upon.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import type { InvitedPerson } from '#domain/invitations/posts.ts';
import { type RockstarHere, rockstarHere } from '#domain/relations/people.ts';
import { workerNumber } from '#domain/timesheets/worker-number.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { DetailFrame } from '#ui/detail-frame.tsx';
import { FoundRockstarPage } from './found-rockstar-page.tsx';
import { RelationActs } from './relation-acts.tsx';
import { RelationNote } from './relation-note.tsx';
import classes from './rockstar.module.css';
import { RockstarHead } from './rockstar-head.tsx';
import { SlotCheck } from './slot-check.tsx';
import { TogetherList } from './together-list.tsx';

export interface RockstarScreenProps {
  readonly own: OwnVenue;
  readonly rockstarId: string;
  /** The way to ask them for a post. */
  readonly invite: (person: InvitedPerson) => ReactNode;
  /** The way to their chat. */
  readonly message: ReactNode;
  /** What the venue and they said of one another. */
  readonly reviews: ReactNode;
}

export function RockstarScreen(props: RockstarScreenProps) {
  const { own, rockstarId } = props;
  const from = useEncoreNow();
  const here = useQuery(rockstarHere, { venueId: own.venue.id, workerId: rockstarId, from });
  if (here === undefined) return null;
  return here === null ? <FoundRockstarPage {...props} /> : <KnownRockstarPage {...props} here={here} />;
}

function KnownRockstarPage({
  own,
  here,
  invite,
  message,
  reviews,
}: RockstarScreenProps & { readonly here: RockstarHere }) {
  const t = useTranslations('rockstars.page');
  const { person, relation, together } = here;
  const mayDecide = own.membership.role !== 'staff';
  const known = { person, relation, ahead: together.ahead.length };
  const wasBooked = together.ahead.length + together.worked.length > 0;
  return (
    <DetailFrame title={person.name} back="/venue/rockstars">
      <RockstarHead
        person={{ ...person, town: person.location }}
        relation={relation}
        worked={together.worked.length}
        workerNumber={wasBooked ? workerNumber({ venueId: own.venue.id, workerId: person.id }) : undefined}
      />
      <div className={classes.acts}>
        {mayDecide && relation !== 'blocked' && invite(person)}
        {message}
        {mayDecide && <RelationActs known={known} venueId={own.venue.id} />}
      </div>
      {mayDecide && <RelationNote key={`${relation}:${here.note}`} here={here} venueId={own.venue.id} />}
      {mayDecide && relation !== 'blocked' && <SlotCheck key={own.venue.id} venue={own.venue} person={person} />}
      <TogetherList title={t('ahead')} none={t('aheadNone')} bookings={together.ahead} />
      <TogetherList title={t('worked')} none={t('workedNone')} bookings={together.worked} />
      {reviews}
    </DetailFrame>
  );
}
