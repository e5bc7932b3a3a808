// The figures that a Rockstar may stand by: their own first, then the venue's; the plan while nobody has one. Equal choices.
import { useTranslations } from 'use-intl';
import { leavesOut, PAST_END_MIN } from '#domain/attendance/figures.ts';
import { payMinor } from '#domain/money.ts';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './hours.module.css';

export interface Choice {
  readonly kind: 'own' | 'venue' | 'plan';
  readonly minutes: number;
}

export function ownChoices({ rockstarMin, venueMin, standing }: TrackedHours): readonly Choice[] {
  const own: Choice =
    rockstarMin === null ? { kind: 'plan', minutes: standing.plannedMin } : { kind: 'own', minutes: rockstarMin };
  return venueMin === null || venueMin === own.minutes ? [own] : [own, { kind: 'venue', minutes: venueMin }];
}

const LABELS = { own: 'yours', venue: 'venues', plan: 'fromPlan' } as const;

interface OwnChoicesProps {
  readonly hours: TrackedHours;
  readonly choices: readonly Choice[];
  readonly picked: Choice['kind'] | undefined;
  readonly onPick: (kind: Choice['kind']) => void;
}

export function OwnChoices({ hours, choices, picked, onPick }: OwnChoicesProps) {
  const t = useTranslations('timesheets.own');
  const format = useFormat();
  const { sheet } = hours;
  return (
    <fieldset className={classes.choices} aria-label={t('title')}>
      {choices.map(({ kind, minutes }) => (
        <label key={kind} className={classes.choice}>
          <input type="radio" name="hours" checked={kind === picked} onChange={() => onPick(kind)} />
          <span>
            <strong>{t(LABELS[kind])}</strong>
            <RestsOn kind={kind} hours={hours} />
          </span>
          <span className={classes.sum}>
            <strong className={classes.figure}>{format.duration(minutes)}</strong>
            <small>{format.money(payMinor(sheet.rateMinor, minutes), sheet.currency)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** From when to when, and what that rests on; nothing of a figure that was only said. */
function RestsOn({ kind, hours }: { readonly kind: Choice['kind']; readonly hours: TrackedHours }) {
  const t = useTranslations('timesheets.own');
  const format = useFormat();
  const { sheet, phone, byHand } = hours;
  const said = kind === 'own' ? sheet.rockstarMin : sheet.venueMin;
  const figure = kind === 'own' ? phone : byHand;
  if (kind === 'plan' || figure === null || (said !== null && said !== figure.paidMin)) return null;
  const { text } = format.times({ start: figure.cameAt, end: figure.leftAt, tz: sheet.tz });
  const word = kind === 'venue' ? 'byHand' : figure.proven ? 'byCode' : 'byWord';
  return (
    <>
      <small>
        {text}, {t(word)}
      </small>
      {leavesOut(figure) && <small>{t('leftOut', { n: String(PAST_END_MIN) })}</small>}
    </>
  );
}
