// One person of tonight: where they are and why one thinks so, how to reach them, what was agreed with them, and what can be done.
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { bookingsWith } from '#domain/bookings/queries.ts';
import { lastWordFrom } from '#domain/conversations/queries.ts';
import { isTemplate } from '#domain/conversations/rules.ts';
import type { DueBooking } from '#domain/shifts/tonight.ts';
import { CallPerson } from '#features/shifts/call-person.tsx';
import { useFormat } from '#i18n/use-format.ts';
import { useFromVenue } from '#i18n/use-from-venue.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Initials } from '#ui/initials.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PersonLink } from '#ui/person-link.tsx';
import { TonightChip } from './tonight-chip.tsx';
import { TonightFacts } from './tonight-facts.tsx';
import classes from './tonight-inspector.module.css';

const DAY_MS = 86_400_000;
const NOWHERE = { distanceM: null, accuracyM: null };

interface TonightInspectorProps {
  readonly due: DueBooking;
  /** Stands beside the list and not in a sheet, which has a head of its own. */
  readonly beside: boolean;
  readonly onClose: () => void;
  /** The way to the chat with them. */
  readonly message: ReactNode;
  /** What can be done about them. */
  readonly acts: ReactNode;
}

export function TonightInspector({ due, beside, onClose, message, acts }: TonightInspectorProps) {
  const t = useTranslations('shifts.tonight');
  const { booking } = due;
  const name = useName(due);
  return (
    <div className={classes.inspector}>
      {beside && (
        <div className={classes.head}>
          <Initials who={booking.workerId} name={name} size={48} />
          <h2 className={classes.name}>
            <PersonLink id={booking.workerId} name={name} />
          </h2>
          <CloseButton onClose={onClose} />
        </div>
      )}
      <Who due={due} />
      <TonightChip due={due} />
      <Word due={due} name={name} />
      <div className={classes.reach}>
        <CallPerson bookingId={booking.id} name={name} />
        {message}
      </div>
      <TonightFacts due={due} />
      <div className={classes.acts}>
        {acts}
        <LinkButton to="/venue/shifts/$shiftId" params={{ shiftId: booking.shiftId }} variant="subtle" fullWidth>
          {t('open')}
        </LinkButton>
      </div>
    </div>
  );
}

function useName({ name }: DueBooking): string {
  const t = useTranslations('shifts.manage');
  return name ?? t('unknownRockstar');
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('common.acts');
  return (
    <ActionIcon size={44} variant="subtle" aria-label={t('close')} onClick={onClose}>
      <IconX size={22} stroke={1.75} />
    </ActionIcon>
  );
}

function Who({ due: { booking } }: { readonly due: DueBooking }) {
  const t = useTranslations('rockstars');
  const roleName = useRoleName();
  const { venueId, workerId, endsAt: from } = booking;
  const together = useQuery(bookingsWith, { venueId, workerId, from });
  const times = together?.worked.length ?? 0;
  return (
    <p className={classes.dim}>
      {[roleName(booking.role), times > 0 ? t('worked', { n: times }) : t('newHere')].join(', ')}
    </p>
  );
}

/** Why they stand where they stand, and what they wrote last. */
function Word({ due: { booking, whereabouts: is }, name }: { readonly due: DueBooking; readonly name: string }) {
  const t = useTranslations('shifts.tonight.person');
  const templates = useTranslations('messages.templates');
  const format = useFormat();
  const when = useWhen();
  const at = (instant: number) => format.clockInSentence(instant, booking.tz);
  const { venueId, workerId } = booking;
  const place = useFromVenue()('came' in is ? is.came : NOWHERE);
  const wrote = useQuery(lastWordFrom, { venueId, workerId, from: booking.startsAt - DAY_MS });
  const why =
    is.kind === 'late'
      ? t('late', { time: at(booking.startsAt) })
      : is.kind === 'silent'
        ? t('silent', { time: at(is.since), name })
        : is.kind === 'unheard'
          ? t('unheard', { time: at(booking.startsAt) })
          : null;
  return (
    <>
      {why !== null && <p>{why}</p>}
      {place !== null && <p>{t('place', { place })}</p>}
      {wrote != null && (
        <p>
          {t('wrote', {
            words: isTemplate(wrote.template) ? templates(wrote.template) : wrote.content,
            at: when.at(wrote.createdAt, booking.tz),
          })}
        </p>
      )}
    </>
  );
}
