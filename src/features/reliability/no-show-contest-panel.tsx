// Under a no-show that stands: contesting it, once, with what the phone recorded, or saying that it is right, and until when nothing is
// taken; afterwards the way to what becomes of that.

import { Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { appealOf } from '#domain/reliability/commands.ts';
import { ownLedger } from '#domain/reliability/queries.ts';
import { appealBy, mayAccept, mayAppeal } from '#domain/reliability/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { AcceptAct } from './accept-act.tsx';
import { AppealSheet } from './appeal-sheet.tsx';
import classes from './reliability.module.css';

export function NoShowContestPanel({ bookingId }: { readonly bookingId: string }) {
  const t = useTranslations('reliability');
  const format = useFormat();
  const when = useWhen();
  const now = useEncoreNow();
  const ledger = useQuery(ownLedger, null);
  const [asking, ask] = useState(false);
  const event = ledger?.events.find(one => one.bookingId === bookingId && one.kind === 'no_show');
  if (event === undefined) return null;
  if (event.appealedAt !== null) {
    return (
      <p className={classes.contest}>
        {ledger?.pending.has(event.id) === true ? (
          <StateChip state="onThisDevice" />
        ) : (
          <LinkButton to="/rockstar/disputes/$disputeId" params={{ disputeId: appealOf(event) }} variant="outline">
            {t(ledger?.undecided.has(event.id) === true ? 'contest.sent' : 'decided')}
          </LinkButton>
        )}
      </p>
    );
  }
  if (!mayAppeal(event, now)) return null;
  const day = format.day(appealBy(event), event.tz);
  const { countsFrom } = event;
  const accepted = event.acceptedAt !== null;
  const waits = countsFrom !== null && mayAccept(event, now);
  return (
    <div className={classes.contest}>
      {ledger?.pending.has(event.id) === true && <StateChip state="onThisDevice" />}
      <div className={classes.answers}>
        <Button
          size="lg"
          {...(accepted ? { variant: 'outline' } : {})}
          leftSection={<IconScale size={22} stroke={1.75} aria-hidden="true" />}
          onClick={() => ask(true)}
        >
          {t('contest.act')}
        </Button>
        {waits && <AcceptAct event={event} countsFrom={countsFrom} />}
      </div>
      <p className={classes.who}>
        {waits
          ? t('contest.waits', { until: when.until(countsFrom, event.tz), day })
          : t(accepted ? 'accept.accepted' : 'contest.until', { day })}
      </p>
      {asking && <AppealSheet event={event} onClose={() => ask(false)} />}
    </div>
  );
}
