// Where one is among the applicants, who is ticked, and whether two stand side by side; and the keys that change it.
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { canDecide } from '#domain/applications/rules.ts';
import { useLetterKeys } from '#ui/use-letter-keys.ts';
import type { ComparedApplicant } from './use-compare.ts';
import { useDecideOn } from './use-decide.ts';

export function useCompareKeys(rows: readonly ComparedApplicant[], on: boolean) {
  const [looked, look] = useState<string | null>(null);
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const [two, setTwo] = useState(false);
  const declining = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const decide = useDecideOn();
  const current = rows.find(({ id }) => id === looked) ?? rows.find(({ open }) => open) ?? rows[0];
  const place = current === undefined ? -1 : rows.indexOf(current);
  const tickedRows = rows.filter(({ id, open }) => open && ticks.has(id));
  const step = (by: 1 | -1) => () => look(rows[place + by]?.id ?? current?.id ?? null);
  const tick = (id: string) =>
    setTicks(before => new Set(before.has(id) ? [...before].filter(one => one !== id) : [...before, id]));
  /** All, or none where all are. */
  const tickAll = () => {
    const open = rows.filter(row => row.open);
    setTicks(new Set(tickedRows.length === open.length ? [] : open.map(({ id }) => id)));
  };
  const compareTwo = () => setTwo(before => !before);
  /** The next that still waits for an answer, else the one before. */
  const next = () => {
    const waits = [...rows.slice(place + 1), ...rows.slice(0, place)].find(({ open }) => open);
    look(waits?.id ?? current?.id ?? null);
  };
  useLetterKeys(
    on
      ? {
          j: step(1),
          k: step(-1),
          arrowdown: step(1),
          arrowup: step(-1),
          s: () =>
            current !== undefined &&
            canDecide(current.application.status, 'shortlist') &&
            void decide(current, 'shortlist'),
          d: () => declining.current?.click(),
          x: () => current?.open === true && tick(current.id),
          c: compareTwo,
          enter: () => {
            if (current === undefined || document.activeElement !== document.body) return;
            const rockstarId = current.application.workerId;
            void navigate({ to: '/venue/rockstars/$rockstarId', params: { rockstarId } });
          },
        }
      : {},
  );
  const pair = two ? pairOf(rows, { place, ticked: tickedRows }) : null;
  const untick = () => setTicks(new Set());
  return { current, look, ticked: ticks, tickedRows, tick, tickAll, untick, next, pair, compareTwo, declining };
}

/** The two that are ticked, if one of them is looked at, else the one that is looked at and the one after it. */
function pairOf(
  rows: readonly ComparedApplicant[],
  { place, ticked }: { readonly place: number; readonly ticked: readonly ComparedApplicant[] },
): readonly ComparedApplicant[] | null {
  const current = rows[place];
  if (ticked.length === 2 && current !== undefined && ticked.includes(current)) return ticked;
  const pair = rows.slice(Math.max(0, Math.min(place, rows.length - 2)), Math.max(2, place + 2)).slice(0, 2);
  return pair.length === 2 ? pair : null;
}
