// Whom one tap does not ask, each with the reason: never what they do instead.
import { IconCalendarOff, IconClockExclamation, IconCoins, IconMoon, type TablerIcon } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useRules } from '#bridge/use-rules.ts';
import { PersonLink } from '#ui/person-link.tsx';
import classes from './covers.module.css';
import { type Fit, whyLeftOut } from './kept-fit.ts';
import type { CoverPerson } from './use-cover-people.ts';

const ICONS: Readonly<Record<NonNullable<ReturnType<typeof whyLeftOut>>, TablerIcon>> = {
  notFree: IconCalendarOff,
  tired: IconMoon,
  longWeek: IconClockExclamation,
  below: IconCoins,
};

export function LeftOut({ people, known }: { readonly people: readonly CoverPerson[]; readonly known: string | null }) {
  const t = useTranslations('covers');
  return (
    <section>
      <h2 className={classes.heading}>
        <span>{t('leftOut', { n: people.length })}</span>
        {known !== null && <span className={classes.meta}>{known}</span>}
      </h2>
      <ul role="list" className={classes.rows}>
        {people.map(({ person, fit }) => fit !== undefined && <Out key={person.id} person={person} fit={fit} />)}
      </ul>
    </section>
  );
}

function Out({ person, fit }: { readonly person: CoverPerson['person']; readonly fit: Fit }) {
  const t = useTranslations('covers.why');
  const { restHours, weekHours } = useRules();
  const why = whyLeftOut(fit) ?? 'notFree';
  const Icon = ICONS[why];
  return (
    <li className={classes.out}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      <span className={classes.outName}>
        <PersonLink id={person.id} name={person.name} />
      </span>
      <span className={classes.meta}>{t(why, { hours: String(why === 'tired' ? restHours : weekHours) })}</span>
    </li>
  );
}
