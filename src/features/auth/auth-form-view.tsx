// The body of a door's form: what went wrong first, then the fields, then the act.
import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import classes from './auth-form-view.module.css';
import { csrfToken } from './csrf.ts';

interface AuthFormViewProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Somebody is in the fields. */
  readonly onFocus?: () => void;
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
  const answer = useShownAnswer(props.busy);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    answer.expect();
    props.onSubmit(event);
  };
  return (
    <form className={classes.form} onSubmit={submit} onFocus={props.onFocus} noValidate aria-busy={props.busy}>
      <input type="hidden" name="csrf_token" defaultValue={csrfToken()} />
      <div ref={answer.ref} className={classes.answer}>
        {props.stale ? <Notice tone="red">{t('csrf')}</Notice> : props.notice}
      </div>
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

/** The button is at the foot and the answer at the head: on a phone the form is scrolled to it, or nothing seems to happen. */
function useShownAnswer(busy: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const expected = useRef(false);
  useEffect(() => {
    if (!expected.current || busy || ref.current?.childElementCount === 0) return;
    expected.current = false;
    ref.current?.scrollIntoView({ block: 'nearest' });
  });
  return {
    ref,
    expect: () => {
      expected.current = true;
    },
  };
}
