// How many of tonight's people are late, silent, due, here: each figure shows only those, and pressed again everybody.
import { useTranslations } from 'use-intl';
import { type DueBooking, TONIGHT_GROUPS, type TonightGroup } from '#domain/shifts/tonight.ts';
import classes from './on-tonight.module.css';

interface TonightCountersProps {
  readonly due: readonly DueBooking[];
  readonly chosen: TonightGroup | null;
  readonly onChoose: (group: TonightGroup | null) => void;
}

export function TonightCounters({ due, chosen, onChoose }: TonightCountersProps) {
  const t = useTranslations('shifts.tonight');
  const counted = TONIGHT_GROUPS.map(group => ({ group, n: due.filter(one => one.group === group).length }));
  return (
    <fieldset className={classes.counters} aria-label={t('countersLabel')}>
      {counted
        .filter(({ n }) => n > 0)
        .map(({ group, n }) => (
          <button
            key={group}
            type="button"
            className={classes.counter}
            data-group={group}
            aria-pressed={chosen === group}
            onClick={() => onChoose(chosen === group ? null : group)}
          >
            <span className={classes.figure}>{n}</span> {t(`counters.${group}`)}
          </button>
        ))}
    </fieldset>
  );
}
