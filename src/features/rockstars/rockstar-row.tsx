import { Button } from '@mantine/core';
import { IconBan, IconCalendarCheck, IconEyeOff, IconStar, IconStarFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import type { InvitedPerson } from '#domain/invitations/posts.ts';
import { setRelation } from '#domain/relations/commands.ts';
import type { KnownRockstar } from '#domain/relations/people.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { Initials } from '#ui/initials.tsx';
import { notify, notifyFailure } from '#ui/toast.ts';
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
  const { person, relation, worked } = known;
  const facts = [
    person.skills.map(roleName).join(', '),
    person.location ?? '',
    worked > 0 ? t('worked', { n: worked }) : t('newHere'),
  ];
  return (
    <li className={classes.row}>
      <Initials name={person.name} size={40} />
      <div className={classes.who}>
        <span className={classes.name}>{person.name}</span>
        <span className={classes.meta}>{facts.filter(Boolean).join(' · ')}</span>
        {relation !== 'neutral' && <span className={classes.meta}>{t(`is.${relation}`)}</span>}
      </div>
      {mayDecide && <Acts known={known} venueId={venueId} invite={invite} />}
    </li>
  );
}

function Acts({ known: { person, relation, ahead }, venueId, invite }: Omit<RockstarRowProps, 'mayDecide'>) {
  const t = useTranslations('rockstars');
  const { name } = person;
  const save = useCommand(setRelation);
  const [asking, setAsking] = useState(false);
  const set = async (kind: 'favourite' | 'blocked' | 'neutral') => {
    setAsking(false);
    const saved = await save({ venue_id: venueId, worker_id: person.id, side: 'venue', kind });
    if (saved.ok) notify(t(`done.${kind}`, { name }));
    else notifyFailure(t('notSaved'), 'high');
  };
  if (relation === 'blocked') {
    return (
      <Button variant="outline" size="sm" aria-label={t('unblockName', { name })} onClick={() => void set('neutral')}>
        {t('unblock')}
      </Button>
    );
  }
  const favourite = relation === 'favourite';
  const Star = favourite ? IconStarFilled : IconStar;
  return (
    <div className={classes.acts}>
      {invite(person)}
      <Button
        variant="outline"
        size="sm"
        aria-pressed={favourite}
        aria-label={t('favouriteName', { name })}
        leftSection={<Star size={18} aria-hidden="true" />}
        onClick={() => void set(favourite ? 'neutral' : 'favourite')}
      >
        {t('favourite')}
      </Button>
      <Button variant="subtle" size="sm" aria-label={t('blockName', { name })} onClick={() => setAsking(true)}>
        {t('block')}
      </Button>
      <ConsequenceSheet
        opened={asking}
        title={t('blockTitle', { name })}
        consequences={[
          { icon: IconBan, fact: t('blockAsks'), detail: t('blockAsksDetail') },
          { icon: IconCalendarCheck, fact: t('blockAhead', { n: ahead }), detail: t('blockAheadDetail') },
          { icon: IconEyeOff, fact: t('blockSilent'), detail: t('blockSilentDetail') },
        ]}
        safeLabel={t('keep')}
        onSafe={() => setAsking(false)}
        costlyLabel={t('block')}
        onCostly={() => void set('blocked')}
      />
    </div>
  );
}
