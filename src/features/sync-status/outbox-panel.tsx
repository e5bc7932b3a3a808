// The outbox: what this device has saved and the server has not settled. Refused first, since only that needs the person;
// then what is on its way, then what waits.
import { useTranslations } from 'use-intl';
import { useOutbox } from '#bridge/use-outbox.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useWhen } from '#i18n/use-when.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notify, notifyFailure } from '#ui/toast.ts';
import { sendingNow } from './badge-state.ts';
import classes from './outbox.module.css';
import type { OutboxActs } from './outbox-acts.ts';
import { OutboxFoot } from './outbox-foot.tsx';
import { OutboxNotices, StorageNote } from './outbox-notices.tsx';
import { RefusedEntry } from './refused-entry.tsx';
import { useDescribedOutbox } from './use-described-outbox.ts';
import { WaitingEntry } from './waiting-entry.tsx';

interface OutboxPanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function OutboxPanel({ opened, onClose }: OutboxPanelProps) {
  const t = useTranslations('sync.outbox');
  const device = useDeviceWord();
  return (
    <Sheet opened={opened} onClose={onClose} title={t(`title.${device}`)} lead={<Summary />} foot={<OutboxFoot />}>
      <Entries onClose={onClose} />
    </Sheet>
  );
}

/** '1 needs you · 1 sending · 2 waiting · last sync 16:05'. */
function Summary() {
  const t = useTranslations('sync.outbox');
  const when = useWhen();
  const status = useSyncStatus();
  const { parkedCount, pendingCount, lastPullAt } = status;
  const sending = sendingNow(status);
  const waiting = pendingCount - sending;
  return [
    ...(parkedCount > 0 ? [t('needYou', { n: parkedCount })] : []),
    ...(sending > 0 ? [t('sending', { n: String(sending) })] : []),
    ...(waiting > 0 ? [t('waiting', { n: String(waiting) })] : []),
    lastPullAt === null ? t('neverSynced') : t('lastSync', { time: when(lastPullAt) }),
  ].join(' · ');
}

function Entries({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('sync.outbox');
  const outbox = useOutbox();
  const described = useDescribedOutbox();
  const acts: OutboxActs = {
    retry: outbox.retry,
    discard: async ids => {
      if (await outbox.discardAll(ids)) notify(t('discarded'));
      else notifyFailure(t('tooLate'), 'medium');
    },
    close: onClose,
  };
  const rows = described === undefined ? [] : [...described.sending, ...described.waiting];
  const empty = described !== undefined && rows.length + described.refused.length === 0;
  return (
    <>
      <OutboxNotices onLeave={onClose} />
      {empty && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      <ul role="list" className={classes.list}>
        {described?.refused.map(one => (
          <RefusedEntry key={one.entry.id} described={one} acts={acts} />
        ))}
        {rows.map(one => (
          <WaitingEntry key={one.entry.id} described={one} acts={acts} />
        ))}
      </ul>
      {described !== undefined && described.more > 0 && (
        <p className={classes.line}>{t('more', { n: described.more })}</p>
      )}
      <StorageNote />
    </>
  );
}
