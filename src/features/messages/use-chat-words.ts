import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ALL_TEMPLATES, isTemplate, type Template } from '#domain/conversations/rules.ts';
import type { Side } from '#domain/side.ts';

interface Named {
  readonly rockstarName: string | null;
  readonly venueName: string | null;
}

interface Said {
  readonly content: string;
  readonly template: string | null;
}

/** Who is at the other end, and what was said, in the reader's language. */
export function useChatWords() {
  const t = useTranslations('messages');
  return useMemo(
    () => ({
      nameOf: (chat: Named, side: Side): string =>
        side === 'venue' ? (chat.rockstarName ?? t('unknownRockstar')) : (chat.venueName ?? t('unknownVenue')),
      wordsOf: ({ content, template }: Said): string => (isTemplate(template) ? t(`templates.${template}`) : content),
    }),
    [t],
  );
}

/** Every ready-made message in the reader's language. */
export function useTemplateWords(): Readonly<Record<Template, string>> {
  const t = useTranslations('messages.templates');
  return useMemo(() => Object.fromEntries(ALL_TEMPLATES.map(code => [code, t(code)])) as Record<Template, string>, [t]);
}
