// One way of forms for signing in and registering: checked by a schema, judged field by field when a person leaves one, wholly on submit;
// the first wrong field gets the focus, and what was typed stays.
import { type FormErrors, schemaResolver, useForm } from '@mantine/form';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GenericSchema } from 'valibot';
import { hasValidToken } from './csrf.ts';
import type { ErrorKey } from './form-schemas.ts';

export interface AuthForm<Values extends Record<string, string>> {
  readonly values: Values;
  /** Props of the field's input, with the message in the person's language. */
  field(name: keyof Values & string): Record<string, unknown>;
  /** For `<form onSubmit>`: runs `act` with trimmed values when all is right. */
  submit(act: (values: Values) => void): (event: FormEvent<HTMLFormElement>) => void;
  /** The last submit found something wrong that is still there. */
  readonly blocked: boolean;
  /** The form's token is not this tab's: nothing was sent. */
  readonly stale: boolean;
  set(name: keyof Values & string, value: string): void;
  hasError(name: keyof Values & string): boolean;
}

interface Options<Values> {
  readonly schema: GenericSchema<Values, Values>;
  readonly initialValues: Values;
}

export function useAuthForm<Values extends Record<string, string>>(options: Options<Values>): AuthForm<Values> {
  const t = useTranslations('auth.errors');
  const [tried, setTried] = useState(false);
  const [stale, setStale] = useState(false);
  const form = useForm<Values>({
    initialValues: options.initialValues,
    validate: schemaResolver(options.schema, { sync: true }),
  });

  const field = (name: keyof Values & string): Record<string, unknown> => {
    const { error, onBlur, ...props } = form.getInputProps(name);
    return {
      ...props,
      name,
      required: true,
      withAsterisk: false,
      error: isErrorKey(error) ? t(error) : undefined,
      onBlur: (event: FocusEvent) => {
        onBlur?.(event);
        // An empty field that was only passed through is not yet a mistake.
        if (form.values[name] !== '') form.validateField(name);
      },
    };
  };

  const focusFirst = (errors: FormErrors) => {
    setTried(true);
    const first = Object.keys(options.initialValues).find(name => errors[name] !== undefined);
    if (first === undefined) return;
    const node = form.getInputNode(first);
    // Of a group of choices it is the first one that takes the focus.
    (node?.querySelector<HTMLElement>('input') ?? node)?.focus();
  };

  return {
    values: form.values,
    field,
    submit: act => event => {
      event.preventDefault();
      const valid = hasValidToken(event.currentTarget);
      setStale(!valid);
      if (!valid) return;
      form.onSubmit(values => {
        setTried(false);
        act(trimmed(values));
      }, focusFirst)(event);
    },
    stale,
    blocked: tried && Object.keys(form.errors).length > 0,
    // That a value of `Values` is text is more than its form can know.
    set: (name, value) => form.setFieldValue(name, value as never),
    hasError: name => form.errors[name] !== undefined,
  };
}

/** Passwords keep their spaces. */
function trimmed<Values extends Record<string, string>>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [name, /password/i.test(name) ? value : value.trim()]);
  return Object.fromEntries(entries) as Values;
}

function isErrorKey(error: unknown): error is ErrorKey {
  return typeof error === 'string' && error !== '';
}
