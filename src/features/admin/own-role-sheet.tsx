import { IconUserOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { AdminRole } from '#domain/admin/schema.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';

interface OwnRoleSheetProps {
  /** Null: nothing was picked. */
  readonly chosen: AdminRole | null;
  readonly onClose: () => void;
  readonly onConfirm: (chosen: AdminRole) => void;
}

/** Before somebody gives up the rights with which they could take them again. */
export function OwnRoleSheet({ chosen, onClose, onConfirm }: OwnRoleSheetProps) {
  const t = useTranslations('admin.ownRoleSheet');
  const roles = useTranslations('common.adminRoles');
  return (
    <ConsequenceSheet
      opened={chosen !== null}
      title={t('title')}
      consequences={[{ icon: IconUserOff, fact: t('alone'), detail: t('aloneDetail') }]}
      safeLabel={t('keep')}
      onSafe={onClose}
      costlyLabel={t('confirm', { role: roles(chosen ?? 'read_only') })}
      onCostly={() => {
        if (chosen !== null) onConfirm(chosen);
        onClose();
      }}
    />
  );
}
