// Who is locked out, where admins are signed in, and what was done that concerns others: the audit log, newest first, by who did it, to whom, why and when; for support and super
// admins.
import { Link, type LinkProps } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import {
  adminLog,
  LOG_ACTS,
  LOG_KINDS,
  LOG_TIMES,
  LOGGED_ACTS,
  type LogEntry,
  type LogFilter,
  type LogSubject,
} from '#domain/admin/log.ts';
import { useWhen } from '#i18n/use-when.ts';
import { useKeptQueue } from './kept-queues.ts';
import type { Choice } from './list-filters.tsx';
import { type ListPlace, ListScreen } from './list-screen.tsx';
import type { logSearch } from './list-search.ts';
import type { Column } from './list-table.tsx';
import { LockoutsPart } from './lockouts-part.tsx';
import { RequireRole } from './require-role.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { FIRST_SHOWN } from './use-pages.ts';
import { useStateWord } from './use-state-word.ts';
import classes from './users.module.css';

type LogPlace = Pick<ListPlace<ReturnType<typeof logSearch>>, 'search' | 'onSearch'>;

const DAYS = ['from', 'until'] as const;

export function SecurityScreen(place: LogPlace) {
  return (
    <RequireRole atLeast="support">
      <AuditLog {...place} />
    </RequireRole>
  );
}

function AuditLog(place: LogPlace) {
  const t = useTranslations('admin.security');
  const when = useWhen();
  const zone = useTimeZone() ?? 'UTC';
  const list = useMemo(() => adminLog(zone), [zone]);
  const pages = useKeptQueue(list.name, FIRST_SHOWN);
  const state = useStateWord();
  const actOf = (action: string) => t(`actions.${LOGGED_ACTS.find(known => known === action) ?? 'other'}`);
  const columns: readonly Column<LogEntry>[] = [
    { id: 'what', label: t('what'), text: ({ action }) => actOf(action) },
    {
      id: 'subject',
      label: t('subject'),
      text: ({ subject }) => subject,
      cell: entry => <Subject entry={entry} />,
    },
    { id: 'who', label: t('who'), text: ({ actorName }) => actorName ?? t('nobody') },
    {
      id: 'change',
      label: t('change'),
      // What a decision left as it was is named once.
      text: ({ before, after }) =>
        before === null && after === null ? null : [...new Set([before, after])].map(state).join(' → '),
    },
    { id: 'reason', label: t('reason'), text: ({ reason }) => reason },
    { id: 'at', label: t('at'), text: ({ at }) => at, cell: ({ at }) => when(Date.parse(at)), atEnd: true },
  ];
  const choices: readonly Choice<LogFilter>[] = [
    { field: 'kind', label: t('kind'), options: LOG_KINDS.map(value => ({ value, label: t(`kinds.${value}`) })) },
    {
      field: 'action',
      label: t('what'),
      options: LOG_ACTS.map(value => ({ value, label: value === 'all' ? t('anyAct') : t(`actions.${value}`) })),
    },
    { field: 'since', label: t('since'), options: LOG_TIMES.map(value => ({ value, label: t(`times.${value}`) })) },
  ];
  return (
    <ListScreen
      list={list}
      place={{ ...place, chosen: null, pane: undefined, pages }}
      name={t('title')}
      title={counts => ({ all: t('titleAll', counts), some: t('titleSome', counts) })}
      lead={t('lead')}
      above={
        <div className={classes.above}>
          <LockoutsPart />
          <SessionsPart />
        </div>
      }
      label={t('search')}
      choices={choices}
      days={place.search.since === 'days' ? DAYS.map(field => ({ field, label: t(field) })) : []}
      columns={columns}
      to={null}
      none={t('none')}
      fileName={t('file')}
    />
  );
}

const PAGES: Readonly<Record<LogSubject, (id: string) => LinkProps>> = {
  user: userId => ({ to: '/admin/users/$userId', params: { userId } }),
  venue: venueId => ({ to: '/admin/venues/$venueId', params: { venueId } }),
  shift: shiftId => ({ to: '/admin/shifts/$shiftId', params: { shiftId } }),
  job: jobId => ({ to: '/admin/jobs/$jobId', params: { jobId } }),
  dispute: disputeId => ({ to: '/admin/reports/disputes/$disputeId', params: { disputeId } }),
};

/** Whoever may read the log may open what it is about. */
function Subject({ entry: { subject, subjectKind, subjectId } }: { readonly entry: LogEntry }) {
  if (subject === null || subjectKind === null || subjectId === null) return subject;
  return <Link {...PAGES[subjectKind](subjectId)}>{subject}</Link>;
}
