// The address to sign in with. A new one holds once the links in both mailboxes were pressed; until then the old one does.
import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOffline } from '#bridge/use-offline.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { keepEmail, ownAccount, requestEmail } from '#domain/settings/account.ts';
import { useWhen } from '#i18n/use-when.ts';
import { toFirstFault } from '#ui/first-fault.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './settings.module.css';

export function EmailPart({ email }: { readonly email: string }) {
  const t = useTranslations('settings.email');
  const account = useOnlineQuery('own_account', ownAccount, null);
  const offline = useOffline();
  const ask = useOnlineAct(requestEmail);
  const [typed, setTyped] = useState(email);
  const [failure, setFailure] = useState<string | null>(null);
  const waiting = account.value?.new_email ?? null;
  const request = async (address: string) => {
    const answer = await ask.run({ email: address });
    setFailure(answer.ok ? null : answer.error.code);
    await account.refresh();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void request(typed.trim()).then(() => toFirstFault(form));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12} align="flex-start">
        <TextInput
          w="100%"
          type="email"
          label={t('label')}
          description={t(offline ? 'needsNetwork' : 'hint')}
          autoComplete="email"
          value={typed}
          disabled={offline}
          onChange={event => setTyped(event.currentTarget.value)}
          error={failure === 'invalid_arguments' ? t('invalid') : undefined}
        />
        {typed.trim().toLowerCase() !== email && (
          <Button type="submit" variant="outline" disabled={offline || ask.busy}>
            {t('change')}
          </Button>
        )}
        {failure !== null && failure !== 'invalid_arguments' && <Failure code={failure} />}
        {waiting !== null && (
          <Waiting
            address={waiting}
            mailedAt={account.value?.mailed_at ?? null}
            onResend={() => void request(waiting)}
            onKept={() => {
              setFailure(null);
              setTyped(email);
              void account.refresh();
            }}
            onFailed={setFailure}
          />
        )}
      </Stack>
    </form>
  );
}

interface WaitingProps {
  readonly address: string;
  readonly mailedAt: string | null;
  readonly onResend: () => void;
  readonly onKept: () => void;
  /** With the code of what went wrong. */
  readonly onFailed: (code: string) => void;
}

function Waiting({ address, mailedAt, onResend, onKept, onFailed }: WaitingProps) {
  const t = useTranslations('settings.email');
  const when = useWhen();
  const keep = useOnlineAct(keepEmail);
  const drop = async () => {
    const answer = await keep.run(null);
    if (answer.ok) onKept();
    else onFailed(answer.error.code);
  };
  return (
    <>
      <Notice tone="blue" detail={t('bothLinks')}>
        {t('confirm', { email: address })}
        {mailedAt !== null && ` ${t('mailed', { at: when.at(Date.parse(mailedAt)) })}`}
      </Notice>
      <div className={classes.acts}>
        <Button variant="outline" onClick={onResend}>
          {t('resend')}
        </Button>
        <Button variant="outline" onClick={() => void drop()} disabled={keep.busy}>
          {t('keepOld')}
        </Button>
      </div>
    </>
  );
}

function Failure({ code }: { readonly code: string }) {
  const t = useTranslations('settings.email');
  const tooFast = code === 'throttled' || code.startsWith('over_');
  return <Notice tone="amber">{t(code === 'unreachable' ? 'needsNetwork' : tooFast ? 'tooFast' : 'failed')}</Notice>;
}
