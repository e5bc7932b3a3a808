// Draws its children in a language that the person at this device does not read it in: what somebody else will be told. Nothing
// stands there while its words come; where they cannot come, the language of the page does.
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider, useLocale, useTimeZone } from 'use-intl';
import type { Locale } from './locale.ts';
import type { Part } from './parts.ts';
import { type Spoken, wordsIn } from './words.ts';

interface InLanguageProps {
  readonly locale: Locale;
  /** The words that the children say, besides those of every page. */
  readonly part: Part;
  readonly children: ReactNode;
}

export function InLanguage({ locale, part, children }: InLanguageProps) {
  const own = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const [spoken, setSpoken] = useState<Spoken | 'missing' | null>(null);
  useEffect(() => {
    let wanted = true;
    if (locale !== own)
      wordsIn(locale, part).then(
        words => wanted && setSpoken(words),
        () => wanted && setSpoken('missing'),
      );
    return () => {
      wanted = false;
    };
  }, [locale, own, part]);
  if (locale === own || spoken === 'missing') return children;
  if (spoken === null) return null;
  return (
    <IntlProvider locale={spoken.locale} messages={spoken.messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
