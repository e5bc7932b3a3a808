import { IconCircleCheck, IconCircleMinus, IconStar } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { AvailabilityKind } from '#domain/availability/schema.ts';
import classes from './availability.module.css';

const ICONS = { available: IconCircleCheck, prefer: IconStar, unavailable: IconCircleMinus } as const;

interface HoursButtonProps {
  readonly kind: AvailabilityKind;
  readonly hours: string;
  readonly note: string | null;
  /** Which day they are of, where that stands beside and not in it. */
  readonly day?: string;
  readonly onClick: () => void;
}

/** Hours and what they are, in a word as well as a colour. */
export function HoursButton({ kind, hours, note, day, onClick }: HoursButtonProps) {
  const t = useTranslations('availability.kind');
  const Icon = ICONS[kind];
  const said = [`${hours} ${t(kind)}`, note, day].filter(Boolean).join(' · ');
  return (
    <button type="button" aria-label={said} className={classes.hoursButton} data-kind={kind} onClick={onClick}>
      <Icon size={18} stroke={2} aria-hidden="true" />
      <span>
        <strong>{hours}</strong> {t(kind)}
        {note !== null && <span className={classes.note}> · {note}</span>}
      </span>
    </button>
  );
}
