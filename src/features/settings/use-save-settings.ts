import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { type SaveSettingsArgs, saveSettings } from '#domain/settings/commands.ts';
import { notifyNotSaved } from '#ui/toast.ts';

/** Saves what was chosen on this device; says so where it could not be saved, since the choice then springs back. */
export function useSaveSettings(): (choices: SaveSettingsArgs) => Promise<void> {
  const t = useTranslations('settings');
  const save = useCommand(saveSettings);
  return useCallback(
    async choices => {
      const saved = await save(choices);
      if (!saved.ok) notifyNotSaved(t('notSaved'));
    },
    [save, t],
  );
}
