// A venue's shifts one after the other: what is ahead by day, drafts, what is past.
import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { gapsOf } from '#domain/shifts/rules.ts';
import { byDay } from '#domain/shifts/search.ts';
import { boardCell } from '#domain/shifts/week.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { VenueShiftRow } from '#features/shifts/venue-shift-row.tsx';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { Segments } from '#ui/segments.tsx';
import { ownId, someOf, useOpenFirst } from '#ui/use-open-first.ts';
import { usePlaceClock } from '#ui/use-place-clock.ts';
import { useShiftsCsv } from './use-shifts-csv.ts';
import { PAST_AT_ONCE, useVenueShifts, type VenueShifts } from './use-venue-shifts.ts';
import classes from './venue-shifts-screen.module.css';

const TABS = ['upcoming', 'drafts', 'past'] as const;
type Tab = (typeof TABS)[number];

interface DayListScreenProps {
  readonly own: OwnVenue;
  readonly pane: ReactNode;
  readonly acts: ReactNode;
}

export function DayListScreen({ own, pane, acts }: DayListScreenProps) {
  const t = useTranslations('shifts.list');
  const [tab, setTab] = useState<Tab>('upcoming');
  const [pastLimit, setPastLimit] = useState(PAST_AT_ONCE);
  const shifts = useVenueShifts(own.venue, pastLimit);
  const clock = usePlaceClock(own.venue.tz, useEncoreNow());
  const { shiftId } = useParams({ strict: false });
  const navigate = useNavigate();
  const opening = useOpenFirst({
    list: `shifts of ${own.venue.id}`,
    rows: someOf(shifts?.upcoming),
    idOf: ownId,
    chosen: shiftId,
    open: id => void navigate({ to: '/venue/shifts/$shiftId', params: { shiftId: id }, replace: true }),
  });
  if (shifts === undefined) return null;
  const gaps = shifts.upcoming.reduce((sum, shift) => sum + (shift.status === 'published' ? gapsOf(shift) : 0), 0);
  const title = shifts.upcoming.length === 0 ? t('titleNone') : t('title', { gaps });
  const tabs = TABS.map(value => ({ value, label: tabLabel(t(value), value, shifts) }));
  return (
    <Screen title={title} lead={clock ?? undefined} aside={acts} pane={opening ? pane : (pane ?? undefined)}>
      <Segments
        data={tabs}
        value={tab}
        onChange={setTab}
        className={classes.tabs ?? ''}
        label={t('label', { venue: own.venue.name })}
      />
      <Days shifts={shifts} tab={tab} label={t('label', { venue: own.venue.name })} />
      <div className={classes.foot}>
        {tab === 'past' && shifts.past.length === pastLimit && (
          <Button variant="soft" onClick={() => setPastLimit(limit => limit + PAST_AT_ONCE)}>
            {t('more')}
          </Button>
        )}
        <CsvButton shifts={shifts} tab={tab} name={`${own.venue.name} ${t(tab)}`} />
      </div>
    </Screen>
  );
}

interface CsvButtonProps {
  readonly shifts: VenueShifts;
  readonly tab: Tab;
  /** Of the file. */
  readonly name: string;
}

function CsvButton({ shifts, tab, name }: CsvButtonProps) {
  const t = useTranslations('board');
  const csv = useShiftsCsv();
  if (shifts[tab].length === 0) return null;
  return (
    <Button
      variant="subtle"
      leftSection={<IconFileSpreadsheet size={18} stroke={2} />}
      onClick={() =>
        csv(
          shifts[tab].map(shift => boardCell(shift, shifts)),
          name,
        )
      }
    >
      {t('csv')}
    </Button>
  );
}

/** Drafts are counted, since they wait for somebody to think of them. */
function tabLabel(word: string, tab: Tab, shifts: VenueShifts): string {
  return tab === 'drafts' && shifts.drafts.length > 0 ? `${word} ${shifts.drafts.length}` : word;
}

const NOTHING = {
  upcoming: ['noneUpcoming', 'noneUpcomingText'],
  drafts: ['noneDrafts', 'noneDraftsText'],
  past: ['nonePast', 'nonePastText'],
} as const;

function Days({ shifts, tab, label }: { readonly shifts: VenueShifts; readonly tab: Tab; readonly label: string }) {
  const t = useTranslations('shifts.list');
  const format = useFormat();
  const shown = shifts[tab];
  if (shown.length === 0) {
    const [title, text] = NOTHING[tab];
    return <EmptyState title={t(title)}>{t(text)}</EmptyState>;
  }
  const days = byDay(shown, shift => shift.startsLocal);
  return (
    <section className={classes.days} aria-label={label}>
      {(tab === 'past' ? days.toReversed() : days).map(({ day, entries }) => (
        <section key={day}>
          <h2 className={classes.day}>{format.dayHeading(`${day}T12:00Z`, 'UTC')}</h2>
          <ul role="list" className={classes.rows}>
            {entries.map(shift => (
              <VenueShiftRow key={shift.id} shift={shift} applied={shifts.applied.get(shift.id) ?? 0} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
