// Who could come, each with why, and who is left out. A tap takes somebody out of the first wave or into it; a call needs no signal but
// the phone's own.
import { Button, Checkbox } from '@mantine/core';
import { IconCheck, IconPhone } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { MOST_CHOSEN } from '#domain/covers/rules.ts';
import { useReputationWords } from '#i18n/use-reputation-words.ts';
import { useWhen } from '#i18n/use-when.ts';
import { ShowRest, useFirstFew } from '#ui/first-few.tsx';
import { Initials } from '#ui/initials.tsx';
import { PersonLink } from '#ui/person-link.tsx';
import classes from './covers.module.css';
import { LeftOut } from './left-out.tsx';
import type { CoverPeople, CoverPerson } from './use-cover-people.ts';

const SHOWN = 8;

interface CoverPeopleListProps {
  readonly people: CoverPeople;
  /** Ids of the first wave. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

export function CoverPeopleList({ people: { could, leftOut, knownAt }, chosen, onChange }: CoverPeopleListProps) {
  const t = useTranslations('covers');
  const when = useWhen();
  const { shown, ...rest } = useFirstFew(could, SHOWN);
  const known = knownAt === null ? null : t('knownAt', { at: when.at(knownAt) });
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id].slice(-MOST_CHOSEN));
  return (
    <>
      {could.length + leftOut.length === 0 && <p className={classes.meta}>{t('nobodyText')}</p>}
      <ul role="list" className={classes.rows}>
        {shown.map(one => (
          <PersonChoice
            key={one.person.id}
            one={one}
            is={chosen.includes(one.person.id)}
            onToggle={() => toggle(one.person.id)}
          />
        ))}
      </ul>
      <ShowRest {...rest} />
      {leftOut.length === 0 && could.length > 0 && known !== null && <p className={classes.known}>{known}</p>}
      {leftOut.length > 0 && <LeftOut people={leftOut} known={known} />}
    </>
  );
}

interface PersonChoiceProps {
  readonly one: CoverPerson;
  readonly is: boolean;
  readonly onToggle: () => void;
}

function PersonChoice({ one: { person, favourite, worked, fit, phone }, is, onToggle }: PersonChoiceProps) {
  const t = useTranslations('covers');
  const invitations = useTranslations('invitations.venue');
  const reputation = useReputationWords();
  const why = [
    reputation(person),
    ...(favourite ? [invitations('favourite')] : []),
    worked > 0 ? invitations('worked', { n: worked }) : invitations('newHere'),
  ];
  return (
    <li className={classes.person}>
      <Checkbox checked={is} onChange={onToggle} size="md" aria-label={t('choose', { name: person.name })} />
      <Initials who={person.id} name={person.name} size={40} />
      <div className={classes.who}>
        <PersonLink id={person.id} name={person.name} />
        <span className={classes.meta}>{why.join(' · ')}</span>
      </div>
      <span className={fit === undefined ? `${classes.meta} ${classes.free}` : classes.free}>
        {fit !== undefined && <IconCheck size={20} stroke={2} aria-hidden="true" />}
        {t(fit === undefined ? 'notAsked' : 'free')}
      </span>
      <Call name={person.name} phone={phone} />
    </li>
  );
}

function Call({ name, phone }: { readonly name: string; readonly phone: string | null }) {
  const t = useTranslations('covers');
  const person = useTranslations('shifts.tonight.person');
  if (phone === null) return <span className={`${classes.noNumber} ${classes.call}`}>{t('noNumber')}</span>;
  return (
    <Button
      component="a"
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      variant="outline"
      className={classes.call}
      leftSection={<IconPhone size={20} stroke={1.75} aria-hidden="true" />}
      aria-label={person('callName', { name, phone })}
    >
      {person('call')}
    </Button>
  );
}
