// One message. Own ones stand right in ink, a colleague's right and sunk, the other side's left; dashed is only on this
// device. Words are words: an address in them becomes a link only when somebody asks for it.
import { memo, useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { textParts } from '#domain/conversations/rules.ts';
import type { ShownMessage } from '#domain/conversations/thread.ts';
import type { Side } from '#domain/side.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './bubble.module.css';
import { BubbleMore } from './bubble-more.tsx';
import { BubbleRefused } from './bubble-refused.tsx';
import { Ticks } from './ticks.tsx';
import { useChatWords } from './use-chat-words.ts';

interface BubbleProps {
  readonly message: ShownMessage;
  readonly side: Side;
  /** The sender's name stands above. */
  readonly named: boolean;
  /** What a search led to. */
  readonly marked: boolean;
}

export const Bubble = memo(function Bubble({ message, side, named, marked }: BubbleProps) {
  const t = useTranslations('messages');
  const [more, setMore] = useState<'closed' | 'open' | { readonly link: string }>('closed');
  const words = useChatWords().wordsOf(message);
  const mine = message.senderSide === side;
  const sender = message.senderName ?? t('unknownSender');
  return (
    <div
      className={classes.message}
      data-from={message.own ? 'self' : mine ? 'team' : 'other'}
      data-state={message.state}
      data-marked={marked || undefined}
    >
      {named ? (
        <span className={classes.sender}>{mine ? t('thread.team', { name: sender }) : sender}</span>
      ) : (
        // Which side a message stands on, for whoever does not see it.
        <span className={classes.hidden}>{message.own ? t('last.you') : sender}</span>
      )}
      <div className={classes.line}>
        <p className={classes.bubble} dir="auto">
          <Words text={words} onLink={link => setMore({ link })} />
        </p>
        <Meta
          message={message}
          mine={mine}
          open={more !== 'closed'}
          onToggle={() => setMore(more === 'closed' ? 'open' : 'closed')}
        />
      </div>
      {more !== 'closed' && (
        <BubbleMore message={message} words={words} mine={mine} link={more === 'open' ? null : more.link} />
      )}
      {message.refused !== null && <BubbleRefused refused={message.refused} />}
    </div>
  );
});

function Words({ text, onLink }: { readonly text: string; readonly onLink: (address: string) => void }) {
  return textParts(text).map((part, at) =>
    part.isLink ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <button key={at} type="button" className={classes.link} onClick={() => onLink(part.text)}>
        {part.text}
      </button>
    ) : (
      part.text
    ),
  );
}

interface MetaProps {
  readonly message: ShownMessage;
  readonly mine: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The time and how far it has come; pressed, it says so in words and offers to copy. */
function Meta({ message, mine, open, onToggle }: MetaProps) {
  const format = useFormat();
  const tz = useTimeZone() ?? 'UTC';
  return (
    <button type="button" className={classes.meta} aria-expanded={open} onClick={onToggle}>
      <time dateTime={new Date(message.createdAt).toISOString()}>{format.clock(message.createdAt, tz)}</time>
      {mine && <Ticks state={message.state} />}
    </button>
  );
}
