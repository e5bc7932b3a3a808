// Who is due at the staff door, shift by shift: a tap on one shows its code. What does not fit on the screen is one row that opens.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWakeLock } from '#ui/use-wake-lock.ts';
import classes from './door.module.css';
import { DueList, DueNames } from './due-list.tsx';
import { useShiftWords } from './use-shift-words.ts';

/** People who have a row of their own before the rest is folded: what a tablet on its side shows beside the code. */
const FIT = 7;
/** So many are looked for by name. */
const MANY = 12;

interface DoorListProps {
  readonly shifts: readonly VenueShift[];
  /** Whose code is on the screen: never folded. */
  readonly shown: VenueShift;
  readonly onChoose: (shiftId: string) => void;
}

export function DoorList({ shifts, shown, onChoose }: DoorListProps) {
  const t = useTranslations('attendance.staffDoor');
  const [searched, setSearched] = useState('');
  const [all, setAll] = useState(false);
  const staysOn = useWakeLock();
  const folded = all || searched !== '' ? [] : beyond(shifts, shown);
  return (
    <div className={classes.list}>
      {peopleOn(shifts) > MANY && (
        <TextInput label={t('search')} value={searched} onChange={event => setSearched(event.currentTarget.value)} />
      )}
      {shifts
        .filter(shift => !folded.includes(shift))
        .map(shift => (
          <DoorShift
            key={shift.id}
            shift={shift}
            shown={shift.id === shown.id}
            named={searched}
            onChoose={() => onChoose(shift.id)}
          />
        ))}
      {folded.length > 0 && (
        <button type="button" className={classes.more} onClick={() => setAll(true)}>
          <strong>{t('more', { n: String(peopleOn(folded)) })}</strong>
          <span>
            {folded.map(shift => (
              <DueNames key={shift.id} shift={shift} />
            ))}
          </span>
        </button>
      )}
      <p className={classes.hint}>{t('hint')}</p>
      {!staysOn && <p className={classes.hint}>{t('maySleep')}</p>}
    </div>
  );
}

interface DoorShiftProps {
  readonly shift: VenueShift;
  readonly shown: boolean;
  readonly named: string;
  readonly onChoose: () => void;
}

function DoorShift({ shift, shown, named, onChoose }: DoorShiftProps) {
  const words = useShiftWords();
  const format = useFormat();
  const roleName = useRoleName();
  return (
    <section className={classes.shift} data-shown={shown || undefined}>
      <button
        type="button"
        className={classes.choose}
        aria-pressed={shown}
        aria-label={words(shift)}
        onClick={onChoose}
      >
        {format.clock(shift.startsAt, shift.tz)}
      </button>
      <DueList shift={shift} named={named} role={roleName(shift.role)} />
    </section>
  );
}

function peopleOn(shifts: readonly VenueShift[]): number {
  return shifts.reduce((sum, { confirmedCount }) => sum + confirmedCount, 0);
}

/** The shifts after those whose people fit; the shown one counts first. */
function beyond(shifts: readonly VenueShift[], shown: VenueShift): readonly VenueShift[] {
  let people = shown.confirmedCount;
  let full = false;
  return shifts.filter(shift => {
    if (shift.id === shown.id) return false;
    people += shift.confirmedCount;
    full ||= people > FIT;
    return full;
  });
}
