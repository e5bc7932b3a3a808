// Choosing files to hand in: PDFs and pictures, each told by its first bytes and of a size that can be sent. A photo that a phone took
// is several megabytes, so it is made small here. It does not know where they are kept.
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './file-choice.module.css';
import { Notice } from './notice.tsx';
import { base64Of, shrinkPicture } from './shrink-picture.ts';

interface FileChoiceProps {
  readonly hint: string;
  readonly most: number;
  /** Of one file. */
  readonly bytes: number;
  readonly chosen: readonly { readonly id: string; readonly name: string }[];
  readonly isReadable: (content: string) => boolean;
  /** The content in base64. */
  readonly onAdd: (name: string, content: string) => void;
  readonly onRemove: (id: string) => void;
}

export function FileChoice(props: FileChoiceProps) {
  const { hint, most, chosen, onRemove } = props;
  const t = useTranslations('documents.files');
  const input = useRef<HTMLInputElement>(null);
  const { add, adding, error } = useAdding(props);
  return (
    <div>
      <p className={classes.hint}>{hint}</p>
      {/* A file that was chosen is said by its name. */}
      <ul role="list" className={classes.files} aria-live="polite">
        {chosen.map(({ id, name }) => (
          <li key={id}>
            <span className={classes.name}>{name}</span>
            <Button variant="subtle" size="sm" aria-label={t('removeName', { name })} onClick={() => onRemove(id)}>
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        multiple={most > 1}
        hidden
        accept="application/pdf,image/jpeg,image/png,image/webp"
        aria-label={t('add')}
        onChange={event => {
          void add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="outline"
        size="sm"
        loading={adding}
        disabled={chosen.length >= most}
        onClick={() => input.current?.click()}
      >
        {t('add')}
      </Button>
      {error !== null && <Notice tone="red">{error}</Notice>}
    </div>
  );
}

/** Of the longer side: small print of a page can still be read. */
const PHOTO_EDGE = 2400;
/** More than what a file is told by. */
const FIRST_BYTES = 24;

function useAdding(props: FileChoiceProps) {
  const { most, chosen, onAdd } = props;
  const t = useTranslations('documents.files');
  const [error, setError] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const add = async (list: readonly File[]) => {
    setError(null);
    setAdding(true);
    let room = most - chosen.length;
    for (const file of list) {
      const ready = await madeReady(file, props);
      if (typeof ready === 'string') setError(t(ready, { name: file.name }));
      else if (room > 0) {
        room -= 1;
        onAdd(ready.name, ready.content);
      }
    }
    setAdding(false);
  };
  return { add, adding, error };
}

type Ready = { readonly name: string; readonly content: string } | 'unreadable' | 'tooLarge';

async function madeReady(file: File, { bytes, isReadable }: FileChoiceProps): Promise<Ready> {
  try {
    if (!isReadable(await base64Of(file.slice(0, FIRST_BYTES)))) return 'unreadable';
    const small = file.size > bytes ? await smallPhoto(file, bytes) : file;
    return small === null ? 'tooLarge' : { name: small.name, content: await base64Of(small) };
  } catch {
    // Chosen from a cloud, say, and it did not come.
    return 'unreadable';
  }
}

/** Named by what it is now; null: no picture. */
async function smallPhoto(file: File, bytes: number): Promise<File | null> {
  const made = await shrinkPicture(file, { edge: PHOTO_EDGE, bytes });
  if (made === null) return null;
  const ending = made.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([made], `${file.name.replace(/\.[^.]*$/, '').slice(0, 100)}.${ending}`, { type: made.type });
}
