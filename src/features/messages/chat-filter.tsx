// Which chats the list shows: all, those with something unread, those of people who are booked.
import { useTranslations } from 'use-intl';
import classes from './chat-list.module.css';

const FILTERS = ['all', 'unread', 'booked'] as const;
export type ChatFilterName = (typeof FILTERS)[number];

interface ChatFilterProps {
  readonly counts: Readonly<Record<ChatFilterName, number>>;
  readonly chosen: ChatFilterName;
  readonly onChoose: (filter: ChatFilterName) => void;
}

export function ChatFilter({ counts, chosen, onChoose }: ChatFilterProps) {
  const t = useTranslations('messages.list');
  return (
    <fieldset className={classes.filter}>
      <legend className={classes.hidden}>{t('filter')}</legend>
      {FILTERS.map(name => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {t(`filters.${name}`, { n: String(counts[name]) })}
        </button>
      ))}
    </fieldset>
  );
}
