// What belongs to this device rather than to the person: how it looks, which language it speaks.
import { rem, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { LanguageChoice } from '#ui/language-choice.tsx';
import { SchemeChoice } from '#ui/scheme-choice.tsx';

export function DevicePanel() {
  const t = useTranslations('profiles');
  const device = useDeviceWord();
  return (
    <section style={{ maxWidth: 560, paddingBottom: 24 }}>
      <h2 style={{ margin: '12px 0', fontSize: rem(22), lineHeight: rem(28) }}>{t(`device.${device}`)}</h2>
      <Stack gap={16}>
        <SchemeChoice />
        <LanguageChoice />
      </Stack>
    </section>
  );
}
