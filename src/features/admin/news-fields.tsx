import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { NEWS_TEXT_MOST, NEWS_TITLE_MOST } from '#domain/admin/news.ts';
import type { LOCALES } from '#domain/profiles/schema.ts';
import { saysSomething } from '#domain/said.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';

/** A subject and its text, as they are typed. */
export interface Said {
  readonly title: string;
  readonly text: string;
}

export const NOTHING_SAID: Said = { title: '', text: '' };

/** Both or neither. */
export function isWhole({ title, text }: Said): boolean {
  return saysSomething(title) === saysSomething(text);
}

interface NewsFieldsProps {
  readonly locale: (typeof LOCALES)[number];
  readonly said: Said;
  /** It was to be sent, and this language has to be written. */
  readonly missing: boolean;
  readonly onChange: (said: Partial<Said>) => void;
}

/** News in one language. Only English has to be written. */
export function NewsFields({ locale, said, missing, onChange }: NewsFieldsProps) {
  const t = useTranslations('admin.news');
  const language = t(`names.${locale}`);
  return (
    <>
      <TextInput
        label={t('titleLabel', { language })}
        {...(locale !== 'en' && { description: t('optional') })}
        maxLength={NEWS_TITLE_MOST}
        value={said.title}
        error={missing && t('noEnglish')}
        onChange={event => onChange({ title: event.currentTarget.value })}
      />
      <GrowingTextarea
        label={t('text', { language })}
        minRows={3}
        maxRows={12}
        maxLength={NEWS_TEXT_MOST}
        value={said.text}
        error={!isWhole(said) && t('halfWritten')}
        onChange={event => onChange({ text: event.currentTarget.value })}
      />
    </>
  );
}
