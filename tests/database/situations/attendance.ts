// Rocco works a shift of Vera's right now, and another began an hour ago without a word of him.
import { command, newId, people, type Scene } from '#tests/database/scene.ts';
import { bookedShift } from './transfers.ts';
import type { Tries } from './tries.ts';

/** A shift of Rocco's that began so many hours ago and lasts eight. */
export async function runningShift(scene: Scene, sinceHours: number, inHours: number) {
  const { shift, booking } = await bookedShift(scene, people.rocco, { inHours });
  for (const [table, id] of Object.entries({ shifts: shift, bookings: booking })) {
    await scene.db.query(
      `update public.${table} set starts_at = now() - $2 * interval '1 hour', ends_at = now() + (8 - $2) * interval '1 hour' where id = $1`,
      [id, sinceHours],
    );
  }
  return { shift, booking };
}

export const fact = (name: string, booking: string, more: object = {}) =>
  command(name, { id: newId(), booking_id: booking, said_at: new Date().toISOString(), ...more });

export async function attendanceSituation(scene: Scene): Promise<Tries> {
  const { booking } = await runningShift(scene, 1, 600);
  return {
    check_in: () => fact('check_in', booking),
    check_out: () => fact('check_out', booking),
    start_break: () => fact('start_break', booking),
    end_break: () => fact('end_break', booking),
    record_attendance: () => fact('record_attendance', booking, { kind: 'in', reason: 'Phone left at home' }),
  };
}
