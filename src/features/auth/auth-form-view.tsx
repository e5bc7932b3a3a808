// The body of a door's form: what went wrong first, then the fields, then the act.
import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import classes from './auth-form-view.module.css';
import { csrfToken } from './csrf.ts';

interface AuthFormViewProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly blocked: boolean;
  readonly stale: boolean;
  /** What the server or the device answered to the last submit. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
  readonly submit: string;
  readonly submitting: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Lit: the one next act of the page. */
  readonly lit?: boolean;
}

export function AuthFormView(props: AuthFormViewProps) {
  const t = useTranslations('auth.errors');
  return (
    <form className={classes.form} onSubmit={props.onSubmit} noValidate aria-busy={props.busy}>
      <input type="hidden" name="csrf_token" defaultValue={csrfToken()} />
      {props.stale ? <Notice tone="red">{t('csrf')}</Notice> : props.notice}
      {props.blocked && <Notice tone="red">{t('summary')}</Notice>}
      {props.children}
      <Button
        type="submit"
        size="lg"
        fullWidth
        variant={props.lit ? 'lit' : 'filled'}
        disabled={props.disabled || props.busy}
        className={classes.submit ?? ''}
      >
        {props.busy ? props.submitting : props.submit}
      </Button>
    </form>
  );
}
