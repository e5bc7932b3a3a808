// When a rockstar works: the usual week, the days that differ, and what is booked against them. A tab of Me.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AvailabilityException, AvailabilityRule, Weekday } from '#domain/availability/schema.ts';
import { ActButton } from '#ui/act-button.tsx';
import classes from './availability.module.css';
import { Clashes } from './clashes.tsx';
import { ExceptionList } from './exception-list.tsx';
import { ExceptionSheet } from './exception-sheet.tsx';
import { RuleSheet } from './rule-sheet.tsx';
import { useAvailability } from './use-availability.ts';
import { WeekList } from './week-list.tsx';

/** What is being written: a new one, or one that stands. */
type Writing<Known> = { readonly known: Known | null; readonly weekday?: Weekday };

export function AvailabilityPanel() {
  const t = useTranslations('availability');
  const own = useAvailability();
  const [rule, setRule] = useState<Writing<AvailabilityRule> | null>(null);
  const [exception, setException] = useState<Writing<AvailabilityException> | null>(null);
  if (own === undefined) return null;
  const { calendar } = own;
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>{t('lead')}</p>
      <Clashes bookings={own.clashes} venues={own.venues} />
      <section>
        <h2 className={classes.heading}>{t('week')}</h2>
        <WeekList
          rules={calendar.rules}
          onPick={known => setRule({ known })}
          onAdd={weekday => setRule({ known: null, weekday })}
        />
        <ActButton variant="outline" onClick={() => setRule({ known: null })}>
          {t('addHours')}
        </ActButton>
      </section>
      <section>
        <h2 className={classes.heading}>{t('exceptions')}</h2>
        <ExceptionList calendar={calendar} now={own.now} onPick={known => setException({ known })} />
        <ActButton variant="outline" onClick={() => setException({ known: null })}>
          {t('addDays')}
        </ActButton>
      </section>
      {rule !== null && (
        <RuleSheet
          key={rule.known?.id ?? 'new'}
          known={rule.known}
          weekday={rule.weekday ?? null}
          rules={calendar.rules}
          onClose={() => setRule(null)}
        />
      )}
      {exception !== null && (
        <ExceptionSheet
          key={exception.known?.id ?? 'new'}
          known={exception.known}
          now={own.now}
          onClose={() => setException(null)}
        />
      )}
    </div>
  );
}
