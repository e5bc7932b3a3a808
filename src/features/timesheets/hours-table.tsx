// A venue's hours of a week: what differs first, then what agrees and can be approved together, what waits, and what is agreed.
import { Checkbox } from '@mantine/core';
import { IconLock, IconShieldCheck } from '@tabler/icons-react';
import { Fragment, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { payMinor } from '#domain/money.ts';
import { provenBy, toPay, type WeekOfHours } from '#domain/timesheets/hours.ts';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { HoursChip } from './hours-chip.tsx';
import { type HoursKeys, hoursKeys } from './hours-keys.ts';
import classes from './hours-table.module.css';
import { GROUPS, type Line, useHoursWindow } from './use-hours-window.ts';
import { useIssueWords } from './use-issue-words.ts';

interface HoursTableProps {
  readonly week: WeekOfHours<TrackedHours>;
  readonly label: string;
  readonly chosen: ReadonlySet<string>;
  readonly selected: string | null;
  readonly mayDecide: boolean;
  readonly keys: HoursKeys;
}

const COLUMNS = ['who', 'shift', 'planned', 'phone', 'code', 'byHand', 'pay'] as const;

export function HoursTable({ week, label, chosen, selected, mayDecide, keys }: HoursTableProps) {
  const t = useTranslations('timesheets');
  const first = GROUPS.flatMap(group => week[group])[0]?.sheet.id;
  const stop = selected ?? first;
  const press = usePress(keys);
  const { table, lines, shown, spaceBefore, after, measure } = useHoursWindow(week, stop);
  return (
    <table
      ref={table}
      className={classes.table}
      aria-label={label}
      aria-rowcount={lines.length + 1}
      onKeyDown={hoursKeys(keys)}
    >
      <thead>
        <tr aria-rowindex={1}>
          {COLUMNS.map(column => (
            <th key={column} scope="col" data-column={column}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {GROUPS.filter(group => shown.some(line => line.group === group)).map(group => (
        <tbody key={group}>
          {shown
            .filter(line => line.group === group)
            .map(line => (
              <Fragment key={line.hours?.sheet.id ?? group}>
                <Space height={spaceBefore(line)} />
                {line.hours === null ? (
                  <Heading week={week} line={line} measure={measure} />
                ) : (
                  <HoursRow
                    hours={line.hours}
                    index={line.index}
                    measure={measure}
                    press={press}
                    stop={stop === line.hours.sheet.id}
                    selected={selected === line.hours.sheet.id}
                    chosen={mayDecide && group === 'agreeing' ? chosen.has(line.hours.sheet.id) : null}
                  />
                )}
              </Fragment>
            ))}
        </tbody>
      ))}
      {after > 0 && (
        <tbody>
          <Space height={after} />
        </tbody>
      )}
    </table>
  );
}

type Press = Pick<HoursKeys, 'open' | 'choose'>;

/** The same for as long as the table stands: a row is drawn again for what is said in it. */
function usePress(keys: HoursKeys): Press {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  return useMemo(() => ({ open: id => latest.current.open(id), choose: id => latest.current.choose(id) }), []);
}

/** Stands for the lines that are not in the page. */
function Space({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr className={classes.space} style={{ height }}>
      <td colSpan={COLUMNS.length} />
    </tr>
  );
}

type Measure = ((row: HTMLTableRowElement | null) => void) | undefined;

interface HeadingProps {
  readonly week: WeekOfHours<TrackedHours>;
  readonly line: Line;
  readonly measure: Measure;
}

function Heading({ week, line: { group, index }, measure }: HeadingProps) {
  const t = useTranslations('timesheets');
  if (group === 'toLookAt') return null;
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} className={classes.heading}>
      <th colSpan={COLUMNS.length} scope="rowgroup">
        {group === 'agreeing' ? t('groups.agreeing', { n: week.agreeing.length }) : t(`groups.${group}`)}
        {group === 'agreeing' && <span>{t('groups.agreeingText')}</span>}
      </th>
    </tr>
  );
}

interface HoursRowProps {
  readonly hours: TrackedHours;
  readonly index: number;
  readonly measure: Measure;
  readonly press: Press;
  /** The one that Tab reaches. */
  readonly stop: boolean;
  readonly selected: boolean;
  /** Null: there is nothing to choose it for. */
  readonly chosen: boolean | null;
}

/** While a long week is scrolled, only the lines that come into view are drawn. */
const HoursRow = memo(function HoursRow(props: HoursRowProps) {
  const { hours, index, measure, press, stop, selected, chosen } = props;
  const t = useTranslations('timesheets');
  const format = useFormat();
  const roleName = useRoleName();
  const { sheet, standing, phone, byHand, venueMin, rockstarMin } = hours;
  const name = hours.name ?? t('nobody');
  const code = provenBy(hours, hours.facts);
  return (
    <tr
      ref={measure}
      className={classes.row}
      data-index={index}
      aria-rowindex={index + 2}
      data-hours={sheet.id}
      data-pending={hours.pending !== null || undefined}
      aria-current={selected || undefined}
      tabIndex={stop ? 0 : -1}
      onClick={() => press.open(sheet.id)}
    >
      <th scope="row" data-column="who">
        <div className={classes.person}>
          {chosen !== null && (
            <Checkbox
              checked={chosen}
              aria-label={t('choose', { name })}
              onClick={event => event.stopPropagation()}
              onChange={() => press.choose(sheet.id)}
            />
          )}
          <span className={classes.cell}>
            <strong>{name}</strong>
            <small>{roleName(sheet.role)}</small>
          </span>
        </div>
      </th>
      <td data-column="shift">
        <span className={classes.cell}>
          {format.times({ start: sheet.startsAt, end: sheet.endsAt, tz: sheet.tz }).text}
          <small>{format.day(sheet.startsAt, sheet.tz)}</small>
        </span>
      </td>
      <td data-column="planned">{format.hours(standing.plannedMin)}</td>
      <Figure column="phone" minutes={rockstarMin} span={phone} hours={hours} />
      <td data-column="code" data-proven={code !== 'none' || undefined}>
        {code !== 'none' && <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />}
        {t(`codes.${code}`)}
      </td>
      <Figure column="byHand" minutes={venueMin} span={byHand} hours={hours} />
      <Pay hours={hours} />
    </tr>
  );
});

interface FigureProps {
  readonly column: 'phone' | 'byHand';
  readonly minutes: number | null;
  readonly span: { readonly cameAt: number; readonly leftAt: number } | null;
  readonly hours: TrackedHours;
}

/** Only what differs is tinted: the venue's hand where the two differ, the phone where it says too much or nothing. */
function Figure({ column, minutes, span, hours: { sheet, issue, facts } }: FigureProps) {
  const t = useTranslations('timesheets');
  const format = useFormat();
  const ofPhone = issue?.kind === 'over' || issue?.kind === 'nothing' || issue?.kind === 'noCheckOut';
  // Who never checked out came all the same.
  const came =
    column === 'phone' && issue?.kind === 'noCheckOut'
      ? facts.find(({ kind, verdict }) => kind === 'in' && verdict !== 'by_hand')
      : undefined;
  const differs = column === 'byHand' ? issue?.kind === 'apart' : ofPhone;
  return (
    <td data-column={column}>
      <span className={classes.cell} data-differs={differs || undefined}>
        {minutes === null ? '–' : <strong>{format.hours(minutes)}</strong>}
        {span !== null && <small>{format.times({ start: span.cameAt, end: span.leftAt, tz: sheet.tz }).text}</small>}
        {came !== undefined && (
          <small className={classes.came}>{t('cameAt', { time: format.clock(came.at, sheet.tz) })}</small>
        )}
      </span>
    </td>
  );
}

function Pay({ hours }: { readonly hours: TrackedHours }) {
  const t = useTranslations('timesheets');
  const format = useFormat();
  const words = useIssueWords()(hours);
  const { sheet } = hours;
  const minutes = toPay(hours);
  return (
    <td data-column="pay">
      <div className={classes.pay}>
        <span className={classes.cell}>
          {words !== null || minutes === null ? (
            <strong className={classes.issue}>{words ?? t('waitsFor', { name: hours.name ?? t('nobody') })}</strong>
          ) : (
            <>
              <strong>{format.hours(minutes)}</strong>
              <small>{format.money(payMinor(sheet.rateMinor, minutes), sheet.currency)}</small>
            </>
          )}
        </span>
        {sheet.locked && <IconLock size={16} stroke={2} role="img" aria-label={t('locked')} />}
        {(hours.pending !== null || sheet.state !== 'open') && <HoursChip hours={hours} />}
      </div>
    </td>
  );
}
