import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { metRules, passwordRules, strengthOf } from './password-strength.ts';
import classes from './strength-meter.module.css';

interface StrengthMeterProps {
  readonly password: string;
  /** For the field's `aria-describedby`. */
  readonly id: string;
}

/** Five bars and a word, and the five rules with what is still missing. */
export function StrengthMeter({ password, id }: StrengthMeterProps) {
  const t = useTranslations('auth.strength');
  const met = metRules(password);
  const strength = strengthOf(met.size);
  return (
    <div className={classes.meter} id={id}>
      {password !== '' && (
        <div className={classes.summary} data-strength={strength} role="status">
          <span className={classes.bars} aria-hidden="true">
            {passwordRules.map((rule, index) => (
              <span key={rule} data-lit={index < met.size || undefined} />
            ))}
          </span>
          <VisuallyHidden>{t('label')}: </VisuallyHidden>
          <span className={classes.word}>{t(strength)}</span>
        </div>
      )}
      <ul role="list" className={classes.rules} aria-label={t('rules')}>
        {passwordRules.map(rule => (
          <li key={rule} data-met={met.has(rule) || undefined}>
            {met.has(rule) ? (
              <IconCircleCheckFilled size={18} aria-hidden="true" />
            ) : (
              <IconCircleDashed size={18} stroke={2} aria-hidden="true" />
            )}
            {t(rule)}
            <VisuallyHidden>, {met.has(rule) ? t('met') : t('unmet')}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
