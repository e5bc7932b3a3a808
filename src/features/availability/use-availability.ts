// One's own calendar, the acts on it, and what they are called back with.
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useCommands } from '#bridge/use-commands.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { clashingBookings } from '#domain/availability/clashes.ts';
import {
  deleteAvailabilityException,
  deleteAvailabilityRule,
  saveAvailabilityException,
  saveAvailabilityRule,
} from '#domain/availability/commands.ts';
import { ownCalendar } from '#domain/availability/queries.ts';
import type { AvailabilityException, AvailabilityRule } from '#domain/availability/schema.ts';
import { ownBookings } from '#domain/bookings/queries.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { notify, notifyNotSaved } from '#ui/toast.ts';

/** Undefined until storage has answered. */
export function useAvailability() {
  const now = useEncoreNow();
  const calendar = useQuery(ownCalendar, null);
  const bookings = useQuery(ownBookings, null);
  const venues = useQuery(venuesById, null);
  if (calendar === undefined || bookings === undefined || venues === undefined) return undefined;
  return { now, calendar, venues, clashes: clashingBookings(calendar, bookings, now) };
}

interface Saved {
  readonly ok: boolean;
}

export function useCalendarActs() {
  const t = useTranslations('availability');
  const acts = useTranslations('common.acts');
  const save = useCommands();
  const saveRule = useCommand(saveAvailabilityRule);
  const deleteRule = useCommand(deleteAvailabilityRule);
  const saveException = useCommand(saveAvailabilityException);
  const deleteException = useCommand(deleteAvailabilityException);
  const told = ({ ok }: Saved): boolean => {
    if (ok) notify(t('saved'));
    else notifyNotSaved(t('notSaved'));
    return ok;
  };
  const keepRule = (rule: AvailabilityRule) => saveRule(ruleArgs(rule));
  const keepException = (exception: AvailabilityException) => saveException(exceptionArgs(exception));
  const removed = (result: Saved, undo: () => Promise<Saved>): boolean => {
    const back = async () => {
      if (!(await undo()).ok) notifyNotSaved(t('notSaved'));
    };
    if (result.ok) notify(t('removed'), { label: acts('undo'), run: () => void back() });
    else notifyNotSaved(t('notSaved'));
    return result.ok;
  };
  return {
    /** The same hours on several days: all of them, or none. */
    saveRules: async (rules: readonly AvailabilityRule[]) =>
      told(await save(rules.map(rule => ({ command: saveAvailabilityRule, args: ruleArgs(rule) })))),
    removeRule: async (rule: AvailabilityRule) => removed(await deleteRule({ id: rule.id }), () => keepRule(rule)),
    saveException: async (exception: AvailabilityException) => told(await keepException(exception)),
    removeException: async (exception: AvailabilityException) =>
      removed(await deleteException({ id: exception.id }), () => keepException(exception)),
  };
}

function ruleArgs({ id, weekday, start, end, kind, validFrom, validTo }: AvailabilityRule) {
  return { id, weekday, start_local: start, end_local: end, kind, valid_from: validFrom, valid_to: validTo };
}

function exceptionArgs({ id, startsOn, endsOn, hours, kind, reason }: AvailabilityException) {
  return {
    id,
    starts_on: startsOn,
    ends_on: endsOn,
    start_local: hours?.start ?? null,
    end_local: hours?.end ?? null,
    kind,
    reason,
  };
}
