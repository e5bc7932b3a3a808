import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { nameWithin } from '#domain/profiles/short-name.ts';
import type { BoardCell, CellLook, PlaceLook } from '#domain/shifts/week.ts';
import { timeOf } from '#domain/time.ts';
import { useLookWords } from '#features/shifts/use-look-words.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';

/** More stand as a number: thirty places of one shift leave the board a board. */
const MOST_CHIPS = 6;
/** With room for fewer letters a gap says its applicants by a number alone. */
const ROOM_FOR_WORDS = 9;
/** A sign before a name, or before a gap, is wider than the dot of who is booked, by so many letters. */
const SIGN_LETTERS = 2;

/** One line in a shift: somebody's place, places that nobody has, or how many more there are. */
export interface CellChip {
  readonly look: PlaceLook | 'gap' | 'more';
  readonly text: string;
  /** Whose the text is a part of, where there was no room for all. */
  readonly whole?: string;
  /** The text is a number of people. */
  readonly counts?: true;
}

/** What stands in a cell of the board. */
export interface CellWords {
  readonly id: string;
  readonly look: CellLook;
  /** '18:00–02:00' and, if it ends on another day, '+1'. */
  readonly times: string;
  readonly plus: string;
  /** '18–02', for a day that is folded. */
  readonly short: string;
  /** Beside names and gaps: 'Draft · 2'. */
  readonly note: string;
  readonly chips: readonly CellChip[];
  readonly filled: number;
  readonly total: number;
  /** Everything, in a sentence. */
  readonly label: string;
}

interface Around {
  /** Whose card has not come with their place. */
  readonly names: (workerId: string) => string;
  /** Letters of a name that fit. */
  readonly room: number;
  /** Everybody stands there, however many they are. */
  readonly whole: boolean;
}

/** The same function as long as it would say the same. */
export function useCellWords({ names, room, whole }: Around): (cell: BoardCell) => CellWords {
  const t = useTranslations('board');
  const planner = useTranslations('planner');
  const common = useTranslations('common.time');
  const format = useFormat();
  const roleName = useRoleName();
  const lookWord = useLookWords();
  const gapChip = useCallback(
    ({ open, applicants, narrow }: { open: number; applicants: number; narrow: boolean }): CellChip => {
      if (applicants === 0 || (narrow && open > 1)) {
        const text = planner('gaps', { n: open });
        // Beside its own sign a number says it too, where a word would break in two.
        return { look: 'gap', text: narrow && text.length > room - SIGN_LETTERS ? String(open) : text };
      }
      if (!narrow) return { look: 'gap', text: planner('gap', { n: open, applied: applicants }) };
      return { look: 'gap', text: String(applicants), counts: true };
    },
    [planner, room],
  );
  return useCallback(
    (cell: BoardCell) => {
      const { shift, look, applicants, open } = cell;
      const range = { start: shift.startsAt, end: shift.endsAt, tz: shift.tz };
      const { text, days } = format.times(range);
      const places = t('places', { filled: String(shift.confirmedCount), total: String(shift.positions) });
      const state = [lookWord(look), ...(applicants > 0 ? [t('applied', { n: applicants })] : [])].join(', ');
      const there = cell.places.map(place => ({ look: place.look, name: place.name ?? names(place.workerId) }));
      const gaps = open === 0 ? [] : [gapChip({ open, applicants, narrow: room < ROOM_FOR_WORDS })];
      const shown = there.slice(0, whole ? undefined : MOST_CHIPS).map(({ look: of, name }) => ({
        look: of,
        text: nameWithin(name, of === 'booked' ? room : room - SIGN_LETTERS),
        whole: name,
      }));
      const more = there.length - shown.length;
      const chips: readonly CellChip[] = [
        ...shown,
        ...(more > 0 ? [{ look: 'more' as const, text: planner('more', { n: String(more) }) }] : []),
        ...gaps,
      ];
      const said = [t('cell', { role: roleName(shift.role), span: format.spanInSentence(range), places, state })];
      for (const of of ['booked', 'invited', 'pending'] as const) {
        const whom = there.filter(one => one.look === of).map(({ name }) => name);
        if (whom.length > 0) said.push(planner(`said.${of}`, { names: whom.join(', ') }));
      }
      return {
        id: shift.id as string,
        look,
        times: text,
        short: shortTimes(shift),
        plus: days > 0 ? common('plusDaysShort', { days: String(days) }) : '',
        note: noteOf({ cell, places, word: lookWord(look) }),
        filled: shift.confirmedCount,
        total: shift.positions,
        chips,
        label: said.join(' '),
      };
    },
    [t, planner, common, format, roleName, lookWord, gapChip, names, room, whole],
  );
}

/** What names and gaps do not say: that it is a draft or called off, or places of a past shift that stayed empty. */
function noteOf(of: { readonly cell: BoardCell; readonly places: string; readonly word: string }): string {
  const { shift, look, open, places } = of.cell;
  if (look === 'draft') return `${of.word} · ${shift.positions}`;
  if (look === 'cancelled') return of.word;
  return open === 0 && places.length < shift.positions ? of.places : '';
}

/** '18–02'; where the hours are not whole, when it starts. */
function shortTimes({ startsLocal, endsLocal }: BoardCell['shift']): string {
  const [from, to] = [timeOf(startsLocal), timeOf(endsLocal)];
  return from.endsWith(':00') && to.endsWith(':00') ? `${from.slice(0, 2)}–${to.slice(0, 2)}` : from;
}
