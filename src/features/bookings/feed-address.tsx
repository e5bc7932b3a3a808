import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { copyText } from '#ui/copy-text.ts';
import { Notice } from '#ui/notice.tsx';
import { notify, notifyFailure } from '#ui/toast.ts';

/** To be pasted into a calendar app. Not as a link of the calendars' own scheme: that one is asked for in the clear first. */
export function FeedAddress({ address }: { readonly address: string }) {
  const t = useTranslations('bookings.feed');
  const copy = async () => {
    if (await copyText(address)) notify(t('copied'));
    else notifyFailure(t('notCopied'), 'medium');
  };
  return (
    <>
      <TextInput
        readOnly
        label={t('address')}
        description={t('paste')}
        value={address}
        onFocus={event => event.currentTarget.select()}
      />
      <Button
        size="lg"
        leftSection={<IconCopy size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {t('copy')}
      </Button>
      <Notice tone="blue">{t('secret')}</Notice>
    </>
  );
}
