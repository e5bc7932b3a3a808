// News to everybody who agreed to it: how many they are, what was sent before, and the next, written in up to three languages.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminNews, type News } from '#domain/admin/news.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { NewsForm } from './news-form.tsx';
import { Reading } from './reading.tsx';
import { RequireRole } from './require-role.tsx';
import classes from './users.module.css';

export function NewsScreen() {
  return (
    <RequireRole atLeast="super_admin">
      <NewsDesk />
    </RequireRole>
  );
}

function NewsDesk() {
  const t = useTranslations('admin.news');
  const query = useOnlineQuery('admin_news', adminNews, null);
  // A form that was sent gives way to an empty one.
  const [nth, setNth] = useState(0);
  return (
    <Screen title={t('title')}>
      <Reading query={query} loading={t('loading')} failed={t('failed')}>
        {news => (
          <div className={classes.health}>
            <Next
              key={nth}
              news={news}
              onSent={() => {
                setNth(nth + 1);
                void query.renew();
              }}
            />
            <Before sent={news.sent} />
          </div>
        )}
      </Reading>
    </Screen>
  );
}

function Next({ news, onSent }: { readonly news: News; readonly onSent: () => void }) {
  const t = useTranslations('admin.news');
  const when = useWhen();
  return (
    <section>
      <p>{t('lead', { n: news.readers })}</p>
      {news.from !== null && <Notice tone="amber">{t('notBefore', { at: when(Date.parse(news.from)) })}</Notice>}
      {news.from === null && news.readers > 0 && <NewsForm readers={news.readers} onSent={onSent} />}
    </section>
  );
}

function Before({ sent }: Pick<News, 'sent'>) {
  const t = useTranslations('admin.news');
  const when = useWhen();
  return (
    <section>
      <h2 className={classes.heading}>{t('before')}</h2>
      <ul role="list" className={classes.lines}>
        {sent.length === 0 && <li>{t('none')}</li>}
        {sent.map(({ id, title, at, recipients }) => (
          <li key={id}>
            {title}
            <small>{t('line', { at: when(Date.parse(at)), n: recipients })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
