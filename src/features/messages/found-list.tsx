// Messages of this device that have the words, newest first; each leads to its place in its chat.
import { Link } from '@tanstack/react-router';
import { useTimeZone, useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { type Found, MOST_FOUND, messagesWith } from '#domain/conversations/queries.ts';
import type { Side } from '#domain/side.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './chat-list.module.css';
import { CHAT_ROUTES } from './chat-routes.ts';
import { useChatWords, useTemplateWords } from './use-chat-words.ts';

export function FoundList({ side, text }: { readonly side: Side; readonly text: string }) {
  const t = useTranslations('messages.search');
  const device = useDeviceWord();
  const templates = useTemplateWords();
  const answer = useQuery(messagesWith, { side, text, templates });
  if (answer === undefined) return null;
  const { found, total } = answer;
  return (
    <>
      <p className={classes.where} role="status">
        {t('found', { n: total })} · {total > MOST_FOUND && `${t('newest', { n: String(MOST_FOUND) })} `}
        {t(`where.${device}`)}
      </p>
      <ul role="list" className={classes.rows}>
        {found.map(one => (
          <FoundRow key={one.message.id} found={one} side={side} />
        ))}
      </ul>
    </>
  );
}

function FoundRow({ found: { message, chat }, side }: { readonly found: Found; readonly side: Side }) {
  const format = useFormat();
  const tz = useTimeZone() ?? 'UTC';
  const { nameOf, wordsOf } = useChatWords();
  return (
    <li className={classes.row}>
      <Link
        to={CHAT_ROUTES[side]}
        params={{ conversationId: message.conversationId }}
        search={{ at: message.createdAt }}
        className={classes.link}
      >
        <span className={classes.name}>{nameOf(chat, side)}</span>
        <span className={classes.preview} dir="auto">
          {wordsOf(message)}
        </span>
      </Link>
      <span className={classes.side}>
        <span className={classes.time}>{format.stamp(message.createdAt, tz)}</span>
      </span>
    </li>
  );
}
