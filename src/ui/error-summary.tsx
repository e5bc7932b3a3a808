// After a submit that could not go through: how many things, which, and a way to each. Takes the focus so that it is
// read first.
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import classes from './error-summary.module.css';

export interface FieldError {
  /** The id of the field's input. */
  readonly field: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
  /** Grows with every submit, so that the focus comes back here each time. */
  readonly attempt: number;
}

export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const t = useTranslations('common.fields');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) panel.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={panel} className={classes.summary} role="alert" tabIndex={-1}>
      <strong>{t('errorSummary', { count: errors.length })}</strong>
      <ul role="list">
        {errors.map(error => (
          <li key={error.field}>
            <button type="button" onClick={() => document.getElementById(error.field)?.focus()}>
              {error.message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
