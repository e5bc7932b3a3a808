// Under a week of hours: how many are chosen and what they add up to, approving them together, and taking the week away. What was
// exported is locked, so that nobody changes afterwards what was paid.
import { Button } from '@mantine/core';
import { IconChecks, IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCommands } from '#bridge/use-commands.ts';
import { csvText } from '#domain/csv.ts';
import { actsToLock } from '#domain/timesheets/approvals.ts';
import { hoursCsv } from '#domain/timesheets/csv-rows.ts';
import { sumOf } from '#domain/timesheets/hours.ts';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { deviceTag } from '#i18n/device-tag.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { download } from '#ui/download.ts';
import { useFoot } from '#ui/foot.ts';
import { LitEdge } from '#ui/lit-edge.tsx';
import { notifyNotSaved } from '#ui/toast.ts';
import classes from './hours-table.module.css';

interface HoursBarProps {
  readonly venue: PlacedVenue;
  /** Of the week, for the file. */
  readonly days: string;
  readonly all: readonly TrackedHours[];
  readonly chosen: readonly TrackedHours[];
  readonly onApprove: () => void;
}

export function HoursBar({ venue, days, all, chosen, onApprove }: HoursBarProps) {
  const t = useTranslations('timesheets');
  const format = useFormat();
  const csv = useHoursCsv(venue, days);
  useFoot('notedBar');
  const { minutes, minor } = sumOf(chosen);
  return (
    <footer className={classes.foot} data-stuck>
      <div className={classes.bar} data-lit={chosen.length > 0 || undefined}>
        {chosen.length > 0 && <LitEdge end />}
        <p>
          {chosen.length > 0 && (
            <>
              <strong>{t('chosen', { n: String(chosen.length) })}</strong> · {format.duration(minutes)} ·{' '}
              {[...minor].map(([currency, sum]) => format.money(sum, currency)).join(' + ')}
            </>
          )}
          <small className={classes.note}>{t('csvNote')}</small>
        </p>
        <div className={classes.acts}>
          <Button
            size="md"
            variant="outline"
            leftSection={<IconDownload size={20} stroke={2} aria-hidden="true" />}
            onClick={() => void csv(all)}
          >
            {t('csv')}
          </Button>
          {chosen.length > 0 && (
            <Button
              size="md"
              variant="lit"
              leftSection={<IconChecks size={20} stroke={2} aria-hidden="true" />}
              onClick={onApprove}
            >
              {t('approveAll', { n: chosen.length })}
            </Button>
          )}
        </div>
      </div>
    </footer>
  );
}

function useHoursCsv(venue: PlacedVenue, days: string): (shown: readonly TrackedHours[]) => Promise<void> {
  const t = useTranslations('timesheets');
  const role = useRoleName();
  const save = useCommands();
  return async shown => {
    const rows = hoursCsv(shown, {
      column: column => t(`csvColumns.${column}`),
      role,
      state: state => t(`state.${state}`),
      basis: basis => t(`basis.${basis}`),
      venue: venue.name,
      nobody: t('nobody'),
    });
    download(`${t('csvName')} ${venue.name} ${days}.csv`, 'text/csv;charset=utf-8', csvText(rows, deviceTag()));
    const acts = actsToLock(venue.id, shown);
    if (acts.length > 0 && !(await save(acts)).ok) notifyNotSaved(t('toast.notSaved'));
  };
}
