// Who is on tonight, one line each, with the time they work drawn to one scale of hours under how many are on and missing: who has to be
// looked at first, and by the figures above only some of them. Dashed: late, or their phone is silent; outlined: due; filled: here, and so far as they worked.
import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { onTheWayFrom } from '#domain/bookings/rules.ts';
import { lastWordsFrom } from '#domain/conversations/queries.ts';
import { isTemplate } from '#domain/conversations/rules.ts';
import type { Message } from '#domain/conversations/schema.ts';
import { coverageOf } from '#domain/shifts/coverage.ts';
import { nightScale } from '#domain/shifts/night-scale.ts';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { gapsOf } from '#domain/shifts/rules.ts';
import type { DueBooking, TonightGroup } from '#domain/shifts/tonight.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { HoursAxis } from './hours-axis.tsx';
import classes from './on-tonight.module.css';
import { PeopleOn } from './people-on.tsx';
import { TonightChip } from './tonight-chip.tsx';

interface OnTonightProps {
  readonly venueId: string;
  readonly due: readonly DueBooking[];
  /** Of them those whom the figures above leave. */
  readonly shown: readonly DueBooking[];
  readonly gaps: readonly VenueShift[];
  readonly tz: string;
  readonly now: number;
  /** Of the booking that is looked at. */
  readonly opened: string | null;
  readonly onOpen: (bookingId: string) => void;
}

export function OnTonight({ venueId, due, shown, gaps, tz, now, opened, onOpen }: OnTonightProps) {
  const t = useTranslations('shifts.tonight');
  const wrote = useWhatAwaitedWrote(venueId, shown);
  const people = due.map(one => ({ startsAt: one.booking.startsAt, endsAt: leavesAt(one) }));
  const open = gaps.map(({ startsAt, endsAt, ...shift }) => ({ startsAt, endsAt, places: gapsOf(shift) }));
  const scale = nightScale([...people, ...open], now, tz);
  if (scale === null) return null;
  const share = (instant: number) => `${((instant - scale.from) / (scale.to - scale.from)) * 100}%`;
  return (
    <section className={classes.night}>
      <VisuallyHidden>
        <h2>{t('dueTitle')}</h2>
      </VisuallyHidden>
      <HoursAxis scale={scale} now={now} tz={tz} share={share} />
      <PeopleOn stretches={coverageOf(people, open)} scale={scale} tz={tz} />
      <ul role="list" className={classes.rows} style={{ '--now': share(now) } as CSSProperties}>
        {shown.map(one => (
          <DueRow
            key={one.booking.id}
            due={one}
            now={now}
            share={share}
            opened={one.booking.id === opened}
            wrote={wrote?.get(one.booking.workerId)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  );
}

/** Who is here says so in person. */
function useWhatAwaitedWrote(venueId: string, shown: readonly DueBooking[]): ReadonlyMap<string, Message> | undefined {
  const people = shown
    .filter(({ whereabouts }) => !('came' in whereabouts))
    .map(({ booking }) => ({ workerId: booking.workerId, from: onTheWayFrom(booking) }));
  return useQuery(lastWordsFrom, { venueId, people });
}

/** When they left, or will. */
function leavesAt({ whereabouts, until }: DueBooking): number {
  return whereabouts.kind === 'gone' ? whereabouts.left.at : until;
}

interface DueRowProps {
  readonly due: DueBooking;
  readonly now: number;
  readonly share: (instant: number) => string;
  readonly opened: boolean;
  /** What they wrote last, of whom one waits for. */
  readonly wrote: Message | undefined;
  readonly onOpen: (bookingId: string) => void;
}

function DueRow({ due, now, share, opened, wrote, onOpen }: DueRowProps) {
  const t = useTranslations('shifts');
  const format = useFormat();
  const roleName = useRoleName();
  const { booking, name, group, until, whereabouts } = due;
  const worked = 'came' in whereabouts ? Math.min(whereabouts.kind === 'gone' ? leavesAt(due) : now, until) : null;
  const { text: times } = format.times({ start: booking.startsAt, end: until, tz: booking.tz });
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        aria-current={opened ? 'true' : undefined}
        data-booking={booking.id}
        onClick={() => onOpen(booking.id)}
      >
        <span className={classes.who}>
          <span className={classes.name}>{name ?? t('manage.unknownRockstar')}</span>
          <span className={classes.role}>
            {roleName(booking.role)}, <span className={classes.times}>{times}</span>
          </span>
          {wrote !== undefined && <Wrote wrote={wrote} tz={booking.tz} />}
        </span>
        <span className={classes.scale} aria-hidden="true">
          <Bar group={group} left={share(booking.startsAt)} right={share(until)} />
          {worked !== null && worked > booking.startsAt && (
            <Bar group="worked" left={share(booking.startsAt)} right={share(worked)} />
          )}
        </span>
        <span className={classes.chip}>
          <TonightChip due={due} />
        </span>
      </button>
    </li>
  );
}

function Wrote({ wrote, tz }: { readonly wrote: Message; readonly tz: string }) {
  const t = useTranslations('shifts.tonight.person');
  const templates = useTranslations('messages.templates');
  const when = useWhen();
  const words = isTemplate(wrote.template) ? templates(wrote.template) : wrote.content;
  return <span className={classes.wrote}>{t('wrote', { words, at: when.at(wrote.createdAt, tz) })}</span>;
}

interface BarProps {
  readonly group: TonightGroup | 'worked';
  readonly left: string;
  readonly right: string;
}

function Bar({ group, left, right }: BarProps) {
  return <span className={classes.bar} data-group={group} style={{ left, right: `calc(100% - ${right})` }} />;
}
