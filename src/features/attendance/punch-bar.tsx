import { IconMapPinCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';

interface PunchBarProps {
  readonly ready: boolean;
  /** Why it cannot be said now. */
  readonly closed: string | null;
  /** So many digits. */
  readonly missing: number;
  readonly leaving: boolean;
  readonly onPunch: () => void;
}

/** The act of the page, or what it still wants. */
export function PunchBar({ ready, closed, missing, leaving, onPunch }: PunchBarProps) {
  const t = useTranslations('attendance.checkIn');
  return (
    <ActBar lit>
      <ActButton
        variant="lit"
        disabled={!ready}
        reason={closed ?? (missing > 0 ? t('more', { n: missing }) : undefined)}
        leftSection={<IconMapPinCheck size={24} stroke={1.75} aria-hidden="true" />}
        onClick={onPunch}
      >
        {t(leaving ? 'leave' : 'here')}
      </ActButton>
    </ActBar>
  );
}
