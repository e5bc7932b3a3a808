import { useTranslations } from 'use-intl';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useWhen } from '#i18n/use-when.ts';
import type { BadgeState } from './badge-state.ts';

/** The badge in words; also where it shows none, for readers. */
export function useBadgeWords(): (state: BadgeState) => string {
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
