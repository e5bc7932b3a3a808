import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { editProfile } from '#domain/profiles/commands.ts';
import { nameFault } from '#domain/profiles/rules.ts';
import { notify, notifyNotSaved } from '#ui/toast.ts';

/** The name as others see it; saved on leaving the field, on this device first. */
export function NameRow({ name }: { readonly name: string }) {
  const t = useTranslations('settings');
  // Null: nothing; it may be changed elsewhere while this stands open.
  const [typed, setTyped] = useState<string | null>(null);
  const edit = useCommand(editProfile);
  const shown = typed ?? name;
  const fault = nameFault(shown);
  const save = async () => {
    const wanted = shown.trim();
    if (fault !== null || wanted === name) return;
    const saved = await edit({ name: wanted });
    if (!saved.ok) return notifyNotSaved(t('notSaved'));
    setTyped(null);
    notify(t('nameSaved'));
  };
  return (
    <TextInput
      label={t('name')}
      description={t('nameHint')}
      autoComplete="name"
      value={shown}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={() => void save()}
      error={fault === null ? undefined : t(fault === 'short' ? 'nameShort' : 'nameLong')}
    />
  );
}
