import { useTranslations } from 'use-intl';
import { useAnnouncement } from '#bridge/use-announcement.ts';
import { LiveRegion } from '#ui/live-region.tsx';

const words = {
  'went-offline': 'wentOffline',
  'back-online': 'backOnline',
  'all-synced': 'allSynced',
  'sync-failed': 'syncFailed',
} as const;

/** Says how the connection changes, politely and once. The badge shows the same to the eyes, and stays. */
export function Announcements() {
  const t = useTranslations('sync.announcements');
  const announcement = useAnnouncement();
  return (
    <LiveRegion message={announcement === null ? null : t(words[announcement.said])} nth={announcement?.nth ?? 0} />
  );
}
