// What stands under a tab's name: its present value.
import { useMantineColorScheme } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { useSession } from '#bridge/use-session.ts';
import { ownTelling } from '#domain/settings/queries.ts';
import type { Telling } from '#domain/settings/schema.ts';
import { localeNames } from '#i18n/locale.ts';
import { useLocaleChoice } from '#i18n/locale-provider.tsx';
import { useFormat } from '#i18n/use-format.ts';
import type { SettingsTab } from './settings-search.ts';
import { useStorageUsed } from './use-storage-used.ts';

export function useTabSummary(tab: SettingsTab): string {
  const t = useTranslations('settings');
  const menu = useTranslations('common.menu');
  const email = useSession()?.email ?? '';
  const telling = useQuery(ownTelling, null);
  const { colorScheme } = useMantineColorScheme();
  const { locale, zone } = useLocaleChoice();
  const format = useFormat();
  const storage = useStorageUsed(tab === 'data');
  if (tab === 'account') return email;
  if (tab === 'notifications') return telling === undefined ? '' : ways(telling);
  if (tab === 'appearance')
    return [menu(schemeWords[colorScheme]), localeNames[locale], t(`zones.${zone}`)].join(' · ');
  if (tab === 'data' && storage !== null) return t('summary.dataUsed', { size: format.size(storage.used) });
  return t(`summary.${tab}`);

  function ways({ email: mails, push, quiet }: Telling): string {
    const on = [mails && t('ways.email'), push && t('ways.push')].filter(Boolean).join(', ');
    const hours = quiet === null ? '' : t('quietShort', { from: quiet.from, until: quiet.until });
    return [on === '' ? t('noWays') : on, hours].filter(Boolean).join(' · ');
  }
}

const schemeWords = { auto: 'schemeAuto', light: 'schemeLight', dark: 'schemeDark' } as const;
