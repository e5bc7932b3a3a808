// A rockstar and one shift: how they stand, what they may do, and the doing of it. Every act is saved on the device
// first; what is still unsent is taken back rather than undone by another act.

import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOutbox } from '#bridge/use-outbox.ts';
import { useQuery } from '#bridge/use-query.ts';
import { keptOf } from '#domain/about.ts';
import { claimShift, submitApplication, withdrawApplication } from '#domain/applications/commands.ts';
import { offerOf } from '#domain/applications/offer.ts';
import { ownStandings, seekerWithPromises } from '#domain/applications/queries.ts';
import { isLive } from '#domain/applications/rules.ts';
import { standingAt } from '#domain/applications/standing.ts';
import { type ApplicationId, type BookingId, newId } from '#domain/ids.ts';
import { type Rules, rulesAt } from '#domain/platform/rules.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import { calendarHindrance, type Engagement } from '#domain/shifts/fit.ts';
import { shiftById } from '#domain/shifts/queries.ts';
import { arrivalArg, takenNow } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { weekMinutesWith } from '#domain/shifts/working-week.ts';
import type { Instant } from '#domain/time.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { notify, notifyNotSaved } from '#ui/toast.ts';

/** Undefined until storage has answered, and for a shift that is gone. */
export function useApplication(shiftId: string) {
  const now = useEncoreNow();
  const shift = useQuery(shiftById, { id: shiftId });
  const venues = useQuery(venuesById, null);
  const own = useQuery(ownStandings, null);
  const person = useQuery(seekerWithPromises, null);
  const profile = useQuery(ownProfile, null);
  if (shift == null || own === undefined || person === undefined || venues === undefined) return undefined;
  const standing = own.standings.get(shift.id) ?? null;
  const rules = rulesAt(person.rulebook, now);
  const { engagements } = person;
  const offer = offerOf({
    shift,
    standing,
    engagements,
    calendar: person.calendar,
    venueVerified: venues.get(shift.venueId)?.verified === true,
    accountStatus: profile?.accountStatus ?? 'active',
    rules,
    now,
  });
  return {
    shift,
    venues,
    venueName: venues.get(shift.venueId)?.name ?? null,
    // What is offered anew waits for the server's word that the place has gone on.
    standing: standing && standingAt(standing, now),
    offer,
    rules,
    clash: clashOf(takenNow(shift, now), engagements, rules),
    weekMin: weekMinutesWith(shift, engagements),
    application: own.applications.find(one => one.shiftId === shift.id && isLive(one.status)) ?? null,
  };
}

/** A held place asks for no rest, as the server asks for none. */
function clashOf(shift: Shift, engagements: readonly Engagement[], rules: Rules) {
  const hindrance = calendarHindrance(shift, engagements, rules);
  return hindrance?.code === 'clash' ? hindrance : null;
}

/** `venue`: its name, kept for when the shift is gone. */
export function useApply(shift: Shift, venue: string | null) {
  const t = useTranslations('applications.toast');
  const claim = useCommand(claimShift);
  const submit = useCommand(submitApplication);
  const said = async (saving: ReturnType<typeof claim>) => {
    const saved = await saving;
    if (saved.ok) notify(t('saved'));
    else notifyNotSaved(t('notSaved'));
    return saved.ok;
  };
  return {
    claim: (despiteCalendar = false, arrivesAt: Instant | null = null) =>
      said(
        claim({
          application_id: newId<ApplicationId>(),
          booking_id: newId<BookingId>(),
          shift_id: shift.id,
          seen_version: shift.version,
          ...(despiteCalendar ? { despite_calendar: true } : {}),
          ...arrivalArg(arrivesAt),
          about: keptOf(shift, venue),
        }),
      ),
    send: (note: string, arrivesAt: Instant | null = null) =>
      said(
        submit({
          id: newId<ApplicationId>(),
          shift_id: shift.id,
          seen_version: shift.version,
          ...(note.trim() === '' ? {} : { note }),
          ...arrivalArg(arrivesAt),
          about: keptOf(shift, venue),
        }),
      ),
  };
}

interface Withdrawn {
  readonly id: ApplicationId;
  readonly note: string | null;
  readonly source: 'application' | 'claim';
  readonly arrivesAt: Instant | null;
  /** The command that sends it, while it waits. */
  readonly commandId: string | null;
}

/** Withdraws, with a way to think again. */
export function useWithdraw(shift: Shift, venue: string | null) {
  const t = useTranslations('applications.toast');
  const acts = useTranslations('common.acts');
  const outbox = useOutbox();
  const withdraw = useCommand(withdrawApplication);
  const apply = useApply(shift, venue);
  return async (application: Withdrawn): Promise<void> => {
    const { source, note, arrivesAt } = application;
    const again = () => (source === 'claim' ? apply.claim(true, arrivesAt) : apply.send(note ?? '', arrivesAt));
    if (application.commandId !== null && (await outbox.discard(application.commandId))) {
      notify(t('takenBack'), { label: acts('undo'), run: () => void again() });
      return;
    }
    const saved = await withdraw({ id: application.id });
    if (!saved.ok) {
      notifyNotSaved(t('notSaved'));
      return;
    }
    const undo = async () => (await outbox.discard(saved.commandId)) || (await again());
    notify(t('withdrawn'), { label: acts('undo'), run: () => void undo() });
  };
}
