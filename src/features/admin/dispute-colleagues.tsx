// Who of the team has the same dispute open. This page says so of itself each minute, and only while somebody sees it.
import { useInterval } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { lookAtDispute } from '#domain/admin/disputes.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';

/** The server takes two minutes of silence for having left. */
const EVERY_MS = 60_000;

export function DisputeColleagues({ disputeId }: { readonly disputeId: string }) {
  const t = useTranslations('admin.disputes');
  const when = useWhen();
  const { value, refresh } = useOnlineQuery('look_at_dispute', lookAtDispute, disputeId);
  useInterval(() => document.visibilityState === 'visible' && void refresh(), EVERY_MS, { autoInvoke: true });
  if (value === undefined || value.length === 0) return null;
  return (
    <Notice tone="blue">
      {value.map(({ name, since }) => t('colleague', { name, since: when.since(Date.parse(since)) })).join(' ')}
    </Notice>
  );
}
