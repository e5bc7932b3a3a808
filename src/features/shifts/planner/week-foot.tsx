// Under the board: what the dots mean, what the week adds up to, and what can be done with it as a whole.
import { Button } from '@mantine/core';
import {
  IconCalendarDown,
  IconCalendarWeek,
  IconCopy,
  IconFileSpreadsheet,
  IconPrinter,
  IconSend,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { shiftsOf, type WeekBoard } from '#domain/shifts/week.ts';
import { runVenues } from '#domain/venues/queries.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import type { Run } from '#features/shifts/change/use-undo.ts';
import type { Week } from '#features/shifts/use-week.ts';
import { CopyWeekSheet } from './copy-week-sheet.tsx';
import { PatternsSheet } from './patterns-sheet.tsx';
import { PublishSheet } from './publish-sheet.tsx';
import { useShiftsCalendar } from './use-shifts-calendar.ts';
import { useShiftsCsv } from './use-shifts-csv.ts';
import classes from './week-screen.module.css';

interface WeekFootProps {
  readonly venue: PlacedVenue;
  readonly week: Week;
  readonly board: WeekBoard;
  readonly mayPublish: boolean;
  readonly run: Run;
  readonly children: ReactNode;
}

export function WeekFoot({ venue, week, board, mayPublish, run, children }: WeekFootProps) {
  const { figures } = board;
  return (
    <footer className={classes.foot}>
      {figures.places > 0 && <Legend />}
      <div className={classes.acts}>
        {mayPublish && <PlanActs {...{ venue, week, board, run }} />}
        {children}
        <TakeAway venue={venue} week={week} board={board} />
      </div>
    </footer>
  );
}

function Legend() {
  const t = useTranslations('planner.legend');
  return (
    <ul role="list" className={classes.legend} aria-hidden="true">
      {(['booked', 'invited', 'pending', 'gap'] as const).map(look => (
        <li key={look}>
          <span className={classes.pip} data-look={look} /> {t(look)}
        </li>
      ))}
    </ul>
  );
}

type OfWeek = Pick<WeekFootProps, 'venue' | 'week' | 'board'>;

function PlanActs({ venue, week, board, run }: OfWeek & Pick<WeekFootProps, 'run'>) {
  const t = useTranslations('board');
  const [copying, setCopying] = useState<'shut' | 'open' | 'copied'>('shut');
  const [posting, setPosting] = useState(false);
  const [patterns, setPatterns] = useState(false);
  const post = useRef<HTMLButtonElement>(null);
  // Whoever has a week again posts it next: the focus waits there, once its drafts have come.
  const goOn = useRef(false);
  useEffect(() => {
    if (!goOn.current || post.current === null) return;
    goOn.current = false;
    post.current.focus();
  });
  const copied = () => {
    goOn.current = true;
    setCopying('copied');
  };
  const { drafts } = board.figures;
  // Then the week of another can be copied too.
  const several = (useQuery(runVenues, null) ?? []).length > 1;
  const copies = useEver(copying === 'open');
  const keeps = useEver(patterns);
  return (
    <>
      {drafts > 0 && (
        <Button ref={post} leftSection={<IconSend size={18} stroke={2} />} onClick={() => setPosting(true)}>
          {t('publishDrafts', { n: drafts })}
        </Button>
      )}
      <Button variant="soft" leftSection={<IconCopy size={18} stroke={2} />} onClick={() => setCopying('open')}>
        {t(several ? 'copyFrom.title' : 'copyWeek')}
      </Button>
      {copies && (
        <CopyWeekSheet
          {...{ venue, run }}
          monday={week.monday}
          opened={copying === 'open'}
          onClose={() => setCopying('shut')}
          onCopied={copied}
          returnFocus={copying !== 'copied'}
        />
      )}
      <Button variant="soft" leftSection={<IconCalendarWeek size={18} stroke={2} />} onClick={() => setPatterns(true)}>
        {t('patterns.open')}
      </Button>
      {keeps && (
        <PatternsSheet {...{ venue, run }} monday={week.monday} opened={patterns} onClose={() => setPatterns(false)} />
      )}
      <PublishSheet
        {...{ venue, board }}
        monday={week.monday}
        days={week.days}
        opened={posting}
        onClose={() => setPosting(false)}
      />
    </>
  );
}

/** From the first time on. Until then what it is about is not read: two weeks more, at every change of this one. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}

function TakeAway({ venue, week, board }: OfWeek) {
  const t = useTranslations('board');
  const csv = useShiftsCsv();
  const calendar = useShiftsCalendar();
  if (board.rows.length === 0) return null;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconFileSpreadsheet size={18} stroke={2} />}
        onClick={() => csv(shiftsOf(board), `${venue.name} ${week.monday}`)}
      >
        {t('csv')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconCalendarDown size={18} stroke={2} />}
        onClick={() => calendar(shiftsOf(board), venue, `${venue.name} ${week.monday}`)}
      >
        {t('ical')}
      </Button>
      <Button variant="subtle" leftSection={<IconPrinter size={18} stroke={2} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </>
  );
}
