// A venue's day before its night: who is due, the week with its gaps, hours that differ, and beside it what fills the gaps, soonest first.
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Tonight } from '#domain/shifts/tonight.ts';
import { type GapsAhead, gapsAhead } from '#domain/shifts/week.ts';
import { PostButton } from '#features/shifts/post-button.tsx';
import { useWeek } from '#features/shifts/use-week.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { useWide } from '#ui/use-wide.ts';
import { GapCards } from './gap-cards.tsx';
import { LateAnswers } from './late-answers.tsx';
import { OnTonight } from './on-tonight.tsx';
import { OtherVenues } from './other-venues.tsx';
import type { TonightParts } from './tonight-screen.tsx';
import { usePerson } from './use-person.tsx';
import classes from './venue-home-screen.module.css';
import { NextWeekHeads, WeekHeads } from './week-heads.tsx';

/** The planner has the rest. */
const SHOWN_GAPS = 6;

interface VenueHomeScreenProps extends TonightParts {
  readonly tonight: Tonight;
  readonly hours: ReactNode;
}

export function VenueHomeScreen(props: VenueHomeScreenProps) {
  const { own, tonight, fill, decisions, person, firstHour, unread, hours } = props;
  const t = useTranslations('planner.home');
  const shifts = useTranslations('shifts.tonight');
  const week = useWeek(own.venue, null);
  const wide = useWide();
  const [all, setAll] = useState(false);
  // The gaps stand beside the day until somebody is looked at.
  const { opened, open, pane, sheet } = usePerson({ due: tonight.due, opensFirst: false, parts: person, own });
  const board = week.board;
  if (board === undefined) return null;
  // Whoever starts after midnight is on tonight too, as the list below has it.
  const on = tonight.due.length;
  const ahead = gapsAhead(board, tonight.gaps);
  const isQuiet = on === 0 && ahead.open === 0 && board.figures.places === 0;
  // That all is filled, or nothing posted, the title says.
  const gaps =
    ahead.shifts.length === 0 ? undefined : <Gaps {...{ own, tonight, fill, all, ahead }} onAll={() => setAll(true)} />;
  return (
    <Screen
      title={isQuiet ? shifts('quiet') : t('title', { on, gaps: ahead.open })}
      aside={own.membership.role !== 'staff' && <PostButton today />}
      pane={wide ? (pane ?? gaps) : undefined}
    >
      {firstHour}
      <div className={classes.home}>
        <OtherVenues venue={own.venue} />
        <Today {...{ own, tonight, opened }} onOpen={open} />
        <LateAnswers venueId={own.venue.id} from={tonight.now} />
        {!wide && gaps}
        <WeekHeads week={week} board={board} currency={own.venue.currency} which="week" />
        <NextWeekHeads venue={own.venue} today={week.today} />
        {hours}
        {unread}
        {decisions}
      </div>
      {sheet}
    </Screen>
  );
}

interface TodayProps extends Pick<VenueHomeScreenProps, 'own' | 'tonight'> {
  readonly opened: string | null;
  readonly onOpen: (bookingId: string) => void;
}

function Today({ own, tonight, opened, onOpen }: TodayProps) {
  const t = useTranslations('planner.home');
  const shifts = useTranslations('shifts.tonight');
  const { due, gaps, now } = tonight;
  return (
    <section>
      <div className={classes.heading}>
        <h2>{t('today')}</h2>
        <LinkButton to="/venue" search={{ view: 'night' }} variant="subtle" size="sm" data-flush="end">
          {t('night')}
        </LinkButton>
      </div>
      {due.length === 0 ? (
        <p className={classes.dim}>{shifts('quiet')}</p>
      ) : (
        <OnTonight venueId={own.venue.id} {...{ due, gaps, now, opened, onOpen }} shown={due} tz={own.venue.tz} />
      )}
    </section>
  );
}

interface GapsProps extends Pick<VenueHomeScreenProps, 'own' | 'tonight' | 'fill'> {
  readonly ahead: GapsAhead;
  readonly all: boolean;
  readonly onAll: () => void;
}

function Gaps({ own, tonight, ahead, fill, all, onAll }: GapsProps) {
  const t = useTranslations('planner');
  const soonest = ahead.shifts;
  const shown = all ? soonest : soonest.slice(0, SHOWN_GAPS);
  return (
    <section>
      <h2 className={classes.heading}>
        <span>{t('gaps', { n: ahead.open })}</span>
        {soonest.length > 1 && <span className={classes.dim}>{t('home.soonest')}</span>}
      </h2>
      <GapCards {...{ own, fill, tonight }} shifts={shown} className={classes.gaps} />
      {shown.length < soonest.length && (
        <button type="button" className={classes.more} onClick={onAll}>
          {t('all', { n: String(soonest.length) })}
        </button>
      )}
    </section>
  );
}
