// How the server and the devices do: the operator's figures, each with what to do, what was refused, what broke, what grows.
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminHealth, type Health, type HealthFigure } from '#domain/admin/health.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Screen } from '#ui/screen.tsx';
import { Builds, Devices, Parked } from './health-devices.tsx';
import { Part } from './health-part.tsx';
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
            <Builds builds={health.builds} />
            <Refusals refusals={health.refusals} />
            <Parked parked={health.parked} />
            <Errors errors={health.errors} />
            <Tables tables={health.tables} />
          </div>
        )}
      </Reading>
    </Screen>
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
              t('figure', { name, value })
            )}
            {figure.alarm && toDo !== null && <small>{toDo}</small>}
          </li>
        );
      })}
    </Part>
  );
}

function Refusals({ refusals }: Pick<Health, 'refusals'>) {
  const t = useTranslations('admin.health');
  const when = useWhen();
  return (
    <Part title={t('refusals')}>
      {refusals.length === 0 && <li>{t('none')}</li>}
      {refusals.map(({ name, code, times, people, firstAt }) => (
        <li key={`${name}:${code}`}>
          <code>{[name, code].filter(Boolean).join(': ')}</code>
          <small>
            {[
              t('times', { n: times }),
              t('people', { n: people }),
              t('since', { at: when.at(Date.parse(firstAt)) }),
            ].join(' · ')}
          </small>
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
      {errors.map(({ message, times, people, lastAt, fingerprint, builds }) => (
        <li key={fingerprint}>
          {attention('error', { n: times, message })}
          <small>
            {[
              attention('errorText', { n: people, at: when(Date.parse(lastAt)) }),
              fingerprint,
              builds.length === 0 ? t('unnamed') : builds.join(', '),
            ].join(' · ')}
          </small>
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
      {tables.map(({ name, bytes, rows, grown }) => (
        <li key={name}>
          <code>{name}</code>
          <small>
            {t('size', { size: format.size(bytes), n: rows })}
            {grown !== null && ` · ${t('grown', { size: format.size(grown) })}`}
          </small>
        </li>
      ))}
    </Part>
  );
}
