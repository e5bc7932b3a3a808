// How this device stands with the server, for the header of every screen: the badge, the outbox behind it, and the voice.
import { useState } from 'react';
import { Announcements } from './announcements.tsx';
import { ConnectivityBadge } from './connectivity-badge.tsx';
import { OutboxPanel } from './outbox-panel.tsx';

export function SyncStatusPanel() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ConnectivityBadge onOpen={() => setOpened(true)} />
      <OutboxPanel opened={opened} onClose={() => setOpened(false)} />
      <Announcements />
    </>
  );
}
