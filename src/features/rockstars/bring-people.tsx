// The people who work here already, before Encore knows them: a link to show them as a QR code or to send to their group. Whoever
// registers through it, or has an account and says yes, stands in the list.
import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconQrcode, IconShare3 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { bringingPath } from '#domain/relations/bringing.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { copyText } from '#ui/copy-text.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { Sheet } from '#ui/sheet.tsx';
import { notify, notifyFailure } from '#ui/toast.ts';
import classes from './rockstars.module.css';

const QrImage = lazyPiece(() => import('#ui/qr-image.tsx').then(module => module.QrImage));
const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

export function BringPeople({ venue }: { readonly venue: Venue }) {
  const t = useTranslations('rockstars.bring');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="outline" leftSection={<IconQrcode {...ICON} />} onClick={() => setOpened(true)}>
        {t('act')}
      </Button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title={t('title')} lead={t('lead')}>
        <Link venue={venue} />
      </Sheet>
    </>
  );
}

function Link({ venue }: { readonly venue: Venue }) {
  const t = useTranslations('rockstars.bring');
  const address = new URL(bringingPath(venue.id), location.origin).href;
  const words = t('message', { venue: venue.name });
  const copy = async () => {
    if (await copyText(`${words} ${address}`)) notify(t('copied'));
    else notifyFailure(t('notCopied'), 'medium');
  };
  // Closing the phone's own menu is no failure.
  const share = () => navigator.share({ text: words, url: address }).catch(() => {});
  const canShare = typeof navigator.share === 'function';
  return (
    <div className={classes.bring}>
      <div className={classes.paper}>
        <Suspense>
          <QrImage text={address} label={t('qr', { venue: venue.name })} />
        </Suspense>
      </div>
      <TextInput
        readOnly
        label={t('link')}
        description={t('linkHint')}
        value={address}
        onFocus={event => event.currentTarget.select()}
      />
      {canShare && (
        <Button size="lg" fullWidth variant="lit" leftSection={<IconShare3 {...ICON} />} onClick={() => void share()}>
          {t('share')}
        </Button>
      )}
      <Button
        size="lg"
        fullWidth
        variant={canShare ? 'outline' : 'lit'}
        leftSection={<IconCopy {...ICON} />}
        onClick={() => void copy()}
      >
        {t('copy')}
      </Button>
    </div>
  );
}
