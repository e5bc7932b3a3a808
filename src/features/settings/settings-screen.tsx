// Five tabs of what a person sets for themselves, and in the admin portal one of the platform. Each says its present value, so that most visits end at the list; each
// comes in a chunk of its own. On a phone the list is a page, and each tab another.
import { em, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconBell,
  IconBuildingCommunity,
  IconDatabase,
  IconShieldLock,
  IconSun,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { type LinkProps, useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { Screen } from '#ui/screen.tsx';
import classes from './settings.module.css';
import { SETTINGS_TABS, type SettingsTab } from './settings-search.ts';
import { useTabSummary } from './use-tab-summary.ts';

export interface SettingsScreenProps {
  /** Of this portal: the tab stands behind it. */
  readonly address: '/rockstar/settings' | '/venue/settings' | '/admin/settings';
  /** Changing the password, which is the sign-in's business. */
  readonly password: ReactNode;
  /** Emptying this device, which is theirs too. */
  readonly clear: ReactNode;
  /** The way to what is not sent yet, and the switch that sends nothing: both are the outbox's. */
  readonly changes: ReactNode;
  readonly workOffline: ReactNode;
  /** A Rockstar's: the way to their documents. A venue's: making this device its staff door. */
  readonly documents?: ReactNode;
  readonly door?: ReactNode;
  /** The admin portal's: what is decided for everybody. */
  readonly platform?: ReactNode;
}

const icons: Readonly<Record<SettingsTab, TablerIcon>> = {
  account: IconUser,
  notifications: IconBell,
  security: IconShieldLock,
  appearance: IconSun,
  data: IconDatabase,
  platform: IconBuildingCommunity,
};

const pieces: Readonly<Record<SettingsTab, ComponentType<SettingsScreenProps>>> = {
  account: lazyPiece<SettingsScreenProps>(() => import('./account-tab.tsx').then(({ AccountTab }) => AccountTab)),
  notifications: lazyPiece<object>(() => import('./notifications-tab.tsx').then(module => module.NotificationsTab)),
  security: lazyPiece<SettingsScreenProps>(() => import('./security-tab.tsx').then(({ SecurityTab }) => SecurityTab)),
  appearance: lazyPiece<object>(() => import('./appearance-tab.tsx').then(({ AppearanceTab }) => AppearanceTab)),
  data: lazyPiece<SettingsScreenProps>(() => import('./data-tab.tsx').then(({ DataTab }) => DataTab)),
  platform: ({ platform }) => platform,
};

export function SettingsScreen(props: SettingsScreenProps) {
  const t = useTranslations('settings');
  const roomy = useMediaQuery(`(min-width: ${em(820)})`, undefined, { getInitialValueInEffect: false }) ?? true;
  const { tab: asked } = useSearch({ strict: false });
  const tab = asked === 'platform' && props.platform === undefined ? undefined : asked;
  if (!roomy && tab !== undefined) {
    return (
      <Screen title={t(`tabs.${tab}`)} back={props.address}>
        <Piece {...props} tab={tab} />
      </Screen>
    );
  }
  return (
    <Screen title={t('title')}>
      <TabsAndPiece {...props} tab={roomy ? (tab ?? 'account') : null} />
    </Screen>
  );
}

function TabsAndPiece({ tab, ...props }: SettingsScreenProps & { readonly tab: SettingsTab | null }) {
  const t = useTranslations('settings');
  const navigate = useNavigate();
  const open = (value: string | null) => {
    const next = SETTINGS_TABS.find(one => one === value);
    if (next !== undefined) void navigate({ to: props.address satisfies LinkProps['to'], search: { tab: next } });
  };
  return (
    <Tabs
      value={tab}
      onChange={open}
      orientation="vertical"
      activateTabWithKeyboard={false}
      keepMounted={false}
      classNames={{
        root: classes.root ?? '',
        list: classes.list ?? '',
        tab: classes.tab ?? '',
        tabLabel: classes.label ?? '',
      }}
    >
      <Tabs.List aria-label={t('title')}>
        {SETTINGS_TABS.filter(value => value !== 'platform' || props.platform !== undefined).map(value => (
          <TabLabel key={value} value={value} />
        ))}
      </Tabs.List>
      {tab !== null && (
        <Tabs.Panel value={tab} className={classes.panel ?? ''}>
          <Piece {...props} tab={tab} />
        </Tabs.Panel>
      )}
    </Tabs>
  );
}

function TabLabel({ value }: { readonly value: SettingsTab }) {
  const t = useTranslations('settings.tabs');
  const summary = useTabSummary(value);
  const Icon = icons[value];
  return (
    <Tabs.Tab
      value={value}
      aria-label={t(value)}
      aria-description={summary}
      leftSection={<Icon size={24} stroke={1.75} aria-hidden="true" />}
    >
      <span className={classes.name}>{t(value)}</span>
      <span className={classes.summary}>{summary}</span>
    </Tabs.Tab>
  );
}

function Piece({ tab, ...props }: SettingsScreenProps & { readonly tab: SettingsTab }) {
  const Tab = pieces[tab];
  return (
    <Suspense fallback={null}>
      <Tab {...props} />
    </Suspense>
  );
}
