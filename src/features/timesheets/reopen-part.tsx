// Who agreed to hours and when, and for a day the way to take that up again.

import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import { mayReopen, REOPENS_FOR_MS } from '#domain/timesheets/rules.ts';
import { useWhen } from '#i18n/use-when.ts';
import classes from './hours.module.css';
import { useSayHours } from './use-say-hours.ts';

interface ReopenPartProps {
  readonly hours: TrackedHours;
  readonly bookingId: string;
}

export function ReopenPart({ hours: { sheet, decider }, bookingId }: ReopenPartProps) {
  const t = useTranslations('timesheets.reopen');
  const when = useWhen();
  const now = useEncoreNow();
  const say = useSayHours(bookingId);
  if (sheet.decidedAt === null || !mayReopen(sheet, now)) return null;
  return (
    <div className={classes.acts}>
      <p className={classes.dim}>
        {decider !== null && `${t('by', { name: decider, at: when.at(sheet.decidedAt, sheet.tz) })}. `}
        {t('until', { until: when.until(sheet.decidedAt + REOPENS_FOR_MS, sheet.tz) })}
      </p>
      <Button size="md" variant="outline" fullWidth onClick={() => void say.reopen()}>
        {t('act')}
      </Button>
    </div>
  );
}
