// The platform's figures: what is in force, what waits for its day, and what was decided before, with who, why and how many places to
// come keep it. Any admin reads them; super admins decide them anew, or take back what has not begun.
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import type { RulesVersion } from '#domain/admin/platform-rules.ts';
import { FIGURE_GROUPS, figuresOf, namesOf } from '#domain/platform/figures.ts';
import { type Rules, rulesAt, rulesOf, throughMinute } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import { allAreas } from '#domain/venues/areas.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useNow } from '#ui/use-now.ts';
import { OnlineButton } from './online-button.tsx';
import classes from './platform.module.css';
import { RulesSheet } from './rules-sheet.tsx';
import { countriesOf, type Floor, useChangeWords, useFigureWords, useMoment } from './use-rule-words.ts';
import users from './users.module.css';
import { WaitingRules } from './waiting-rules.tsx';

interface RulesPartProps {
  /** The newest first. */
  readonly versions: readonly RulesVersion[];
  readonly decides: boolean;
  readonly onChanged: () => void;
}

export function RulesPart({ versions, decides, onChanged }: RulesPartProps) {
  const t = useTranslations('admin.platform.rules');
  const now = throughMinute(useNow());
  const rulebook = useQuery(allPlatformRules, null);
  const countries = countriesOf(useQuery(allAreas, null) ?? []);
  const [deciding, setDeciding] = useState(false);
  const waiting = versions.filter(({ withdrawnAt, validFrom }) => withdrawnAt === null && Date.parse(validFrom) > now);
  const newest = versions.find(({ withdrawnAt }) => withdrawnAt === null);
  return (
    <section>
      <h2 className={users.heading}>{t('title')}</h2>
      <p className={users.dim}>{t(decides ? 'text' : 'readOnly')}</p>
      {waiting.map(version => (
        <WaitingRules
          key={version.id}
          version={version}
          countries={countries}
          decides={decides}
          onChanged={onChanged}
        />
      ))}
      <InForce rules={rulesAt(rulebook, now)} countries={countries} />
      {decides && newest !== undefined && (
        <OnlineButton
          mt={12}
          variant="outline"
          leftSection={<IconAdjustments size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => setDeciding(true)}
        >
          {t('decide')}
        </OnlineButton>
      )}
      <Versions versions={versions} countries={countries} />
      {deciding && newest !== undefined && (
        <RulesSheet
          rules={rulesOf(rulebook, newest.version)}
          newest={newest}
          countries={countries}
          onClose={() => setDeciding(false)}
          onSaved={onChanged}
        />
      )}
    </section>
  );
}

function InForce({ rules, countries }: { readonly rules: Rules; readonly countries: readonly Floor[] }) {
  const t = useTranslations('admin.platform.rules');
  const format = useFormat();
  const words = useFigureWords();
  const figures = figuresOf(rules);
  return (
    <div className={classes.groups}>
      {FIGURE_GROUPS.map(group => (
        <section key={group}>
          <h3 className={classes.group}>{t(`groups.${group}`)}</h3>
          <dl className={classes.figures}>
            {namesOf(group).map(name => (
              <div key={name}>
                <dt>{t(`names.${name}`)}</dt>
                <dd>{words(name, figures[name])}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h3 className={classes.group}>{t('groups.floors')}</h3>
        <dl className={classes.figures}>
          {countries.map(({ country, currency }) => (
            <div key={country}>
              <dt>{format.country(country)}</dt>
              <dd>
                {rules.floors[country] === undefined ? t('noFloor') : format.money(rules.floors[country], currency)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function Versions({
  versions,
  countries,
}: Pick<RulesPartProps, 'versions'> & { readonly countries: readonly Floor[] }) {
  const t = useTranslations('admin.platform.rules');
  const moment = useMoment();
  const changes = useChangeWords(countries);
  return (
    <>
      <h3 className={classes.group}>{t('versions')}</h3>
      <ul role="list" className={users.lines}>
        {versions.map(version => {
          const { id, version: nth, validFrom, withdrawnAt, by, why, bookings } = version;
          const from = nth === 1 ? t('first') : t('from', { at: moment(validFrom) });
          const facts = [
            from,
            by,
            t('kept', { n: bookings }),
            withdrawnAt !== null && t('withdrawn', { at: moment(withdrawnAt) }),
          ];
          return (
            <li key={id}>
              {t('version', { n: String(nth) })}
              <small>{facts.filter(Boolean).join(' · ')}</small>
              {changes(version).map(change => (
                <small key={change}>{change}</small>
              ))}
              {why !== null && <small className={classes.why}>{t('why', { why })}</small>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
