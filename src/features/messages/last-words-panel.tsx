// Beside a shift: what was said last with its venue, read without signal, and the way to the chat. Nothing was said: no room is taken.
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { lastWords } from '#domain/conversations/thread.ts';
import { useWhen } from '#i18n/use-when.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { CHAT_ROUTES } from './chat-routes.ts';
import classes from './last-words-panel.module.css';
import { useChatWords } from './use-chat-words.ts';

/** Of one's booking, or of an open shift. */
type LastWordsProps = { readonly bookingId: string } | { readonly shiftId: string };

export function LastWordsPanel(of: LastWordsProps) {
  const t = useTranslations('messages');
  const when = useWhen();
  const { nameOf, wordsOf } = useChatWords();
  const found = useQuery(lastWords, of);
  if (found == null) return null;
  const { chat, said } = found;
  return (
    <section className={classes.panel} aria-labelledby="last-words">
      <h2 id="last-words" data-heading="panel" className={classes.title}>
        {t('last.title')}
      </h2>
      <ul role="list" className={classes.said}>
        {said.map(message => (
          <li key={message.id}>
            <p className={classes.who}>
              {message.own ? t('last.you') : (message.senderName ?? nameOf(chat, 'rockstar'))} ·{' '}
              {when(message.createdAt)}
            </p>
            <p className={classes.words} dir="auto">
              {wordsOf(message)}
            </p>
          </li>
        ))}
      </ul>
      <LinkButton
        to={CHAT_ROUTES.rockstar}
        params={{ conversationId: chat.id }}
        variant="subtle"
        size="sm"
        px={8}
        ml={-8}
      >
        {t('person.venue')}
      </LinkButton>
    </section>
  );
}
