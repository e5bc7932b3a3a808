// A venue's hours of a week: what differs first, then what agrees and can be approved together, what waits, and what is agreed.
import { Checkbox } from '@mantine/core';
import { IconLock, IconShieldCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { payMinor } from '#domain/money.ts';
import { provenBy, toPay, type WeekOfHours } from '#domain/timesheets/hours.ts';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { HoursChip } from './hours-chip.tsx';
import classes from './hours-table.module.css';
import { type HoursKeys, hoursKeys } from './use-hours-keys.ts';
import { useIssueWords } from './use-issue-words.ts';

interface HoursTableProps {
  readonly week: WeekOfHours<TrackedHours>;
  readonly label: string;
  readonly chosen: ReadonlySet<string>;
  readonly selected: string | null;
  readonly mayDecide: boolean;
  readonly keys: HoursKeys;
}

const GROUPS = ['toLookAt', 'agreeing', 'waiting', 'settled'] as const;
const COLUMNS = ['who', 'shift', 'planned', 'phone', 'code', 'byHand', 'pay'] as const;

export function HoursTable({ week, label, chosen, selected, mayDecide, keys }: HoursTableProps) {
  const t = useTranslations('timesheets');
  const groups = GROUPS.filter(group => week[group].length > 0);
  const first = week[groups[0] ?? 'settled'][0]?.sheet.id;
  return (
    <table className={classes.table} aria-label={label} onKeyDown={hoursKeys(keys)}>
      <thead>
        <tr>
          {COLUMNS.map(column => (
            <th key={column} scope="col" data-column={column}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(group => (
        <tbody key={group}>
          {group !== 'toLookAt' && (
            <tr className={classes.heading}>
              <th colSpan={COLUMNS.length} scope="rowgroup">
                {group === 'agreeing' ? t('groups.agreeing', { n: week.agreeing.length }) : t(`groups.${group}`)}
                {group === 'agreeing' && <span>{t('groups.agreeingText')}</span>}
              </th>
            </tr>
          )}
          {week[group].map(hours => (
            <HoursRow
              key={hours.sheet.id}
              hours={hours}
              keys={keys}
              stop={(selected ?? first) === hours.sheet.id}
              selected={selected === hours.sheet.id}
              chosen={mayDecide && group === 'agreeing' ? chosen.has(hours.sheet.id) : null}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface HoursRowProps {
  readonly hours: TrackedHours;
  readonly keys: HoursKeys;
  /** The one that Tab reaches. */
  readonly stop: boolean;
  readonly selected: boolean;
  /** Null: there is nothing to choose it for. */
  readonly chosen: boolean | null;
}

function HoursRow({ hours, keys, stop, selected, chosen }: HoursRowProps) {
  const t = useTranslations('timesheets');
  const format = useFormat();
  const roleName = useRoleName();
  const { sheet, standing, phone, byHand, venueMin, rockstarMin } = hours;
  const name = hours.name ?? t('nobody');
  const code = provenBy(hours, hours.facts);
  return (
    <tr
      className={classes.row}
      data-hours={sheet.id}
      data-pending={hours.pending !== null || undefined}
      aria-current={selected || undefined}
      tabIndex={stop ? 0 : -1}
      onClick={() => keys.open(sheet.id)}
    >
      <th scope="row" data-column="who">
        <div className={classes.person}>
          {chosen !== null && (
            <Checkbox
              checked={chosen}
              aria-label={t('choose', { name })}
              onClick={event => event.stopPropagation()}
              onChange={() => keys.choose(sheet.id)}
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
      <td data-column="planned">{format.duration(standing.plannedMin)}</td>
      <Figure column="phone" minutes={rockstarMin} span={phone} hours={hours} />
      <td data-column="code" data-proven={code !== 'none' || undefined}>
        {code !== 'none' && <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />}
        {t(`codes.${code}`)}
      </td>
      <Figure column="byHand" minutes={venueMin} span={byHand} hours={hours} />
      <Pay hours={hours} />
    </tr>
  );
}

interface FigureProps {
  readonly column: 'phone' | 'byHand';
  readonly minutes: number | null;
  readonly span: { readonly cameAt: number; readonly leftAt: number } | null;
  readonly hours: TrackedHours;
}

/** Only what differs is tinted: the venue's hand where the two differ, the phone where it says too much or nothing. */
function Figure({ column, minutes, span, hours: { sheet, issue } }: FigureProps) {
  const format = useFormat();
  const differs =
    column === 'byHand' ? issue?.kind === 'apart' : issue?.kind === 'over' || issue?.kind === 'noCheckOut';
  return (
    <td data-column={column}>
      <span className={classes.cell} data-differs={differs || undefined}>
        {minutes === null ? '–' : <strong>{format.duration(minutes)}</strong>}
        {span !== null && <small>{format.times({ start: span.cameAt, end: span.leftAt, tz: sheet.tz }).text}</small>}
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
      <span className={classes.cell}>
        {words !== null || minutes === null ? (
          <strong className={classes.issue}>{words ?? t('waitsFor', { name: hours.name ?? t('nobody') })}</strong>
        ) : (
          <>
            <strong>{format.duration(minutes)}</strong>
            <small>{format.money(payMinor(sheet.rateMinor, minutes), sheet.currency)}</small>
          </>
        )}
        {sheet.locked && <IconLock size={16} stroke={2} role="img" aria-label={t('locked')} />}
        {(hours.pending !== null || sheet.state !== 'open') && <HoursChip hours={hours} />}
      </span>
    </td>
  );
}
