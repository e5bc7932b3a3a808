// Rocco has hours and days off that he may change or take back.
import { command, newId } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export function availabilitySituation(): Tries {
  const hours = {
    weekday: 1,
    start_local: '18:00',
    end_local: '02:00',
    kind: 'available',
    valid_from: null,
    valid_to: null,
  };
  const days = {
    starts_on: '2026-12-24',
    ends_on: '2026-12-26',
    start_local: null,
    end_local: null,
    kind: 'unavailable',
    reason: 'Family',
  };
  const search = { name: 'Late bars', filters: '{"instantOnly":true}' };
  return {
    save_search: () => command('save_search', { id: newId(), ...search }),
    delete_search: () => command('delete_search', { id: newId() }),
    save_availability_rule: () => command('save_availability_rule', { id: newId(), ...hours }),
    delete_availability_rule: () => command('delete_availability_rule', { id: newId() }),
    save_availability_exception: () => command('save_availability_exception', { id: newId(), ...days }),
    delete_availability_exception: () => command('delete_availability_exception', { id: newId() }),
  };
}
