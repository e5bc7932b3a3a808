// Before this device forgets a person: what only it has, and the ways to keep it. Signing out works without network.
import { Button, Stack } from '@mantine/core';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { leftTyped } from '#bridge/left-typed.ts';
import { useActingAs } from '#bridge/use-acting-as.ts';
import { useSession } from '#bridge/use-session.ts';
import { useSignOut } from '#bridge/use-sign-out.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { download } from '#ui/download.ts';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';

interface SignOutPanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function SignOutPanel({ opened, onClose }: SignOutPanelProps) {
  const t = useTranslations('auth.signOut');
  const device = useDeviceWord();
  const navigate = useNavigate();
  const { choose } = useActingAs();
  const { unsent, exportUnsent, sendNow, hindrance, signOut } = useSignOut();
  const [leaving, setLeaving] = useState(false);
  const userId = useSession()?.userId ?? '';
  // The sheet is drawn, shut, with every menu: storage is looked through for an open one only.
  const typed = opened && leftTyped(userId).length > 0;

  const leave = async () => {
    setLeaving(true);
    choose(null);
    await signOut();
    await navigate({ to: '/', replace: true });
  };
  const keepCopy = async () => download(`${t('exportFile')}.json`, 'application/json', await exportUnsent());
  const words = leaving ? t('leaving') : unsent === 0 ? t('act') : t('discard');

  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('title')}
      described
      foot={
        <Stack gap={8}>
          <Button size="lg" fullWidth onClick={onClose} disabled={leaving} data-autofocus>
            {t('stay')}
          </Button>
          <Button size="lg" fullWidth variant={unsent === 0 ? 'outline' : 'danger'} onClick={leave} disabled={leaving}>
            {words}
          </Button>
        </Stack>
      }
    >
      {unsent === 0 ? (
        <p style={{ margin: 0 }}>{t('clean')}</p>
      ) : (
        <Stack gap={16}>
          <Notice tone="amber" detail={`${t('unsentText', { n: unsent })} ${hindrance === null ? '' : t(hindrance)}`}>
            {t('unsent', { n: unsent, device })}
          </Notice>
          {sendNow !== undefined && (
            <Button variant="outline" leftSection={<IconRefresh size={18} stroke={2} />} onClick={sendNow}>
              {t('sendNow')}
            </Button>
          )}
          <Button variant="outline" leftSection={<IconDownload size={18} stroke={2} />} onClick={keepCopy}>
            {t('export')}
          </Button>
        </Stack>
      )}
      {typed && <p style={{ margin: '12px 0 0' }}>{t('typed')}</p>}
    </Sheet>
  );
}
