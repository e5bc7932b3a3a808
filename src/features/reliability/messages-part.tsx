// Before somebody appeals: what they wrote to the venue around that shift. Encore has it, but nobody who decides reads chats: what is ticked
// goes along, for them and for the venue to read.
import { Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownWordsTo } from '#domain/conversations/queries.ts';
import { isTemplate } from '#domain/conversations/rules.ts';
import type { Message } from '#domain/conversations/schema.ts';
import { ATTACHED_LENGTH, MOST_ATTACHED } from '#domain/disputes/schema.ts';
import type { ReliabilityEvent } from '#domain/reliability/schema.ts';
import { useQuoted } from '#i18n/use-quoted.ts';
import { useWhen } from '#i18n/use-when.ts';
import classes from './reliability.module.css';

const HOUR_MS = 3_600_000;
/** From before the start until the day after: of a cancellation nothing is attached. */
const BEFORE_MS = 6 * HOUR_MS;
const AFTER_MS = 36 * HOUR_MS;

/** Undefined until they are read: who sends before then would send none of them. */
export function useOwnMessages({ venueId, happenedAt, kind }: ReliabilityEvent): readonly Message[] | undefined {
  const span = { from: happenedAt - BEFORE_MS, until: happenedAt + AFTER_MS };
  const said = useQuery(ownWordsTo, { venueId, ...span, most: MOST_ATTACHED });
  return kind === 'cancelled' ? [] : said;
}

/** What is listed is what is sent. */
function startOf(content: string): string {
  return [...content].slice(0, ATTACHED_LENGTH).join('');
}

interface MessagesPartProps {
  readonly messages: readonly Message[];
  readonly tz: string;
  readonly leftOut: readonly string[];
  readonly onLeaveOut: (ids: readonly string[]) => void;
}

export function MessagesPart({ messages, tz, leftOut, onLeaveOut }: MessagesPartProps) {
  const t = useTranslations('reliability.messages');
  const templates = useTranslations('messages.templates');
  const quoted = useQuoted();
  const when = useWhen();
  if (messages.length === 0) return null;
  const turn = (id: string) => {
    const others = leftOut.filter(one => one !== id);
    onLeaveOut(leftOut.includes(id) ? others : [...others, id]);
  };
  return (
    <section className={classes.recorded} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p className={classes.hint}>{t('hint')}</p>
      {messages.map(({ id, content, template, createdAt }) => (
        <Checkbox
          key={id}
          className={classes.message ?? ''}
          label={quoted(isTemplate(template) ? templates(template) : startOf(content))}
          description={t('sent', { at: when.at(createdAt, tz) })}
          checked={!leftOut.includes(id)}
          onChange={() => turn(id)}
        />
      ))}
    </section>
  );
}
