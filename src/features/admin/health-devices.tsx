// When devices last synced, which build of the app they run, and how long refused changes have waited on them.
import { useTranslations } from 'use-intl';
import type { Health } from '#domain/admin/health.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Part } from './health-part.tsx';

const AGES = ['day', 'week', 'month', 'older'] as const;

export function Devices({ devices }: Pick<Health, 'devices'>) {
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

/** How long ago they were made; each waits until its person sends it again or drops it. */
export function Parked({ parked }: Pick<Health, 'parked'>) {
  const t = useTranslations('admin.health');
  const waiting = AGES.filter(age => parked[age] > 0);
  return (
    <Part title={t('parked')}>
      {waiting.length === 0 && <li>{t('none')}</li>}
      {waiting.map(age => (
        <li key={age}>{t(`parkedAges.${age}`, { n: parked[age] })}</li>
      ))}
      {waiting.length > 0 && (
        <li>
          <small>{t('parkedOn', { n: parked.devices })}</small>
        </li>
      )}
    </Part>
  );
}

export function Builds({ builds }: Pick<Health, 'builds'>) {
  const t = useTranslations('admin.health');
  const when = useWhen();
  return (
    <Part title={t('builds')}>
      {builds.length === 0 && <li>{t('none')}</li>}
      {builds.map(({ build, devices, today, lastAt }) => (
        <li key={build}>
          <code>{build ?? t('unnamed')}</code>
          <small>
            {[
              t('devicesOf', { n: devices }),
              t('today', { n: String(today) }),
              t('lastSync', { at: when.at(Date.parse(lastAt)) }),
            ].join(' · ')}
          </small>
        </li>
      ))}
    </Part>
  );
}
