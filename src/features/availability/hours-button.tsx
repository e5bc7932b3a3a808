import { IconCircleCheck, IconCircleMinus, IconStar } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { AvailabilityKind } from '#domain/availability/schema.ts';
import classes from './availability.module.css';

const ICONS = { available: IconCircleCheck, prefer: IconStar, unavailable: IconCircleMinus } as const;

interface HoursButtonProps {
  readonly kind: AvailabilityKind;
  readonly hours: string;
  readonly note: string | null;
  readonly onClick: () => void;
}

/** Hours and what they are, in a word as well as a colour. */
export function HoursButton({ kind, hours, note, onClick }: HoursButtonProps) {
  const t = useTranslations('availability.kind');
  const Icon = ICONS[kind];
  return (
    <button type="button" className={classes.hoursButton} data-kind={kind} onClick={onClick}>
      <Icon size={18} stroke={2} aria-hidden="true" />
      <span>
        <strong>{hours}</strong> {t(kind)}
        {note !== null && <span className={classes.note}> · {note}</span>}
      </span>
    </button>
  );
}
