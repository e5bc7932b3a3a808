// What is decided for the whole platform: who may become an admin, the figures for everybody, which cities there are, and what was
// changed of them. Any admin reads it; super admins change it.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useRules } from '#bridge/use-rules.ts';
import { adminPlatform, type Platform, type PlatformChange } from '#domain/admin/platform.ts';
import { holds } from '#domain/admin/rules.ts';
import { floorIn } from '#domain/shifts/floor.ts';
import { type Area, allAreas } from '#domain/venues/areas.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { useAdminRole } from './admin-role-context.ts';
import { AreaSheet } from './area-sheet.tsx';
import { OnlineButton } from './online-button.tsx';
import { Reading } from './reading.tsx';
import { RulesPart } from './rules-part.tsx';
import classes from './users.module.css';

export function PlatformPanel() {
  const t = useTranslations('admin.platform');
  const query = useOnlineQuery('admin_platform', adminPlatform, null);
  const decides = holds(useAdminRole(), 'super_admin');
  // null: a new one.
  const [chosen, setChosen] = useState<Area | null | undefined>(undefined);
  return (
    <div>
      <Reading query={query} loading={t('loading')} failed={t('failed')}>
        {platform => (
          <>
            <section>
              <h2 className={classes.heading}>{t('domain')}</h2>
              <p>{platform.adminDomain}</p>
              <p className={classes.dim}>{t('domainText')}</p>
            </section>
            <RulesPart versions={platform.rules} decides={decides} onChanged={() => void query.renew()} />
            <Cities platform={platform} onChoose={decides ? setChosen : null} />
            <History history={platform.history} />
          </>
        )}
      </Reading>
      {chosen !== undefined && (
        <AreaSheet
          area={chosen}
          inUse={chosen !== null && (query.value?.venues[chosen.slug] ?? 0) > 0}
          onClose={() => setChosen(undefined)}
          onSaved={() => void query.renew()}
        />
      )}
    </div>
  );
}

interface CitiesProps {
  readonly platform: Platform;
  /** Null: with this role they are read. */
  readonly onChoose: ((area: Area | null) => void) | null;
}

function Cities({ platform, onChoose }: CitiesProps) {
  const t = useTranslations('admin.platform');
  const format = useFormat();
  const cities = useQuery(allAreas, null) ?? [];
  const rules = useRules();
  return (
    <section>
      <h2 className={classes.heading}>{t('cities', { n: cities.length })}</h2>
      <p className={classes.dim}>{t(onChoose === null ? 'readOnly' : 'citiesText')}</p>
      <ul role="list" className={classes.lines}>
        {cities.map(city => {
          const { id, slug, name, tz, currency } = city;
          const floor = floorIn(city, rules);
          const facts = [
            t('venues', { n: platform.venues[slug] ?? 0 }),
            tz,
            currency,
            floor === null ? t('noFloor') : t('floorOf', { rate: format.money(floor, currency) }),
          ];
          return (
            <li key={id}>
              {onChoose === null ? (
                name
              ) : (
                <Button variant="transparent" size="compact-md" px={0} onClick={() => onChoose(city)}>
                  {name}
                </Button>
              )}
              <small>{facts.join(' · ')}</small>
            </li>
          );
        })}
      </ul>
      {onChoose !== null && (
        <OnlineButton
          mt={12}
          variant="outline"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => onChoose(null)}
        >
          {t('add')}
        </OnlineButton>
      )}
    </section>
  );
}

function History({ history }: { readonly history: readonly PlatformChange[] }) {
  const t = useTranslations('admin.platform');
  const format = useFormat();
  const when = useWhen();
  if (history.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{t('history')}</h2>
      <ul role="list" className={classes.lines}>
        {history.map(({ at, by, city, currency, added, floorBefore, floor }) => {
          const rate = (minor: number | null) => (minor === null ? t('noOwnFloor') : format.money(minor, currency));
          const facts = [when(Date.parse(at)), by, floorBefore !== floor && `${rate(floorBefore)} → ${rate(floor)}`];
          return (
            <li key={`${at}:${city}`}>
              {t(added ? 'added' : 'changed', { city })}
              <small>{facts.filter(Boolean).join(' · ')}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
