import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { InvitedPerson } from '#domain/invitations/posts.ts';
import type { KnownRockstar } from '#domain/relations/people.ts';
import { useReputationWords } from '#i18n/use-reputation-words.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { Initials } from '#ui/initials.tsx';
import { PersonLink } from '#ui/person-link.tsx';
import { RelationActs } from './relation-acts.tsx';
import classes from './rockstars.module.css';

interface RockstarRowProps {
  readonly known: KnownRockstar;
  readonly venueId: string;
  /** Managers keep favourites and block; staff look on. */
  readonly mayDecide: boolean;
  readonly invite: (person: InvitedPerson) => ReactNode;
}

export function RockstarRow({ known, venueId, mayDecide, invite }: RockstarRowProps) {
  const t = useTranslations('rockstars');
  const roleName = useRoleName();
  const reputation = useReputationWords();
  const { person, relation, worked } = known;
  const facts = [
    person.skills.map(roleName).join(', '),
    person.location ?? '',
    reputation(person),
    worked > 0 ? t('worked', { n: worked }) : t('newHere'),
  ];
  return (
    <li className={classes.row}>
      <Initials who={person.id} name={person.name} size={40} />
      <div className={classes.who}>
        <PersonLink id={person.id} name={person.name} />
        <span className={classes.meta}>{facts.filter(Boolean).join(' · ')}</span>
        {relation !== 'neutral' && <span className={classes.meta}>{t(`is.${relation}`)}</span>}
      </div>
      {mayDecide && (
        <div className={classes.acts}>
          {relation !== 'blocked' && invite(person)}
          <RelationActs known={known} venueId={venueId} />
        </div>
      )}
    </li>
  );
}
