// How the server and the devices do: the operator's figures, each with what to do, what was refused, what broke, what grows.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminHealth, type Health, type HealthFigure } from '#domain/admin/health.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Screen } from '#ui/screen.tsx';
import { Reading } from './reading.tsx';
import type { ReportsSearch } from './reports-search.ts';
import { ReportsTabs } from './reports-tabs.tsx';
import { useFigureText } from './use-figure-text.ts';
import classes from './users.module.css';

interface HealthScreenProps {
  readonly search: ReportsSearch;
  readonly onSearch: (search: ReportsSearch) => void;
}

export function HealthScreen({ search, onSearch }: HealthScreenProps) {
  const t = useTranslations('admin.health');
  const query = useOnlineQuery('admin_health', adminHealth, null);
  const alarms = query.value?.figures.filter(({ alarm }) => alarm).length;
  return (
    <Screen title={alarms === undefined ? t('title') : t('alarms', { n: alarms })}>
      <ReportsTabs search={search} onSearch={onSearch} />
      <Reading query={query} loading={t('loading')} failed={t('failed')}>
        {health => (
          <div className={classes.health}>
            <Figures figures={health.figures} />
            <Devices devices={health.devices} />
            <Refusals refusals={health.refusals} />
            <Errors errors={health.errors} />
            <Tables tables={health.tables} />
          </div>
        )}
      </Reading>
    </Screen>
  );
}

interface PartProps {
  readonly title: string;
  /** List items. */
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.lines}>{children}</ul>
    </section>
  );
}

function Figures({ figures }: { readonly figures: readonly HealthFigure[] }) {
  const t = useTranslations('admin.health');
  const say = useFigureText();
  return (
    <Part title={t('server')}>
      {figures.map(figure => {
        const { name, value, toDo } = say(figure);
        return (
          <li key={figure.figure}>
            {figure.alarm ? (
              <strong className={classes.alarm}>{t('alarm', { name, value })}</strong>
            ) : (
              `${name}: ${value}`
            )}
            {figure.alarm && toDo !== null && <small>{toDo}</small>}
          </li>
        );
      })}
    </Part>
  );
}

const AGES = ['day', 'week', 'month', 'older'] as const;

function Devices({ devices }: Pick<Health, 'devices'>) {
  const t = useTranslations('admin.health');
  const format = useFormat();
  return (
    <Part title={t('devices')}>
      {AGES.map(age => (
        <li key={age}>{t(`ages.${age}`, { n: format.number(devices[age]) })}</li>
      ))}
    </Part>
  );
}

function Refusals({ refusals }: Pick<Health, 'refusals'>) {
  const t = useTranslations('admin.health');
  return (
    <Part title={t('refusals')}>
      {refusals.length === 0 && <li>{t('none')}</li>}
      {refusals.map(({ name, code, times, people }) => (
        <li key={`${name}:${code}`}>
          <code>{[name, code].filter(Boolean).join(': ')}</code>
          <small>{[t('times', { n: times }), t('people', { n: people })].join(' · ')}</small>
        </li>
      ))}
    </Part>
  );
}

function Errors({ errors }: Pick<Health, 'errors'>) {
  const t = useTranslations('admin.health');
  const attention = useTranslations('admin.attention');
  const when = useWhen();
  return (
    <Part title={t('errors')}>
      {errors.length === 0 && <li>{t('none')}</li>}
      {errors.map(({ message, times, people, lastAt }) => (
        <li key={`${message}:${lastAt}`}>
          {attention('error', { n: times, message })}
          <small>{attention('errorText', { n: people, at: when(Date.parse(lastAt)) })}</small>
        </li>
      ))}
    </Part>
  );
}

function Tables({ tables }: Pick<Health, 'tables'>) {
  const t = useTranslations('admin.health');
  const format = useFormat();
  return (
    <Part title={t('tables')}>
      {tables.map(({ name, bytes, rows }) => (
        <li key={name}>
          <code>{name}</code>
          <small>{t('size', { mb: format.number(Math.ceil(bytes / 1_048_576)), rows: format.number(rows) })}</small>
        </li>
      ))}
    </Part>
  );
}
