// A Rockstar's own account of their reliability: the figure, every row that took points, until when each counts, and the way to appeal.
// The sum on the page is right by hand. Nothing is lit: nothing is due.

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { type Ledger, ownLedger } from '#domain/reliability/queries.ts';
import { countsUntil, scoreOf, stepsOf, strikesOf } from '#domain/reliability/rules.ts';
import type { ReliabilityEvent } from '#domain/reliability/schema.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { Screen } from '#ui/screen.tsx';
import { AppealSheet } from './appeal-sheet.tsx';
import { CleanRow, LedgerRow } from './ledger-row.tsx';
import { PointsPart } from './points-part.tsx';
import classes from './reliability.module.css';
import { StepChart } from './step-chart.tsx';
import { StrikeLine } from './strike-line.tsx';

export function ReliabilityScreen() {
  const ledger = useQuery(ownLedger, null);
  return ledger === undefined ? null : <Account ledger={ledger} />;
}

function Account({ ledger }: { readonly ledger: Ledger }) {
  const t = useTranslations('reliability');
  const now = useEncoreNow();
  const venues = useQuery(venuesById, null);
  const [appealing, setAppealing] = useState<ReliabilityEvent | null>(null);
  const events = ledger.events.filter(event => now < countsUntil(event));
  const score = scoreOf(events, now);
  if (events.length === 0 && !ledger.scored) {
    return (
      <Screen title={t('titleNew')} lead={t('leadNew')} back="/rockstar/profile">
        <p className={classes.who}>{t('who')}</p>
        <PointsPart now={now} />
      </Screen>
    );
  }
  return (
    <Screen title={t('title', { score: String(score) })} lead={t('lead')} back="/rockstar/profile">
      <div className={classes.account}>
        <div>
          <StepChart steps={stepsOf(events, now)} score={score} now={now} />
          {events.length === 0 && <p>{t('nothing')}</p>}
          <ul role="list" className={classes.rows}>
            {events.map(event => (
              <LedgerRow
                key={event.id}
                event={event}
                venue={venues?.get(event.venueId)?.name ?? ''}
                pending={ledger.pending.has(event.id)}
                undecided={ledger.undecided.has(event.id)}
                now={now}
                onAppeal={() => setAppealing(event)}
              />
            ))}
            <CleanRow clean={ledger.clean} />
          </ul>
        </div>
        <div>
          <StrikeLine strikes={strikesOf(events)} />
          <p className={classes.who}>{t('who')}</p>
          <PointsPart now={now} />
        </div>
      </div>
      {appealing !== null && <AppealSheet event={appealing} onClose={() => setAppealing(null)} />}
    </Screen>
  );
}
