import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ActButton } from '#ui/act-button.tsx';

interface SheetActsProps {
  readonly onSave: () => void;
  /** Null for what is new. */
  readonly onRemove: (() => void) | null;
}

export function SheetActs({ onSave, onRemove }: SheetActsProps) {
  const t = useTranslations('availability');
  return (
    <Group grow gap={8} wrap="nowrap">
      {onRemove !== null && (
        <ActButton variant="danger" onClick={onRemove}>
          {t('remove')}
        </ActButton>
      )}
      <ActButton onClick={onSave}>{t('save')}</ActButton>
    </Group>
  );
}
