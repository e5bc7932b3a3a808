// Beside the act of an open shift: it is put out of sight, or comes back. The key H does the same.
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ActKey } from '#ui/act-key.tsx';
import { notify } from '#ui/toast.ts';
import { useLetterKeys } from '#ui/use-letter-keys.ts';
import { useWide } from '#ui/use-wide.ts';
import { useHiddenShifts } from './use-hidden-shifts.ts';

export function HideShiftPanel({ shiftId }: { readonly shiftId: string }) {
  const t = useTranslations('shifts.find.hidden');
  const { hidden, hide, show } = useHiddenShifts();
  const navigate = useNavigate();
  const wide = useWide();
  const isHidden = hidden.has(shiftId);
  const open = () =>
    void navigate({ to: '/rockstar/available-shifts/$shiftId', params: { shiftId }, search: true, resetScroll: false });
  const toggle = () => {
    if (isHidden) return show(shiftId);
    hide(shiftId);
    // Beside the list its next one opens (`use-pass-hidden.ts`).
    if (!wide) void navigate({ to: '/rockstar/available-shifts', search: true });
    notify(t('done'), {
      label: t('undo'),
      run: () => {
        show(shiftId);
        open();
      },
    });
  };
  useLetterKeys({ h: toggle });
  return (
    <Button size="lg" variant="outline" onClick={toggle}>
      {t(isHidden ? 'again' : 'act')}
      <ActKey of="H" />
    </Button>
  );
}
