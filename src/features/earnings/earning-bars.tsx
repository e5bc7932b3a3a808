// One bar for each day, week or month, in three inks: agreed, sent, booked ahead. Each is a button that says its figures, so that readers
// have the chart as a list; pressing one shows its days alone.
import { useTranslations } from 'use-intl';
import { type Days, type EarningSpan, type OfCurrency, type Sums, sumsOf, within } from '#domain/earnings/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './earnings.module.css';

/** From the top of a bar. */
const INKS = ['ahead', 'sent', 'agreed'] as const;

interface EarningBarsProps {
  readonly of: OfCurrency;
  readonly bars: readonly Days[];
  readonly span: EarningSpan;
  readonly pressed: Days | null;
  readonly onPress: (days: Days | null) => void;
}

export function EarningBars({ of, bars, span, pressed, onPress }: EarningBarsProps) {
  const t = useTranslations('earnings');
  const format = useFormat();
  const all = bars.map(days => ({ days, sums: sumsOf(within(of.earnings, days)) }));
  const most = Math.max(1, ...all.map(({ sums }) => heightOf(sums)));
  const whole = { from: bars[0]?.from ?? '', to: bars.at(-1)?.to ?? '' };
  return (
    <>
      <ul
        role="list"
        className={classes.bars}
        data-span={span}
        aria-label={t('chart', { days: format.days(whole.from, whole.to) })}
      >
        {all.map(({ days, sums }) => {
          const is = pressed?.from === days.from;
          return (
            <li key={days.from}>
              <Bar {...{ span, days, sums, most, of, is }} onPress={() => onPress(is ? null : days)} />
              <span className={classes.day} aria-hidden="true">
                {span === 'year' ? format.month(days.from, 'narrow') : shortDays(days)}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={classes.legend} aria-hidden="true">
        {INKS.toReversed().map(ink => (
          <span key={ink}>
            <span className={classes.ink} data-ink={ink} /> {t(`kind.${ink}`)}
          </span>
        ))}
      </p>
    </>
  );
}

/** '23–29 November'; of thirteen months, the first and the last of which have one name, 'November 2026'. */
export function useBarDays(span: EarningSpan): (days: Days) => string {
  const format = useFormat();
  return ({ from, to }) => (span === 'year' ? format.month(from, 'year') : format.days(from, to));
}

interface BarProps {
  readonly span: EarningSpan;
  readonly days: Days;
  readonly sums: Sums;
  /** Of the highest bar. */
  readonly most: number;
  readonly of: OfCurrency;
  readonly is: boolean;
  readonly onPress: () => void;
}

function Bar({ span, days, sums, most, of: { currency }, is, onPress }: BarProps) {
  const t = useTranslations('earnings');
  const format = useFormat();
  const money = (minor: number) => format.money(minor, currency);
  const height = heightOf(sums);
  const daysOf = useBarDays(span);
  const said = {
    days: daysOf(days),
    ...{ agreed: money(sums.agreed), sent: money(sums.sent), ahead: money(sums.ahead) },
  };
  return (
    <button type="button" className={classes.bar} aria-pressed={is} aria-label={t('bar', said)} onClick={onPress}>
      <span className={classes.figure}>{height > 0 && format.shortMoney(height, currency)}</span>
      <span className={classes.stack} style={{ flexGrow: height / most }}>
        {INKS.filter(ink => sums[ink] > 0).map(ink => (
          <span key={ink} className={classes.ink} data-ink={ink} style={{ flexGrow: sums[ink] }} />
        ))}
      </span>
    </button>
  );
}

function heightOf({ agreed, sent, ahead }: Sums): number {
  return agreed + sent + ahead;
}

/** '23–29', '30'. */
function shortDays({ from, to }: Days): string {
  const [first, last] = [Number(from.slice(8)), Number(to.slice(8))];
  return first === last ? String(first) : `${first}–${last}`;
}
