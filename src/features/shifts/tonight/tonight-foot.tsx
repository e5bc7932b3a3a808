// Under the night's people: what they come to and how much of it is worked, and the keys where there is a keyboard.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type NightPlace, nightWorth } from '#domain/shifts/night-worth.ts';
import type { DueBooking } from '#domain/shifts/tonight.ts';
import { useFormat } from '#i18n/use-format.ts';
import { KeyRow } from '#ui/key-row.tsx';
import { useKeyHints } from '#ui/use-key-hints.ts';
import classes from './tonight-foot.module.css';

const KEYS = [
  [['J', 'K'], 'move'],
  [['I'], 'byHand'],
  [['A'], 'act'],
  [['?'], 'all'],
] as const;

interface TonightFootProps {
  readonly due: readonly DueBooking[];
  readonly now: number;
  /** There is room for somebody beside the list, whom the keys are about. */
  readonly wide: boolean;
  /** The way to write to all of them. */
  readonly everyone: ReactNode;
}

export function TonightFoot({ due, now, wide, everyone }: TonightFootProps) {
  const t = useTranslations('shifts.tonight.foot');
  const format = useFormat();
  const hints = useKeyHints();
  const worth = nightWorth(due.map(placeOf), now);
  return (
    <div className={classes.foot}>
      {worth !== null && (
        <p className={classes.worth}>
          <strong>{format.money(worth.workedMinor, worth.currency)}</strong>{' '}
          {t('worked', { booked: format.money(worth.bookedMinor, worth.currency) })}
        </p>
      )}
      {everyone}
      {wide && hints && <KeyRow label={t('keys')} keys={KEYS.map(([caps, name]) => ({ caps, does: t(name) }))} />}
    </div>
  );
}

function placeOf({ booking, until, whereabouts }: DueBooking): NightPlace {
  return {
    ...booking,
    until,
    cameAt: 'came' in whereabouts ? whereabouts.came.at : null,
    leftAt: whereabouts.kind === 'gone' ? whereabouts.left.at : null,
  };
}
