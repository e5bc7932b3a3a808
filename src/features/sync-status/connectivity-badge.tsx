import { UnstyledButton } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCloud,
  IconCloudCheck,
  IconCloudDownload,
  IconCloudOff,
  IconLogin2,
  IconRefresh,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useWhen } from '#i18n/use-when.ts';
import { type Icon, ThisDeviceIcon } from '#ui/this-device-icon.tsx';
import { type BadgeState, badgeState } from './badge-state.ts';
import classes from './connectivity-badge.module.css';

type Look = 'quiet' | 'dashed' | 'outline' | 'raised' | 'amber' | 'red';

const looks = {
  refused: [IconAlertCircle, 'red'],
  storage: [IconAlertTriangle, 'amber'],
  needsSignIn: [IconLogin2, 'amber'],
  stuck: [IconAlertTriangle, 'amber'],
  forgets: [IconAlertTriangle, 'amber'],
  offlineChanges: [ThisDeviceIcon, 'dashed'],
  offlineAsOf: [IconCloudOff, 'raised'],
  offline: [IconCloudOff, 'raised'],
  sending: [IconRefresh, 'outline'],
  changes: [ThisDeviceIcon, 'dashed'],
  loading: [IconCloudDownload, 'outline'],
  connecting: [IconCloud, 'quiet'],
  syncing: [IconCloud, 'quiet'],
  synced: [IconCloudCheck, 'quiet'],
} as const satisfies Record<BadgeState['kind'], readonly [Icon, Look]>;

interface ConnectivityBadgeProps {
  readonly onOpen: () => void;
}

/** Small when all is well, plain words when not. One press opens the outbox. */
export function ConnectivityBadge({ onOpen }: ConnectivityBadgeProps) {
  const t = useTranslations('sync.badge');
  const device = useDeviceWord();
  const state = badgeState(useSyncStatus());
  const words = useBadgeWords()(state);
  const [Icon, look] = looks[state.kind];
  return (
    <UnstyledButton
      className={classes.target}
      onClick={onOpen}
      aria-label={t('open', { words, device })}
      aria-haspopup="dialog"
      data-sync={state.kind}
    >
      <span className={`${classes.badge} ${classes[look]}`}>
        <Icon size={look === 'quiet' ? 22 : 16} stroke={look === 'quiet' ? 1.75 : 2} aria-hidden="true" />
        {look !== 'quiet' && <span className={classes.words}>{words}</span>}
      </span>
    </UnstyledButton>
  );
}

/** The badge in words; also where it shows none, for readers. */
function useBadgeWords(): (state: BadgeState) => string {
  const t = useTranslations('sync.badge');
  const device = useDeviceWord();
  const when = useWhen();
  return state => {
    switch (state.kind) {
      case 'refused':
        return t('refused', { n: state.n });
      case 'changes':
        return t('changes', { n: state.n, device });
      case 'offlineChanges':
        return t('offlineChanges', { n: String(state.n), device });
      case 'sending':
        return t('sending', { n: String(state.n) });
      case 'offlineAsOf':
        return t('offlineAsOf', { time: when(state.at) });
      case 'loading':
        return t('loading', { n: String(state.n) });
      default:
        return t(state.kind);
    }
  };
}
