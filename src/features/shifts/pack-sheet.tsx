import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { editShiftPack, packToArgs } from '#domain/packs/commands.ts';
import type { PackTerms } from '#domain/packs/schema.ts';
import { Sheet } from '#ui/sheet.tsx';
import { notify, notifyFailure } from '#ui/toast.ts';
import { PackFields } from './pack-fields.tsx';

interface PackSheetProps {
  readonly shiftId: string;
  readonly initial: PackTerms;
  readonly onClose: () => void;
}

/** Begins anew with what is there at each opening: mount it to open it. */
export function PackSheet({ shiftId, initial, onClose }: PackSheetProps) {
  const t = useTranslations('shifts.pack');
  const applications = useTranslations('applications.toast');
  const offline = useSyncStatus().phase === 'offline';
  const [pack, setPack] = useState(initial);
  const edit = useCommand(editShiftPack);
  const save = async () => {
    const saved = await edit({ shift_id: shiftId, pack: packToArgs(pack) });
    if (!saved.ok) {
      notifyFailure(applications('notSaved'), 'high');
      return;
    }
    notify(t(offline ? 'savedOnDevice' : 'saved'));
    onClose();
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('title')}
      lead={t('who')}
      foot={
        <Button size="lg" fullWidth onClick={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      <PackFields pack={pack} change={changes => setPack(before => ({ ...before, ...changes }))} />
    </Sheet>
  );
}
