// Rocco has hours, days off and a kept search that he may take back; whoever has none may keep some.
import { act, command, newId, people, type Scene } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export async function availabilitySituation(scene: Scene): Promise<Tries> {
  const hours = {
    weekday: 1,
    start_local: '18:00',
    end_local: '02:00',
    kind: 'available',
    valid_from: null,
    valid_to: null,
  };
  const days = {
    starts_on: '2096-12-24',
    ends_on: '2096-12-26',
    start_local: null,
    end_local: null,
    kind: 'unavailable',
    reason: 'Family',
  };
  const search = { name: 'Late bars', filters: '{"instantOnly":true}' };
  // Long over, so that it stands in the way of no other situation.
  const past = { valid_from: '2026-01-05', valid_to: '2026-01-12' };
  const [kept, week, away] = [newId(), newId(), newId()];
  await act(scene.db, people.rocco, command('save_search', { id: kept, ...search }));
  await act(scene.db, people.rocco, command('save_availability_rule', { id: week, ...hours, ...past, weekday: 3 }));
  await act(
    scene.db,
    people.rocco,
    command('save_availability_exception', { id: away, ...days, starts_on: past.valid_from, ends_on: past.valid_from }),
  );
  return {
    save_search: () => command('save_search', { id: newId(), ...search }),
    delete_search: () => command('delete_search', { id: kept }),
    save_availability_rule: () => command('save_availability_rule', { id: newId(), ...hours }),
    delete_availability_rule: () => command('delete_availability_rule', { id: week }),
    save_availability_exception: () => command('save_availability_exception', { id: newId(), ...days }),
    delete_availability_exception: () => command('delete_availability_exception', { id: away }),
  };
}
