// When the rockstars of the demo work, by archetype: student, parent, second jobber, full-time, daytime chef. Three of five
// have said so; Rocco has, with a few days off, and Sam has not.
import { addDays } from './calendar.ts';
import { CAST } from './cast.ts';
import { seedId } from './chance.ts';
import { insertRows, type Row, type Sql } from './load.ts';
import type { Rockstar } from './people.ts';

type Kind = 'available' | 'prefer' | 'unavailable';
type Hours = readonly [weekdays: readonly number[], from: string, to: string, kind: Kind];

const ALL = [1, 2, 3, 4, 5, 6, 7];
const WEEKDAYS = [1, 2, 3, 4, 5];

const STUDENT: readonly Hours[] = [
  [WEEKDAYS, '17:00', '02:00', 'available'],
  [[6, 7], '09:00', '03:00', 'available'],
];
const PARENT: readonly Hours[] = [[WEEKDAYS, '09:30', '14:30', 'available']];
const SECOND_JOB: readonly Hours[] = [
  [[5, 6, 7], '17:00', '04:00', 'available'],
  [[6], '18:00', '02:00', 'prefer'],
];
const FULL_TIME: readonly Hours[] = [[ALL, '06:00', '06:00', 'available']];
const DAYTIME: readonly Hours[] = [
  [ALL, '06:00', '18:00', 'available'],
  [WEEKDAYS, '07:00', '16:00', 'prefer'],
];
const ARCHETYPES = [STUDENT, PARENT, SECOND_JOB, FULL_TIME, DAYTIME];

/** Bars in the evening, most of all on Fridays and Saturdays. */
const ROCCO: readonly Hours[] = [
  [ALL, '11:00', '04:00', 'available'],
  [[5, 6], '17:00', '03:00', 'prefer'],
];

export async function loadAvailability(sql: Sql, of: { rockstars: readonly Rockstar[]; today: string }): Promise<void> {
  const rules = of.rockstars.flatMap((rockstar, nth) =>
    weekOf(rockstar, nth).flatMap(hours => rulesOf(rockstar, hours)),
  );
  await insertRows(sql, 'public.availability_rules', { rows: rules });
  const days = of.rockstars.filter((_, nth) => nth % 9 === 0).map(rockstar => daysOff(rockstar, of.today));
  await insertRows(sql, 'public.availability_exceptions', { rows: days });
}

function weekOf(rockstar: Rockstar, nth: number): readonly Hours[] {
  if (rockstar.id === CAST.rocco.id) return ROCCO;
  if (rockstar.id === CAST.sam.id || rockstar.id === CAST.rosa.id || nth % 5 > 2) return [];
  return ARCHETYPES[nth % ARCHETYPES.length] ?? [];
}

function rulesOf(rockstar: Rockstar, [weekdays, start_local, end_local, kind]: Hours): Row[] {
  return weekdays.map(weekday => ({
    id: seedId(`rule:${rockstar.id}:${weekday}:${kind}`),
    worker_id: rockstar.id,
    weekday,
    start_local,
    end_local,
    kind,
  }));
}

/** A long weekend, five weeks from today: after all that the demo has booked. */
function daysOff(rockstar: Rockstar, today: string): Row {
  return {
    id: seedId(`away:${rockstar.id}`),
    worker_id: rockstar.id,
    starts_on: addDays(today, 35),
    ends_on: addDays(today, 38),
    kind: 'unavailable',
    reason: 'Family',
  };
}
