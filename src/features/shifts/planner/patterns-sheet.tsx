// The venue's patterns beside one week: apply one to it as drafts, keep this week as one, rename, throw away. All of it works offline.
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { patternsOfVenue } from '#domain/patterns/queries.ts';
import { patternOf, patternToDrafts } from '#domain/patterns/rules.ts';
import type { ShiftPattern } from '#domain/patterns/schema.ts';
import { MOST_AT_ONCE, withoutPast } from '#domain/shifts/again.ts';
import { type WrittenShift, writtenShiftsBetween } from '#domain/shifts/queries.ts';
import { weekSpan } from '#domain/shifts/week.ts';
import { TEMPLATE_NAME } from '#domain/templates/schema.ts';
import { addDays } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import type { Run } from '#features/shifts/change/use-undo.ts';
import { OddNights } from '#features/shifts/odd-nights.tsx';
import { useFormat } from '#i18n/use-format.ts';
import { Sheet } from '#ui/sheet.tsx';
import { useNeeded } from '#ui/use-needed.ts';
import classes from './patterns-sheet.module.css';
import { usePatternActs } from './use-pattern-acts.ts';

interface PatternsSheetProps {
  readonly venue: PlacedVenue;
  readonly monday: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly run: Run;
}

export function PatternsSheet({ venue, monday, opened, onClose, run }: PatternsSheetProps) {
  const t = useTranslations('board.patterns');
  const format = useFormat();
  const span = weekSpan(monday, venue.tz);
  const patterns = useQuery(patternsOfVenue, { venueId: venue.id });
  const week = useQuery(writtenShiftsBetween, { venueId: venue.id, from: span.startsAt, to: span.endsAt - 1 });
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('title')}
      lead={t('lead', { days: format.days(monday, addDays(monday, 6)) })}
    >
      {patterns?.length === 0 && <p>{t('none')}</p>}
      {week !== undefined && patterns !== undefined && patterns.length > 0 && (
        <ul role="list" className={classes.patterns}>
          {patterns.map(pattern => (
            <PatternRow key={pattern.id} {...{ venue, monday, pattern, week, run, onClose }} />
          ))}
        </ul>
      )}
      {week !== undefined && <KeepWeek {...{ venue, monday, week }} patterns={patterns ?? []} />}
    </Sheet>
  );
}

interface PatternRowProps extends Omit<PatternsSheetProps, 'opened'> {
  readonly pattern: ShiftPattern;
  readonly week: readonly WrittenShift[];
}

function PatternRow({ venue, monday, pattern, week, run, onClose }: PatternRowProps) {
  const t = useTranslations('board.patterns');
  const past = useTranslations('board');
  const acts = usePatternActs(venue);
  const [renaming, setRenaming] = useState(false);
  const whole = patternToDrafts(pattern, monday, week);
  const drafts = withoutPast(whole, venue.tz, useEncoreNow());
  const n = drafts.length;
  const apply = () => void acts.apply({ pattern, drafts, run }).then(done => done && onClose());
  const rename = async (name: string) => {
    const done = await acts.rename(pattern, name);
    if (done) setRenaming(false);
    return done;
  };
  if (renaming) {
    return (
      <li>
        <NameForm initial={pattern.name} words={t('rename')} onSave={rename} />
      </li>
    );
  }
  return (
    <li className={classes.pattern}>
      <span className={classes.name}>
        <bdi>{pattern.name}</bdi>
        <span className={classes.dim}>{t('shifts', { n: pattern.shifts.length })}</span>
      </span>
      <ActionIcon size={44} aria-label={t('renameOf', { name: pattern.name })} onClick={() => setRenaming(true)}>
        <IconPencil size={20} stroke={2} />
      </ActionIcon>
      <ActionIcon
        size={44}
        aria-label={t('deleteOf', { name: pattern.name })}
        onClick={() => void acts.remove(pattern)}
      >
        <IconTrash size={20} stroke={2} />
      </ActionIcon>
      <Button variant="outline" disabled={n === 0} onClick={apply}>
        {whole.length === 0 ? t('there') : t('apply', { n })}
      </Button>
      {whole.length > n && <span className={classes.dim}>{past('copyWeekPast', { n: whole.length - n })}</span>}
      {n > 0 && <OddNights drafts={drafts} tz={venue.tz} />}
    </li>
  );
}

interface KeepWeekProps extends Pick<PatternsSheetProps, 'venue' | 'monday'> {
  readonly week: readonly WrittenShift[];
  readonly patterns: readonly ShiftPattern[];
}

/** A name that is kept already means the same pattern: this week takes its place. */
function KeepWeek({ venue, monday, week, patterns }: KeepWeekProps) {
  const t = useTranslations('board.patterns');
  const acts = usePatternActs(venue);
  const all = patternOf(week, monday);
  const shifts = all.slice(0, MOST_AT_ONCE);
  if (shifts.length === 0) return <p className={classes.dim}>{t('nothing')}</p>;
  return (
    <>
      {all.length > shifts.length && (
        <p className={classes.dim}>{t('most', { n: String(MOST_AT_ONCE), left: all.length - shifts.length })}</p>
      )}
      <NameForm
        initial=""
        label={t('keepAs', { n: shifts.length })}
        words={name => t(patterns.some(one => one.name === name) ? 'replace' : 'keep')}
        onSave={name => acts.keep({ name, shifts, known: patterns.find(one => one.name === name) })}
      />
    </>
  );
}

interface NameFormProps {
  readonly initial: string;
  readonly label?: string;
  readonly words: string | ((name: string) => string);
  /** Whether it was: what could not be saved stays in the field. */
  readonly onSave: (name: string) => Promise<boolean>;
}

function NameForm({ initial, label, words, onSave }: NameFormProps) {
  const t = useTranslations('board.patterns');
  const [typed, setTyped] = useState(initial);
  const name = typed.trim();
  const named = useNeeded<HTMLInputElement>(name !== '');
  return (
    <form
      className={classes.form}
      onSubmit={event => {
        event.preventDefault();
        named.press(() => onSave(name).then(saved => saved && setTyped('')));
      }}
    >
      <TextInput
        flex={1}
        ref={named.box}
        error={named.error}
        label={label ?? t('name')}
        maxLength={TEMPLATE_NAME.most}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">{typeof words === 'string' ? words : words(name)}</Button>
    </form>
  );
}
