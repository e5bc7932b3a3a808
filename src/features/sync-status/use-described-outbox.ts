// The outbox with each entry in words. Each command describes itself; this lends it the person's language.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { OutboxEntry } from '#bridge/use-outbox.ts';
import { type Query, useQuery } from '#bridge/use-query.ts';
import { describeEntry, type EntryDescription, type OutboxWords } from '#domain/describe-entry.ts';
import { goingAlong } from '#domain/entry-lanes.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useQuoted } from '#i18n/use-quoted.ts';
import { useRoleName } from '#i18n/use-role-name.ts';

export interface DescribedEntry {
  readonly entry: OutboxEntry;
  /** Null: this version of the app does not know the command. */
  readonly description: EntryDescription | null;
  /** Ids of what cannot be without it, and is discarded with it. */
  readonly along: readonly string[];
}

export interface DescribedOutbox {
  readonly refused: readonly DescribedEntry[];
  readonly sending: readonly DescribedEntry[];
  readonly waiting: readonly DescribedEntry[];
  /** Not described: more than anybody reads. */
  readonly more: number;
}

const MOST_SHOWN = 100;

export function useDescribedOutbox(): DescribedOutbox | undefined {
  const words = useOutboxWords();
  const described = useMemo<Query<null, DescribedOutbox>>(
    () => async mirror => {
      const entries = await mirror.outbox();
      const shown = [...entries.filter(isParked), ...entries.filter(entry => !isParked(entry))].slice(0, MOST_SHOWN);
      const all = await Promise.all(
        shown.map(async entry => ({
          entry,
          description: await describeEntry(entry, mirror, words),
          along: goingAlong(entry, entries),
        })),
      );
      const inState = (state: OutboxEntry['state']) => all.filter(({ entry }) => entry.state === state);
      return {
        refused: inState('parked'),
        sending: inState('sending'),
        waiting: inState('queued'),
        more: entries.length - shown.length,
      };
    },
    [words],
  );
  return useQuery(described, null);
}

function isParked(entry: OutboxEntry): boolean {
  return entry.state === 'parked';
}

function useOutboxWords(): OutboxWords {
  const t = useTranslations('shifts.outbox');
  const facts = useTranslations('shifts.facts');
  const template = useTranslations('messages.templates');
  const role = useRoleName();
  const format = useFormat();
  const quoted = useQuoted();
  return useMemo(
    () => ({
      title: (act, subject) => (subject === null ? t(act) : t('about', { act: t(act), subject })),
      role,
      template: code => template(code),
      span: format.span,
      rate: (minor, currency) => facts('perHour', { rate: format.money(minor, currency) }),
      duration: format.duration,
      quoted,
      gone: t('gone'),
    }),
    [t, facts, template, role, format, quoted],
  );
}
