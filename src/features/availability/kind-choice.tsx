import { useTranslations } from 'use-intl';
import { AVAILABILITY_KINDS, type AvailabilityKind } from '#domain/availability/schema.ts';
import { Segments } from '#ui/segments.tsx';
import classes from './availability.module.css';

interface KindChoiceProps {
  readonly kind: AvailabilityKind;
  readonly onChange: (kind: AvailabilityKind) => void;
}

export function KindChoice({ kind, onChange }: KindChoiceProps) {
  const t = useTranslations('availability');
  return (
    <div>
      <Segments
        wide
        label={t('kindLabel')}
        value={kind}
        onChange={onChange}
        data={AVAILABILITY_KINDS.map(value => ({ value, label: t(`kind.${value}`) }))}
      />
      <p className={classes.hint}>{t(`kindHint.${kind}`)}</p>
    </div>
  );
}
