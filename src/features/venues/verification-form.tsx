import { Button, Stack, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { typeOfContent } from '#domain/files/content.ts';
import { newId } from '#domain/ids.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { MOST_FILES, requestVerification } from '#domain/verification/commands.ts';
import { addEvidence, EVIDENCE_BYTES } from '#domain/verification/online.ts';
import type { TrackedVerification } from '#domain/verification/queries.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { Notice } from '#ui/notice.tsx';
import { base64Of } from '#ui/shrink-picture.ts';
import { notify } from '#ui/toast.ts';
import classes from './verification-part.module.css';

interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly content: string;
}

interface VerificationFormProps {
  readonly venue: Venue;
  readonly known: TrackedVerification | null;
  readonly onDone: () => void;
}

export function VerificationForm({ venue, known, onDone }: VerificationFormProps) {
  const t = useTranslations('venues.verify');
  const [typed, change, forget] = useTyped(`verify:${venue.id}`, {
    legalName: known?.legalName ?? '',
    number: known?.registrationNumber ?? '',
    website: known?.website ?? '',
  });
  const files = useChosenFiles();
  const { send, error, busy } = useHandIn(venue);
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
        void send(typed, files.chosen).then(done => {
          if (!done) return;
          forget();
          onDone();
        });
      }}
    >
      <Stack gap={16}>
        <TextInput label={t('legalName')} required maxLength={200} {...field('legalName')} />
        <TextInput label={t('number')} description={t('numberHint')} required maxLength={60} {...field('number')} />
        <TextInput label={t('website')} maxLength={300} inputMode="url" {...field('website')} />
        <FileChoice files={files} />
        {(error ?? files.error) !== null && <Notice tone="red">{error ?? files.error}</Notice>}
        <Button type="submit" disabled={busy}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  );
}

function useChosenFiles() {
  const t = useTranslations('venues.verify');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [error, setError] = useState<string | null>(null);
  const add = async (list: readonly File[]) => {
    setError(null);
    for (const file of list) {
      if (file.size > EVIDENCE_BYTES) {
        setError(t('tooLarge', { name: file.name }));
        continue;
      }
      const content = await base64Of(file);
      if (typeOfContent(content) === null) setError(t('unreadable', { name: file.name }));
      else setChosen(before => [...before, { id: newId(), name: file.name, content }].slice(0, MOST_FILES));
    }
  };
  const remove = (id: string) => setChosen(before => before.filter(file => file.id !== id));
  return { chosen, error, add, remove };
}

function FileChoice({ files }: { readonly files: ReturnType<typeof useChosenFiles> }) {
  const t = useTranslations('venues.verify');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <p className={classes.dim}>{t('filesHint')}</p>
      <ul className={classes.files}>
        {files.chosen.map(({ id, name }) => (
          <li key={id}>
            <span className={classes.name}>{name}</span>
            <Button variant="subtle" size="sm" aria-label={t('removeName', { name })} onClick={() => files.remove(id)}>
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="application/pdf,image/jpeg,image/png,image/webp"
        aria-label={t('addFile')}
        onChange={event => {
          void files.add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="outline"
        size="sm"
        disabled={files.chosen.length >= MOST_FILES}
        onClick={() => input.current?.click()}
      >
        {t('addFile')}
      </Button>
    </div>
  );
}

interface Typed {
  readonly legalName: string;
  readonly number: string;
  readonly website: string;
}

function useHandIn(venue: Venue) {
  const t = useTranslations('venues.verify');
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
  const send = async (typed: Typed, files: readonly Chosen[]): Promise<boolean> => {
    if (typed.legalName.trim().length < 2 || typed.number.trim() === '') return failed(t('required'));
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
      website: typed.website.trim() === '' ? null : typed.website,
      file_ids: files.map(({ id }) => id),
    });
    if (!saved.ok) return failed(t('notSaved'));
    notify(t('sent'));
    return true;
  };
  return { send, error, busy: upload.busy };
}
