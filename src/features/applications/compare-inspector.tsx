// One applicant beside the table: their note, the sum that makes the match, what was checked, what they worked here.
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { useRules } from '#bridge/use-rules.ts';
import { objectionsTo } from '#domain/applications/compare.ts';
import { reviewsWith } from '#domain/reviews/queries.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ShowRest, useFirstFew } from '#ui/first-few.tsx';
import { Initials } from '#ui/initials.tsx';
import { PersonLink } from '#ui/person-link.tsx';
import classes from './compare.module.css';
import type { ComparedApplicant } from './use-compare.ts';
import { useObjectionWords, usePartWords } from './use-figure-words.ts';

interface CompareInspectorProps {
  readonly row: ComparedApplicant;
  readonly shift: Shift;
}

const SHOWN = 3;

export function CompareInspector({ row, shift }: CompareInspectorProps) {
  const roleName = useRoleName();
  const { person, application, name } = row;
  const facts = [...(person?.skills.map(roleName) ?? []), person?.location ?? ''].filter(Boolean);
  return (
    <div className={classes.person}>
      <header className={classes.who}>
        <Initials who={application.workerId} name={name} size={56} />
        <div>
          <h2 className={classes.called} dir="auto">
            <PersonLink id={application.workerId} name={name} />
          </h2>
          <p className={classes.dim}>{facts.join(' · ')}</p>
        </div>
      </header>
      {application.note !== null && application.note !== '' && (
        <p className={classes.note} dir="auto">
          {application.note}
        </p>
      )}
      <Why row={row} shift={shift} />
      <Checked row={row} shift={shift} />
      <Worked key={application.workerId} row={row} shift={shift} />
    </div>
  );
}

function Why({ row, shift }: CompareInspectorProps) {
  const t = useTranslations('applications.compare');
  const fact = usePartWords(row, shift);
  const { match } = row;
  return (
    <section>
      <h3 className={classes.title}>
        {t('why', { score: String(match.score) })}
        <span className={classes.dim}>{t('ofHundred')}</span>
      </h3>
      <dl className={classes.parts}>
        {match.parts.map(({ kind, points, most }) => (
          <div key={kind}>
            <dt>{t(`parts.${kind}`)}</dt>
            <dd>{fact(kind)}</dd>
            <dd className={classes.dim}>{t('of', { points: String(points), most: String(most) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Checked({ row: { here, application, open }, shift }: CompareInspectorProps) {
  const t = useTranslations('applications.compare');
  const format = useFormat();
  const against = useObjectionWords(shift.tz);
  const { conflicts } = here;
  const objections = [
    ...(open && !application.calendarFree ? [t('notFree')] : []),
    ...objectionsTo(conflicts, useRules()).map(against),
  ];
  const rest = { before: format.duration(conflicts.restBefore ?? 0), after: format.duration(conflicts.restAfter ?? 0) };
  const fine = [
    ...(conflicts.restBefore === null ? [] : [t('restBefore', rest)]),
    ...(conflicts.restAfter === null ? [] : [t('restAfter', rest)]),
    t('week', { duration: format.duration(conflicts.weekMinutes) }),
    ...(application.seenTerms === null
      ? [t('sawTerms', { rate: format.money(shift.rateMinor, shift.currency), minutes: String(shift.breakMin) })]
      : []),
  ];
  return (
    <section>
      <h3 className={classes.title}>{t(objections.length === 0 ? 'noConflicts' : 'conflicts')}</h3>
      <ul role="list" className={classes.checks}>
        {objections.map(words => (
          <li key={words} data-against>
            <IconAlertTriangle size={20} stroke={2} aria-hidden="true" />
            {words}
          </li>
        ))}
        {fine.map(words => (
          <li key={words}>
            <IconCheck size={20} stroke={2} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
      <p className={classes.dim}>{t('onlyHere')}</p>
    </section>
  );
}

function Worked({ row: { here, application }, shift }: CompareInspectorProps) {
  const t = useTranslations('applications.compare');
  const format = useFormat();
  const roleName = useRoleName();
  const reviewed = useQuery(reviewsWith, { workerId: application.workerId, venueId: shift.venueId });
  const { shown, ...rest } = useFirstFew(here.worked, SHOWN);
  if (here.worked.length === 0) return null;
  return (
    <section>
      <h3 className={classes.title}>{t('workedHere')}</h3>
      <dl className={classes.parts}>
        {shown.map(booking => {
          const own = reviewed?.find(one => one.booking.id === booking.id)?.own ?? null;
          return (
            <div key={booking.id}>
              <dt>{format.dayHeading(booking.startsAt, booking.tz)}</dt>
              <dd>{roleName(booking.role)}</dd>
              {own !== null && <dd className={classes.dim}>★ {String(own.stars)}</dd>}
            </div>
          );
        })}
      </dl>
      <ShowRest {...rest} />
    </section>
  );
}
