// What is to be said, in three languages: English always, the others where somebody wrote them. Sent only after a second word,
// because a mail cannot be called back.
import { Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { sendNews } from '#domain/admin/news.ts';
import { newId } from '#domain/ids.ts';
import { LOCALES } from '#domain/profiles/schema.ts';
import { saysSomething } from '#domain/said.ts';
import { toFirstFault } from '#ui/first-fault.ts';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notify } from '#ui/toast.ts';
import { isWhole, NewsFields, NOTHING_SAID, type Said } from './news-fields.tsx';
import { OnlineButton } from './online-button.tsx';
import { useAdminFailure } from './use-admin-failure.ts';

/** Sent again after a lost answer it is the same news, or everybody had it twice; in other words it is other news. */
interface Draft extends Readonly<Record<(typeof LOCALES)[number], Said>> {
  readonly id: string;
}

interface NewsFormProps {
  readonly readers: number;
  readonly onSent: () => void;
}

export function NewsForm({ readers, onSent }: NewsFormProps) {
  const t = useTranslations('admin.news');
  const [said, change, forget] = useTyped<Draft>('news', {
    id: newId(),
    ...{ en: NOTHING_SAID, es: NOTHING_SAID, fr: NOTHING_SAID },
  });
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const failureWords = useAdminFailure();
  const act = useOnlineAct(sendNews);
  const ready = saysSomething(said.en.title) && LOCALES.every(locale => isWhole(said[locale]));
  const press = () => {
    setTried(!ready);
    if (ready) setAsking(true);
    else if (fields.current !== null) toFirstFault(fields.current);
  };
  const send = async () => {
    const answer = await act.run(argumentsOf(said));
    setAsking(false);
    setFailure(answer.ok ? null : answer.error.code);
    if (!answer.ok) return;
    forget();
    notify(t('sentOut'));
    onSent();
  };
  return (
    <Stack gap={16} maw={640} ref={fields}>
      {LOCALES.map(locale => (
        <NewsFields
          key={locale}
          locale={locale}
          said={said[locale]}
          missing={tried && locale === 'en' && !saysSomething(said.en.title)}
          onChange={next => change(before => ({ ...before, id: newId(), [locale]: { ...before[locale], ...next } }))}
        />
      ))}
      {failure !== null && <Notice tone="red">{failureWords(failure)}</Notice>}
      <OnlineButton size="lg" onClick={press}>
        {t('send', { n: readers })}
      </OnlineButton>
      <Sheet
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('sure', { n: readers })}
        lead={t('sureText')}
        foot={
          <OnlineButton size="lg" fullWidth disabled={act.busy} onClick={() => void send()}>
            {t('send', { n: readers })}
          </OnlineButton>
        }
      >
        <p>{said.en.title}</p>
      </Sheet>
    </Stack>
  );
}

function argumentsOf({ id, en, es, fr }: Draft) {
  return {
    id,
    title_en: en.title,
    text_en: en.text,
    title_es: es.title || null,
    text_es: es.text || null,
    title_fr: fr.title || null,
    text_fr: fr.text || null,
  };
}
