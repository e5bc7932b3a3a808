// Who the chat is with, and what the two are booked for next.
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { standingChip, standingOfBooking } from '#domain/applications/standing.ts';
import { nextBookingWith, type TrackedBooking } from '#domain/bookings/queries.ts';
import type { Chat } from '#domain/conversations/queries.ts';
import type { Side } from '#domain/side.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { Initials } from '#ui/initials.tsx';
import { PersonLink } from '#ui/person-link.tsx';
import { HeaderSlot } from '#ui/shell-slots.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { ChatContext } from './chat-context.tsx';
import { ChatMenu } from './chat-menu.tsx';
import { LIST_ROUTES } from './chat-routes.ts';
import classes from './thread-panel.module.css';
import { useBeside } from './use-beside.ts';
import { useDeleteRights } from './use-delete-rights.ts';

interface ThreadHeadProps {
  readonly chat: Chat;
  readonly side: Side;
  readonly name: string;
}

export const ThreadHead = memo(function ThreadHead({ chat, side, name }: ThreadHeadProps) {
  const t = useTranslations('messages.thread');
  const beside = useBeside();
  const mayDelete = useDeleteRights(side)(chat);
  const booking = useNextBooking(chat);
  const [, choose] = useChosenVenue();
  // Alone on a narrow screen it is the page's own heading.
  const Heading = beside ? 'h2' : 'h1';
  return (
    <header className={classes.head}>
      {!beside && (
        <HeaderSlot slot="lead">
          <ActionIcon component={Link} to={LIST_ROUTES[side]} aria-label={t('back')} size={44}>
            <IconArrowLeft size={24} stroke={1.75} />
          </ActionIcon>
        </HeaderSlot>
      )}
      <Initials name={name} who={side === 'venue' ? chat.rockstarId : chat.venueId} />
      <div className={classes.who}>
        <Heading className={classes.name}>
          {side === 'venue' ? (
            // Their page is that of the chosen venue: its notes, its favourites and blocks.
            <PersonLink id={chat.rockstarId} name={name} onOpen={() => choose(chat.venueId)} />
          ) : (
            name
          )}
        </Heading>
        {booking !== null && <About booking={booking} />}
      </div>
      {booking !== null && (
        <span className={classes.chip}>
          <StateChip state={standingChip(standingOfBooking(booking, booking.pending))} />
        </span>
      )}
      <ChatContext chat={chat} side={side} name={name} />
      {mayDelete && <ChatMenu chat={chat} side={side} open />}
    </header>
  );
});

function About({ booking }: { readonly booking: TrackedBooking }) {
  const roleName = useRoleName();
  const format = useFormat();
  const span = format.span({ start: booking.startsAt, end: booking.endsAt, tz: booking.tz });
  // On two lines no dot begins the second.
  return <span className={classes.about}>{`${roleName(booking.role)} · ${span}`.replaceAll(' ·', '\u00a0·')}</span>;
}

function useNextBooking(chat: Chat): TrackedBooking | null {
  // A chat at a desk stays open all day: what has ended is not ahead.
  const from = useEncoreNow();
  const next = useQuery(nextBookingWith, { venueId: chat.venueId, workerId: chat.rockstarId, from });
  // Until the next is read, what was read is of the chat before.
  return next?.venueId === chat.venueId && next.workerId === chat.rockstarId ? next : null;
}
