import { Button, Stack, TextInput } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isFull } from '#bridge/is-full.ts';
import { useCommand } from '#bridge/use-command.ts';
import type { KeptFile, KeptFiles } from '#bridge/use-kept-files.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { typeOfContent } from '#domain/files/content.ts';
import { HANDED_BYTES } from '#domain/files/handed.ts';
import { newId } from '#domain/ids.ts';
import { saysSomething, trimmed } from '#domain/said.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { MOST_FILES, requestVerification } from '#domain/verification/commands.ts';
import { addEvidence } from '#domain/verification/online.ts';
import type { TrackedVerification } from '#domain/verification/queries.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { FileChoice } from '#ui/file-choice.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/toast.ts';

interface VerificationFormProps {
  readonly venue: Venue;
  readonly known: TrackedVerification | null;
  readonly files: KeptFiles;
  /** The sheet was opened for it: it begins here. */
  readonly begun: boolean;
  readonly onDone: () => void;
}

export function VerificationForm({ venue, known, files, begun, onDone }: VerificationFormProps) {
  const t = useTranslations('venues.verify');
  const [typed, change, forget] = useTyped(`verify:${venue.id}`, {
    legalName: known?.legalName ?? '',
    number: known?.registrationNumber ?? '',
    website: known?.website ?? '',
  });
  const sent = known?.fileIds ?? [];
  const { send, error, busy } = useHandIn(venue, sent);
  // It is read after the sheet has put the focus at its top.
  const begin = useCallback(
    (first: HTMLInputElement | null) => {
      if (begun) first?.focus();
    },
    [begun],
  );
  const field = (key: keyof typeof typed) => ({
    value: typed[key],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      change(before => ({ ...before, [key]: value }));
    },
  });
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void send(typed, files.files).then(done => {
          if (!done) return;
          forget();
          files.forget();
          onDone();
        });
      }}
    >
      <Stack gap={16}>
        <TextInput
          label={t('legalName')}
          required
          maxLength={200}
          ref={begin}
          data-autofocus={begun || undefined}
          {...field('legalName')}
        />
        <TextInput label={t('number')} description={t('numberHint')} required maxLength={60} {...field('number')} />
        <TextInput label={t('website')} maxLength={300} inputMode="url" {...field('website')} />
        <FileChoice
          hint={t('filesHint')}
          most={MOST_FILES}
          bytes={HANDED_BYTES}
          chosen={files.files}
          isReadable={content => typeOfContent(content) !== null}
          onAdd={(name, content) => files.keep({ id: newId(), name, content })}
          onRemove={files.remove}
        />
        {sent.length > 0 && files.files.length === 0 && <p>{t('keeps', { n: sent.length })}</p>}
        {error !== null && <Notice tone="red">{error}</Notice>}
        <Button type="submit" disabled={busy}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  );
}

interface Typed {
  readonly legalName: string;
  readonly number: string;
  readonly website: string;
}

/** `sent`: the files of the last time, which stay unless others take their place. */
function useHandIn(venue: Venue, sent: readonly string[]) {
  const t = useTranslations('venues.verify');
  const common = useTranslations('common');
  const words = useRefusalWords();
  const upload = useOnlineAct(addEvidence);
  const request = useCommand(requestVerification);
  const [error, setError] = useState<string | null>(null);
  /** Files that the server has: pressing again sends only the others. */
  const there = useRef(new Set<string>());
  const failed = (said: string) => {
    setError(said);
    return false;
  };
  const send = async (typed: Typed, files: readonly KeptFile[]): Promise<boolean> => {
    if (trimmed(typed.legalName).length < 2 || !saysSomething(typed.number)) return failed(t('required'));
    for (const { id, name, content } of files.filter(file => !there.current.has(file.id))) {
      const answer = await upload.run({ id, venueId: venue.id, name, content });
      if (!answer.ok) {
        const { code } = answer.error;
        return failed(code === 'unreachable' ? t('needsNetwork') : words(code));
      }
      there.current.add(id);
    }
    const saved = await request({
      id: venue.id,
      legal_name: typed.legalName,
      registration_number: typed.number,
      website: saysSomething(typed.website) ? typed.website : null,
      file_ids: files.length === 0 ? [...sent] : files.map(({ id }) => id),
    });
    if (!saved.ok) return failed(isFull(saved) ? common('deviceFull') : t('notSaved'));
    notify(t('sent'));
    return true;
  };
  return { send, error, busy: upload.busy };
}
