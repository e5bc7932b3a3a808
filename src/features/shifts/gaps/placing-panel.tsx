// Beside the board, where a shift is open there: who is in the hand, and where they fit this week, the first of it as the act that is due.
// It is what dragging does, by a button; of each other gap it says why not.
import { ActionIcon } from '@mantine/core';
import { IconCheck, IconHeartFilled, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Candidate } from '#domain/invitations/candidates.ts';
import type { Answer } from '#domain/shifts/placing.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { ActButton } from '#ui/act-button.tsx';
import { ActKey } from '#ui/act-key.tsx';
import { ShowRest, useFirstFew } from '#ui/first-few.tsx';
import { Initials } from '#ui/initials.tsx';
import { LitEdge } from '#ui/lit-edge.tsx';
import { PersonLink } from '#ui/person-link.tsx';
import { GapRow } from './gap-row.tsx';
import classes from './placing-panel.module.css';
import { useNoteWords } from './use-answer-words.ts';
import type { Answers } from './use-answers.ts';
import type { Placing } from './use-placing.ts';

/** A market's week has three hundred. */
const SHOWN = 8;

interface PlacingPanelProps {
  readonly answers: Answers;
  readonly placing: Placing;
  readonly candidate: Candidate;
}

interface Place {
  readonly shift: Shift;
  readonly answer: Answer;
}

export function PlacingPanel({ answers, placing, candidate }: PlacingPanelProps) {
  const t = useTranslations('planner');
  const when = useWhen();
  const { person } = candidate;
  const places = placing.answers.flatMap(({ shiftId, answer }): Place[] => {
    const shift = answers.gaps.find(cell => cell.shift.id === shiftId)?.shift;
    return shift === undefined ? [] : [{ shift, answer }];
  });
  const first = places.find(({ answer }) => answer.act !== null);
  // Where they fit stands above where they do not.
  const others = places
    .filter(place => place !== first)
    .sort((one, other) => Number(one.answer.act === null) - Number(other.answer.act === null));
  const { shown, ...rest } = useFirstFew(others, SHOWN);
  const at = answers.verdicts.at(places.map(({ shift }) => shift));
  const put = ({ shift }: Place) => placing.place(person.id, shift.id);
  return (
    <section className={classes.panel} aria-label={t('where', { name: person.name })}>
      <Who candidate={candidate} onLeave={() => placing.hold(null)} />
      <h3 className={classes.title}>
        {t('where', { name: person.name })}
        {at !== null && <span className={classes.dim}>{t('checked', { at: when.at(at, places[0]?.shift.tz) })}</span>}
      </h3>
      {first !== undefined && <First place={first} name={person.name} onPut={() => put(first)} />}
      <ul role="list" className={classes.others}>
        {shown.map(place => (
          <GapRow key={place.shift.id} {...place} name={person.name} onPlace={() => put(place)} />
        ))}
      </ul>
      <ShowRest {...rest} />
      <p className={classes.dim}>{t('private', { name: person.name })}</p>
    </section>
  );
}

interface WhoProps {
  readonly candidate: Candidate;
  readonly onLeave: () => void;
}

function Who({ candidate: { person, favourite, worked }, onLeave }: WhoProps) {
  const t = useTranslations('planner');
  const format = useFormat();
  const roleName = useRoleName();
  const rating = person.rating ?? person.ratingAll;
  const figures = [
    { what: t('figures.worked'), figure: `${worked}×` },
    ...(rating === null ? [] : [{ what: t('figures.rating'), figure: `★ ${format.rating(rating)}` }]),
    ...(person.reliability === null ? [] : [{ what: t('figures.reliability'), figure: String(person.reliability) }]),
  ];
  return (
    <>
      <header className={classes.who}>
        <Initials who={person.id} name={person.name} size={48} />
        <div>
          <h2 className={classes.name} dir="auto">
            <PersonLink id={person.id} name={person.name} />
            {favourite && <IconHeartFilled size={16} aria-label={t('favourite')} role="img" />}
          </h2>
          <p className={classes.dim}>{person.skills.map(roleName).join(', ')}</p>
        </div>
        <ActionIcon size={44} className={classes.leave} aria-label={t('leave')} onClick={onLeave}>
          <IconX size={20} stroke={2} />
        </ActionIcon>
      </header>
      <dl className={classes.figures}>
        {figures.map(({ what, figure }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface PlaceProps {
  readonly place: Place;
  readonly name: string;
  readonly onPut: () => void;
}

function First({ place: { shift, answer }, name, onPut }: PlaceProps) {
  const t = useTranslations('planner');
  const format = useFormat();
  const roleName = useRoleName();
  const note = useNoteWords();
  if (answer.act === null) return null;
  const rate = t('perHour', { rate: format.money(shift.rateMinor, shift.currency) });
  const noted = note(answer.note);
  return (
    <div className={classes.first}>
      <LitEdge />
      <p className={classes.span}>{format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz })}</p>
      <p className={classes.dim}>
        {roleName(shift.role)} · {rate}
      </p>
      {noted === null ? (
        <p className={classes.fits}>
          <IconCheck size={16} stroke={2} aria-hidden="true" /> {t(answer.act === 'invite' ? 'rested' : 'hasApplied')}
        </p>
      ) : (
        <p className={classes.note}>{noted}</p>
      )}
      <ActButton variant="lit" size="md" onClick={onPut}>
        {t(`doFirst.${answer.act}`, { name })}
        <ActKey />
      </ActButton>
    </div>
  );
}
