import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { editShiftPack, packChanges } from '#domain/packs/commands.ts';
import type { PackTerms } from '#domain/packs/schema.ts';
import { PackFields } from '#features/shifts/post/pack-fields.tsx';
import { Sheet } from '#ui/sheet.tsx';

interface PackSheetProps {
  readonly shiftId: string;
  readonly initial: PackTerms;
  readonly onClose: () => void;
}

/** Begins anew with what is there at each opening: mount it to open it. */
export function PackSheet({ shiftId, initial, onClose }: PackSheetProps) {
  const t = useTranslations('shifts.pack');
  const told = useToldOutcome();
  const [pack, setPack] = useState(initial);
  const edit = useCommand(editShiftPack);
  const save = async () => {
    const typed = packChanges(initial, pack);
    if (Object.keys(typed).length === 0) return onClose();
    const words = { saved: t('savedOnDevice'), applied: t('saved') };
    if (await told(edit({ shift_id: shiftId, pack: typed }), words)) onClose();
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
