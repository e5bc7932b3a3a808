// Choosing files to hand in: PDFs and pictures, each told by its first bytes and of a size that can be sent. It does not know
// where they are kept.
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './file-choice.module.css';
import { Notice } from './notice.tsx';
import { base64Of } from './shrink-picture.ts';

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
  const { add, error } = useAdding(props);
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
      <Button variant="outline" size="sm" disabled={chosen.length >= most} onClick={() => input.current?.click()}>
        {t('add')}
      </Button>
      {error !== null && <Notice tone="red">{error}</Notice>}
    </div>
  );
}

function useAdding({ most, bytes, chosen, isReadable, onAdd }: FileChoiceProps) {
  const t = useTranslations('documents.files');
  const [error, setError] = useState<string | null>(null);
  const add = async (list: readonly File[]) => {
    setError(null);
    let room = most - chosen.length;
    for (const file of list) {
      const { name } = file;
      if (file.size > bytes) {
        setError(t('tooLarge', { name }));
        continue;
      }
      const content = await base64Of(file);
      if (!isReadable(content)) setError(t('unreadable', { name }));
      else if (room > 0) {
        room -= 1;
        onAdd(name, content);
      }
    }
  };
  return { add, error };
}
