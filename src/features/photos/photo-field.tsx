// A photo as it stands, and choosing another or taking it away. What is chosen is made small here and saved at once, without
// signal too.
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PHOTO_BYTES } from '#domain/files/content.ts';
import { Initials } from '#ui/initials.tsx';
import { Notice } from '#ui/notice.tsx';
import { base64Of, shrinkPicture } from '#ui/shrink-picture.ts';
import { notifyNotSaved } from '#ui/toast.ts';
import classes from './photo-field.module.css';

interface PhotoFieldProps {
  readonly name: string;
  readonly photo: string | null;
  /** Of a person; a venue's keeps its shape. */
  readonly square: boolean;
  /** Null: none any more. */
  readonly onSet: (content: string | null) => Promise<{ readonly ok: boolean }>;
}

export function PhotoField({ name, photo, square, onSet }: PhotoFieldProps) {
  const t = useTranslations('photos');
  const input = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async (content: string | null) => {
    const saved = await onSet(content);
    if (!saved.ok) notifyNotSaved(t('notSaved'));
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    const small = await shrinkPicture(file, { edge: square ? 512 : 1024, bytes: PHOTO_BYTES, square });
    setUnreadable(small === null);
    if (small !== null) await save(await base64Of(small));
    setBusy(false);
  };
  return (
    <section className={classes.field} aria-label={t('label')}>
      <Initials name={name} photo={photo} size={72} />
      <div className={classes.acts}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('label')}
          onChange={event => {
            void choose(event.currentTarget.files?.[0]);
            // The same file may be chosen once more.
            event.currentTarget.value = '';
          }}
        />
        <Button variant="outline" size="sm" loading={busy} onClick={() => input.current?.click()}>
          {t(photo === null ? 'add' : 'change')}
        </Button>
        {photo !== null && (
          <Button variant="subtle" size="sm" onClick={() => void save(null)}>
            {t('remove')}
          </Button>
        )}
      </div>
      {unreadable && <Notice tone="red">{t('unreadable')}</Notice>}
    </section>
  );
}
