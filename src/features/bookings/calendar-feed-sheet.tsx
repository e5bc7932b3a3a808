// The address itself: made, shown once, made anew, closed. It needs the network, since only the server may close an old one.
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOffline } from '#bridge/use-offline.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { calendarFeedSince, renewCalendarFeed, revokeCalendarFeed } from '#domain/bookings/online.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notify } from '#ui/toast.ts';
import { FeedAddress } from './feed-address.tsx';

export function CalendarFeedSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bookings.feed');
  const offline = useOffline();
  // Shown once, so it stays for as long as the sheet is open, whatever the network does.
  const [address, setAddress] = useState<string | null>(null);
  return (
    <Sheet opened onClose={onClose} title={t('title')} lead={t('lead')}>
      <Stack gap={16}>
        {address !== null && <FeedAddress address={address} />}
        {offline ? (
          <Notice tone="amber">{t('needsNetwork')}</Notice>
        ) : (
          <Feed address={address} onAddress={setAddress} />
        )}
      </Stack>
    </Sheet>
  );
}

interface FeedProps {
  readonly address: string | null;
  readonly onAddress: (address: string | null) => void;
}

function Feed({ address, onAddress }: FeedProps) {
  const feed = useFeed(onAddress);
  const t = useTranslations('bookings.feed');
  const when = useWhen();
  if (feed.since === undefined) return <Failure code={feed.failure} />;
  return (
    <Stack gap={16}>
      <Failure code={feed.failure} />
      {address === null && (
        <Text>{feed.since === null ? t('none') : t('since', { since: when.since(feed.since) })}</Text>
      )}
      {feed.since === null ? (
        <Button size="lg" loading={feed.busy} onClick={feed.renew}>
          {t('make')}
        </Button>
      ) : (
        <Stack gap={8}>
          <Button variant="outline" loading={feed.busy} onClick={feed.renew}>
            {t('renew')}
          </Button>
          <Button variant="danger" disabled={feed.busy} onClick={feed.revoke}>
            {t('revoke')}
          </Button>
          <Text size="sm" c="var(--e-dim)">
            {t('renewNote')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

function useFeed(onAddress: FeedProps['onAddress']) {
  const t = useTranslations('bookings.feed');
  const { value: since, failure, refresh } = useOnlineQuery('calendar_feed_since', calendarFeedSince, null);
  const making = useOnlineAct(renewCalendarFeed);
  const closing = useOnlineAct(revokeCalendarFeed);
  const [refused, setRefused] = useState<string | null>(null);
  const renew = async () => {
    const made = await making.run({});
    setRefused(made.ok ? null : made.error.code);
    if (made.ok) onAddress(made.value);
    await refresh();
  };
  const revoke = async () => {
    const closed = await closing.run({});
    setRefused(closed.ok ? null : closed.error.code);
    if (closed.ok) {
      onAddress(null);
      notify(t('revoked'));
    }
    await refresh();
  };
  return {
    since,
    failure: refused ?? failure,
    busy: making.busy || closing.busy,
    renew: () => void renew(),
    revoke: () => void revoke(),
  };
}

function Failure({ code }: { readonly code: string | null }) {
  const t = useTranslations('bookings.feed');
  const refusal = useRefusalWords();
  if (code === null) return null;
  return code === 'unreachable' ? (
    <Notice tone="amber">{t('needsNetwork')}</Notice>
  ) : (
    <Notice tone="red">{refusal(code)}</Notice>
  );
}
