// Under the board, over its foot line and never over rows: what was done last and the way back. It stands for ten seconds; Ctrl Z
// goes further back than that.
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { KeyCap } from '#ui/key-cap.tsx';
import { ThisDeviceIcon } from '#ui/this-device-icon.tsx';
import { useKeyboard } from '#ui/use-key-hints.ts';
import classes from './undo-bar.module.css';
import type { Undo } from './use-undo.ts';

export function UndoBar({ undo: { told, undo } }: { readonly undo: Undo }) {
  const t = useTranslations('planner.undo');
  const keyboard = useKeyboard();
  const Icon = told === null || told.settled ? IconCheck : ThisDeviceIcon;
  return (
    <div className={classes.line} role="status">
      {told !== null && (
        <p className={classes.bar}>
          <Icon size={18} stroke={2} aria-hidden="true" />
          <span>{told.said}</span>
          {told.mayUndo && (
            <button type="button" className={classes.undo} onClick={() => void undo()}>
              <IconArrowBackUp size={16} stroke={2} aria-hidden="true" /> {t('button')}
              {keyboard && <KeyCap>{t('keys')}</KeyCap>}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
